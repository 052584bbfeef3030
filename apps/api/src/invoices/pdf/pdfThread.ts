import { constants, setPriority } from 'node:os';
import type { BrandId } from '@magazijn/server';
import { move } from 'piscina';
import type { Invoice } from '../Invoice.ts';
import { renderPdf } from './renderPdf.ts';

// On Linux this sets the priority of the calling thread only (setpriority(2)), so that the main thread goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The worker of `createInvoicePrinter`. The bytes are transferred, not copied. */
export default async function drawInvoice({ invoice, brand }: { invoice: Invoice; brand: BrandId }) {
  return move(new Uint8Array(await renderPdf(invoice, brand)));
}
