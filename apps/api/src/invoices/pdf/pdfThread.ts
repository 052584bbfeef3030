import { getPriority, setPriority } from 'node:os';
import type { BrandId } from '@magazijn/server';
import { move } from 'piscina';
import type { Invoice } from '../Invoice.ts';
import { renderPdf } from './renderPdf.ts';

// Lower than the main thread's, by at most the 19 of the system. On Linux only the calling thread's (setpriority(2)).
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));

/** The worker of `createInvoicePrinter`. The bytes are transferred, not copied. */
export default async function drawInvoice({ invoice, brand }: { invoice: Invoice; brand: BrandId }) {
  return move(new Uint8Array(await renderPdf(invoice, brand)));
}
