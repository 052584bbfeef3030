import type { Cents } from '@magazijn/domain/money';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { issueCreditNote } from '../invoices/creditNotes.ts';
import { toInvoice } from '../invoices/findInvoice.ts';
import type { FoundOrder, OrderRow } from '../orders/findOrder.ts';

/**
 * How far the invoice of an order that can be changed is. It is issued when it was paid, or mailed with the order. Another one is
 * issued on the delivery day; until then it has the contents of the order.
 */
export interface InvoiceProgress {
  readonly isIssued: boolean;
  /** Whether it was mailed, or waits to be sent. */
  readonly isMailed: boolean;
}

export async function findInvoiceProgress(
  sql: Sql,
  { id, payment }: Pick<OrderRow, 'id' | 'payment'>,
): Promise<InvoiceProgress> {
  const [mail] = await sql`select from outbox where unique_key = ${`invoice:${id}`}`;
  const isMailed = mail !== undefined;
  return { isIssued: payment === 'ideal' || isMailed, isMailed };
}

/**
 * Takes back an issued invoice by a credit note, mailed if the invoice was; returns whether it did.
 *
 * @param refund what a cancellation pays back; undefined for a change, which keeps what was paid.
 */
export async function creditInvoice(
  { settings, clock }: Pick<ApiDependencies, 'settings' | 'clock'>,
  sql: Sql,
  found: FoundOrder,
  { isIssued, isMailed }: InvoiceProgress,
  refund?: Cents,
): Promise<boolean> {
  const { id, userId, placedAt, invoiceNumber } = found.order;
  const seller = found.order.seller ?? settings.seller;
  if (placedAt === null || invoiceNumber === null || seller === null || !isIssued) return false;
  const invoice = toInvoice(found, placedAt, invoiceNumber, seller);
  const number = await issueCreditNote(
    sql,
    id,
    { ...invoice, ...(refund !== undefined && { refund }) },
    clock(),
  );
  if (isMailed) {
    await addToOutbox(sql, 'credit-note', `credit-note:${number}`, { orderId: id, userId, number });
  }
  return true;
}
