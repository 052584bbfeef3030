import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { buildInvoice, buildLine } from '../testing/buildInvoice.ts';
import { createInvoicePrinter } from './createInvoicePrinter.ts';
import { renderPdf } from './renderPdf.ts';

const long = (count: number) =>
  buildInvoice({ lines: Array.from({ length: count }, (_, index) => buildLine(index + 1, 1299 + index, 3)) });

/** Shared, since each printer starts threads of its own, which takes longer than a short invoice. */
const print = createInvoicePrinter('magazijn');

/** One with a short queue, and a cache that is smaller than an invoice. */
const printSmall = createInvoicePrinter('magazijn', { threads: 1, waiting: 2, cacheBytes: 1000 });

/** The priorities of this process's threads (proc(5): the 19th field, counted after the name in brackets). */
const priorities = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

test.runIf(process.platform === 'linux')(
  'the rendering thread has a lower priority than the main thread',
  async () => {
    const own = getPriority();
    await print(long(1));
    expect(getPriority()).toBe(own);
    // Greater is lower; 19 is the lowest.
    expect(Math.max(...priorities())).toBe(Math.min(19, own + 10));
  },
);

test('the PDF equals the one rendered in the process', async () => {
  const pdf = await print(long(3));
  expect(Buffer.from(pdf).equals(await renderPdf(long(3), 'magazijn'))).toBe(true);
});

test('concurrent requests for one invoice render it once; another invoice is rendered separately', async () => {
  const [first, second] = await Promise.all([print(long(20)), print(long(20))]);
  expect(second).toBe(first);
  expect(await print(long(20))).toBe(first);
  expect(await print({ ...long(20), orderReference: 'Anders' })).not.toBe(first);
});

test('the cache evicts PDFs above its size', async () => {
  expect(await printSmall(long(2))).not.toBe(await printSmall(long(2)));
});

test('requests above the queue’s length are refused, and queued ones are answered', async () => {
  await printSmall(long(1));
  const answers = await Promise.allSettled([20, 21, 22, 23, 24, 25].map((count) => printSmall(long(count))));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(3);
  for (const answer of refused) expect(answer).toMatchObject({ reason: { status: 503 } });
  expect((await printSmall(long(25))).byteLength).toBeGreaterThan(1000);
});
