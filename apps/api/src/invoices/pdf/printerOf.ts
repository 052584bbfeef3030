import type { BrandId } from '@magazijn/server';
import { createInvoicePrinter, type InvoicePrinter } from './createInvoicePrinter.ts';

const printers = new Map<BrandId, InvoicePrinter>();

/** One printer per brand for the whole process, so that its routes and mails share threads, queue and cache. */
export function printerOf(brand: BrandId): InvoicePrinter {
  const printer = printers.get(brand) ?? createInvoicePrinter(brand);
  printers.set(brand, printer);
  return printer;
}
