import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildInvoice, buildLine } from '../testing/buildInvoice.ts';
import { createInvoicePrinter } from './createInvoicePrinter.ts';
import { renderPdf } from './renderPdf.ts';

const invoiceOf = (count: number) =>
  buildInvoice({ lines: Array.from({ length: count }, (_, index) => buildLine(index + 1, 1299 + index, 3)) });

/** Counts event loop turns, each a chance to answer a request, until the work is done. */
async function turnsUntil(done: Promise<unknown>): Promise<number> {
  let isDone = false;
  void done.finally(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  return turns;
}

test('requests are answered while a long invoice is rendered', async () => {
  const print = createInvoicePrinter('magazijn');
  await print(invoiceOf(1));
  const inThread = await turnsUntil(print(invoiceOf(150)));
  // The baseline without a thread, on this machine.
  const inProcess = await turnsUntil(renderPdf(invoiceOf(150), 'magazijn'));
  expect(inThread).toBeGreaterThan(20 * inProcess);
});
