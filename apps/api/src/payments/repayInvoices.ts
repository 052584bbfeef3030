// Refunds of payments of invoices, by the shop or by hand (docs/adr/0092).

import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { columnsOf } from '../database/sqlFragments.ts';
import { payments } from '../database/tables/index.ts';
import type { RefundReason } from '../database/tables/payments.ts';
import { countedCents } from '../orders/openCents.ts';
import { isDisputed, oweRefund, type RefundSubject } from './refundPayment.ts';
import type { PaymentRow } from './settlePayment.ts';

/** The locked order of an invoice, and how much at most is paid back of its payments, in cents. */
export interface Repayment extends RefundSubject {
  readonly upToCents: number;
}

/**
 * Owes back what was paid for invoices: the payments that were opened or booked last first, disputed ones at the end. It
 * counts for the invoices no longer.
 * The shop refunds its payments, each once (`oweRefund`). The seller is mailed about the rest: what was booked by hand, and
 * second refunds of a payment.
 *
 * @param key distinguishes the mails of one order.
 * @returns the sum of the refunds, in cents.
 */
export async function repayInvoices(
  sql: Sql,
  repayments: readonly Repayment[],
  reason: Extract<RefundReason, 'cancelled' | 'order-changed' | 'invoice-paid'>,
  key: string,
): Promise<number> {
  const orderIds = repayments.map(({ orderId }) => orderId);
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
  const parts: { readonly repayment: Repayment; readonly payment: PaymentRow | null; cents: number }[] = [];
  for (const repayment of repayments) {
    let left = repayment.upToCents;
    for (const { id, paymentId, cents } of paid.filter(({ orderId }) => orderId === repayment.orderId)) {
      const part = Math.min(left, cents);
      if (part <= 0) break;
      left -= part;
      await sql`update invoice_payments set repaid_cents = repaid_cents + ${part} where id = ${id}`;
      parts.push({
        repayment,
        payment: refundable.find((each) => each.id === paymentId) ?? null,
        cents: part,
      });
    }
  }
  for (const [payment, theirs] of Map.groupBy(parts, (part) => part.payment)) {
    const [first] = theirs;
    if (!first) continue;
    const { orderId, userId } = first.repayment;
    const number = [...new Set(theirs.map(({ repayment }) => repayment.number))].join(', ');
    const amountCents = theirs.reduce((sum, { cents }) => sum + cents, 0);
    if (payment) {
      await oweRefund(sql, { orderId, number, userId }, payment, reason, amountCents);
    } else {
      const notice = { orderId, orderNumber: number, userId, reason, reference: '', amountCents };
      await addToOutbox(sql, 'refund-notice', `refund-notice:${key}`, { ...notice, byHand: true });
    }
  }
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}
