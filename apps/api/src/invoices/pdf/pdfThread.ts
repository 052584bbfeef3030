import type { BrandId } from '@magazijn/server';
import { move } from 'piscina';
import type { Invoice } from '../Invoice.ts';
import { renderPdf } from './renderPdf.ts';

/** What a thread of `createInvoicePrinter` does. The bytes are handed over, not copied. */
export default async function drawInvoice({ invoice, brand }: { invoice: Invoice; brand: BrandId }) {
  return move(new Uint8Array(await renderPdf(invoice, brand)));
}
