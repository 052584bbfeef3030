import { addDays, type IsoDate } from '../delivery/calendar.ts';

/** The payment term of an invoice in days; a direct debit is collected at its end. */
export const invoiceTermDays = 14;

export const maxInvoicesTogether = 100;

export const tooManyInvoicesMessage = `Kies hoogstens ${maxInvoicesTogether} facturen tegelijk.`;

/**
 * - `open`: to be paid until its due date
 * - `overdue`: the due date has passed
 * - `pending`: a bank decides about its payment
 * - `debit`: it will be collected by direct debit
 * - `paid`: nothing is left to pay
 * - `credited`: a credit note took it back
 */
export const invoiceStatuses = ['open', 'overdue', 'pending', 'debit', 'paid', 'credited'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const isPayable = (status: InvoiceStatus): boolean => status === 'open' || status === 'overdue';

/** The date by which an invoice of this date is paid, or on which it is collected. */
export const invoiceDueDate = (issuedOn: IsoDate): IsoDate => addDays(issuedOn, invoiceTermDays);

/** @example formatInvoiceNumber(42) // 'F000000042' */
export const formatInvoiceNumber = (number: number): string => `F${String(number).padStart(9, '0')}`;

/** The number in the series of an invoice number; null for another text. */
export function readInvoiceNumber(text: string): number | null {
  const [, digits] = /^F(\d{9})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
