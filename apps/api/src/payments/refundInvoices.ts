// Refunds of payments of invoices, by the shop or by hand (docs/adr/0092).

import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { columnsOf } from '../database/sqlFragments.ts';
import { payments } from '../database/tables/index.ts';
import type { RefundReason } from '../database/tables/payments.ts';
import { countedCents } from '../orders/openCents.ts';
import { isDisputed, queueRefund, type RefundSubject } from './refundPayment.ts';
import type { PaymentRow } from './settlePayment.ts';

/** The locked order of an invoice, and the maximum that is refunded of its payments, in cents. */
export interface InvoiceRefund extends RefundSubject {
  readonly upToCents: number;
}

/**
 * Refunds payments of invoices, the latest first and disputed ones last. The refunded amounts no longer count for the invoices.
 * The shop refunds its payments, each once (`queueRefund`). The seller gets a mail about the rest: payments that were booked by
 * hand, and second refunds of a payment.
 *
 * @param key distinguishes the mails of one order.
 * @returns the sum of the refunds, in cents.
 */
export async function refundInvoices(
  sql: Sql,
  refunds: readonly InvoiceRefund[],
  reason: Extract<RefundReason, 'cancelled' | 'order-changed' | 'invoice-paid'>,
  key: string,
): Promise<number> {
  const orderIds = refunds.map(({ orderId }) => orderId);
  const paid = await sql<{ id: number; orderId: number; paymentId: number | null; cents: number }[]>`
    select id, order_id, payment_id, ${countedCents(sql)} as cents from invoice_payments
      where order_id = any(${orderIds}::int[]) and paid_on is not null and ${countedCents(sql)} > 0
      order by ${isDisputed(sql, sql`invoice_payments.payment_id`)}, id desc`;
  if (paid.length === 0) return 0;
  // A payment can have other invoices, whose orders are not locked.
  const refundable = await sql<PaymentRow[]>`
    select ${columnsOf(sql, payments)} from payments
      where id = any(${paid.flatMap(({ paymentId }) => paymentId ?? [])}::int[]) and refund_reason is null
      order by id for update`;
  const parts: { readonly refund: InvoiceRefund; readonly payment: PaymentRow | null; cents: number }[] = [];
  for (const refund of refunds) {
    let left = refund.upToCents;
    for (const { id, paymentId, cents } of paid.filter(({ orderId }) => orderId === refund.orderId)) {
      const part = Math.min(left, cents);
      if (part <= 0) break;
      left -= part;
      await sql`update invoice_payments set repaid_cents = repaid_cents + ${part} where id = ${id}`;
      parts.push({
        refund,
        payment: refundable.find((each) => each.id === paymentId) ?? null,
        cents: part,
      });
    }
  }
  for (const [payment, theirs] of Map.groupBy(parts, (part) => part.payment)) {
    const [first] = theirs;
    if (!first) continue;
    const { orderId, userId } = first.refund;
    const number = [...new Set(theirs.map(({ refund }) => refund.number))].join(', ');
    const amountCents = theirs.reduce((sum, { cents }) => sum + cents, 0);
    if (payment) {
      await queueRefund(sql, { orderId, number, userId }, payment, reason, amountCents);
    } else {
      const notice = { orderId, orderNumber: number, userId, reason, reference: '', amountCents };
      await addToOutbox(sql, 'refund-notice', `refund-notice:${key}`, { ...notice, byHand: true });
    }
  }
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}
