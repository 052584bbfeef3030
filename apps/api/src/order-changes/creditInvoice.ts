import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { issueCreditNote } from '../invoices/creditNotes.ts';
import { toInvoice } from '../invoices/findInvoice.ts';
import type { FoundOrder, OrderRow } from '../orders/findOrder.ts';

/** Whether the invoice of an order was mailed with it, or waits to be sent. */
async function isInvoiceMailed(sql: Sql, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const [mail] = await sql`select from outbox where unique_key = ${`invoice:${id}`}`;
  return mail !== undefined;
}

/**
 * Whether the invoice of an order that can be changed was issued: when it was paid, or when it was mailed with the order. Another
 * one is issued on the delivery day; until then it has the contents of the order.
 */
export const isInvoiceIssued = async (sql: Sql, order: Pick<OrderRow, 'id' | 'payment'>): Promise<boolean> =>
  order.payment === 'ideal' || isInvoiceMailed(sql, order);

/**
 * Takes back the invoice of an order by a credit note, if it was issued; it is mailed if the invoice was.
 *
 * @returns whether it was issued.
 */
export async function creditInvoice(
  { settings, clock }: Pick<ApiDependencies, 'settings' | 'clock'>,
  sql: Sql,
  found: FoundOrder,
): Promise<boolean> {
  const { id, userId, placedAt, invoiceNumber } = found.order;
  const seller = found.order.seller ?? settings.seller;
  if (placedAt === null || invoiceNumber === null || seller === null) return false;
  if (!(await isInvoiceIssued(sql, found.order))) return false;
  const invoice = toInvoice(found, placedAt, invoiceNumber, seller);
  const number = await issueCreditNote(sql, id, invoice, clock());
  if (await isInvoiceMailed(sql, found.order)) {
    await addToOutbox(sql, 'credit-note', `credit-note:${number}`, { orderId: id, userId, number });
  }
  return true;
}
