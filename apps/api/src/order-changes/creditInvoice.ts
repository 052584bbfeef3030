import type { Cents } from '@magazijn/domain/money';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { issueCreditNote } from '../invoices/creditNotes.ts';
import { toInvoice } from '../invoices/findInvoice.ts';
import type { FoundOrder, OrderRow } from '../orders/findOrder.ts';
import { receivedCents } from '../orders/openCents.ts';

/**
 * The state of the invoice of a changeable order. It is issued when it is paid, or mailed with the order; otherwise on the
 * delivery day, until which it changes with the order.
 */
export interface InvoiceProgress {
  readonly isIssued: boolean;
  /** Whether it was mailed or is queued. */
  readonly isMailed: boolean;
  /** The money that the seller holds for it, in cents. */
  readonly receivedCents: number;
}

export async function findInvoiceProgress(
  sql: Sql,
  { id, payment }: Pick<OrderRow, 'id' | 'payment'>,
): Promise<InvoiceProgress> {
  // Versions before migration 0045 added the mail only, which is removed a month after it was sent.
  const [{ isMailed, receivedCents: received }] = await sql<[Omit<InvoiceProgress, 'isIssued'>]>`
    select invoice_mailed or exists (select from outbox where unique_key = ${`invoice:${id}`}) as is_mailed, ${receivedCents(sql)} as received_cents from orders where id = ${id}`;
  return { isIssued: payment === 'ideal' || isMailed, isMailed, receivedCents: received };
}

/**
 * Credits an issued invoice by a credit note, which is mailed if the invoice was. Returns whether there was one.
 *
 * @param refund in cents.
 */
export async function creditInvoice(
  { settings, clock }: Pick<ApiDependencies, 'settings' | 'clock'>,
  sql: Sql,
  found: FoundOrder,
  { isIssued, isMailed }: Pick<InvoiceProgress, 'isIssued' | 'isMailed'>,
  refund: Cents,
): Promise<boolean> {
  const { id, userId, placedAt, invoiceNumber } = found.order;
  const seller = found.order.seller ?? settings.seller;
  if (placedAt === null || invoiceNumber === null || seller === null || !isIssued) return false;
  const invoice = toInvoice(found, placedAt, invoiceNumber, seller);
  const number = await issueCreditNote(sql, id, { ...invoice, refund }, clock());
  if (isMailed) {
    await addToOutbox(sql, 'credit-note', `credit-note:${number}`, { orderId: id, userId, number });
  }
  return true;
}
