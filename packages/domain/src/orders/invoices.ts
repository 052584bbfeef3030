import { addDays, type IsoDate } from '../delivery/calendar.ts';

/** The payment term of an invoice in days; a direct debit is collected at its end. */
export const invoiceTermDays = 14;

/** The most invoices that are paid or downloaded together. */
export const maxInvoicesTogether = 100;

/** Why more invoices than {@link maxInvoicesTogether} are refused, as a Dutch sentence. */
export const tooManyInvoicesMessage = `Kies hoogstens ${maxInvoicesTogether} facturen tegelijk.`;

/**
 * The status of an invoice.
 *
 * - `open`: to be paid until its due date
 * - `overdue`: the due date has passed
 * - `pending`: a bank decides about its payment
 * - `debit`: it will be collected by direct debit
 * - `paid`: nothing is left to pay
 * - `credited`: a credit note took it back
 */
export const invoiceStatuses = ['open', 'overdue', 'pending', 'debit', 'paid', 'credited'] as const;

/** One of {@link invoiceStatuses}. */
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Whether an invoice can be paid in the shop. */
export const isPayable = (status: InvoiceStatus): boolean => status === 'open' || status === 'overdue';

/** The date by which an invoice of this date is paid, or on which it is collected. */
export const invoiceDueDate = (issuedOn: IsoDate): IsoDate => addDays(issuedOn, invoiceTermDays);

/**
 * An invoice number as on the invoice.
 *
 * @example formatInvoiceNumber(42) // 'F000000042'
 */
export const formatInvoiceNumber = (number: number): string => `F${String(number).padStart(9, '0')}`;

/**
 * The number in the series of an invoice number; null for another text.
 *
 * @example readInvoiceNumber('F000000042') // 42
 */
export function readInvoiceNumber(text: string): number | null {
  const [, digits] = /^F(\d{9})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
