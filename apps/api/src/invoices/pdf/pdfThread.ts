import { constants, setPriority } from 'node:os';
import type { BrandId } from '@magazijn/server';
import { move } from 'piscina';
import type { Invoice } from '../Invoice.ts';
import { renderPdf } from './renderPdf.ts';

// On Linux this is the priority of the calling thread alone (setpriority(2)): whoever is being answered goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** What a thread of `createInvoicePrinter` does. The bytes are handed over, not copied. */
export default async function drawInvoice({ invoice, brand }: { invoice: Invoice; brand: BrandId }) {
  return move(new Uint8Array(await renderPdf(invoice, brand)));
}
