// Refunds of payments, whole or in part: a job requests the refund from the provider, whose webhook reports its result.

import type { PendingQuery, Row } from 'postgres';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { PermanentError } from '../database/jobQueues.ts';
import { addToOutbox } from '../database/outbox.ts';
import { disputeStages, type paymentNotifications, type RefundReason } from '../database/tables/payments.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import { type PaymentProvider, ProviderError } from './createPaymentProvider.ts';
import type { LockedPayment, PaymentRow, SettlementDependencies } from './settlePayment.ts';

export interface RefundSubject {
  readonly orderId: number;
  /** The number of the order, or the numbers of the invoices. */
  readonly number: string;
  /** The person who ordered. */
  readonly userId: number;
}

export const refundedOrder = (order: OrderRow): RefundSubject => ({
  orderId: order.id,
  number: orderNumber(order),
  userId: order.userId,
});

/**
 * SQL for whether a dispute has moved the money of a payment, so that providers refuse to refund it. Without `exists`, for
 * which PostgreSQL may read all disputes.
 *
 * @param id SQL for the id of the payment
 */
export const isDisputed = (sql: Sql, id: PendingQuery<Row[]>) => sql`
  (
    select true from payment_disputes
      where payment_id = ${id} and stage = any(${disputeStages.slice(disputeStages.indexOf('charged-back'))}::text[])
      limit 1
  ) is not null`;

/** The reasons that the mail about the order announces to the person who ordered. */
const announcedByOrderMail: readonly RefundReason[] = ['cancelled', 'order-changed'];

/**
 * Queues the refund of a payment, and the mails about it to the payer and the seller. For a changed or cancelled order the
 * person who ordered gets no second mail, since the mail about the order announces the refund. The seller refunds a disputed
 * payment by hand (`admin refunds`).
 *
 * @param amountCents the refunded part. @default the whole payment
 */
export async function queueRefund(
  sql: Sql,
  { orderId, number, userId }: RefundSubject,
  payment: PaymentRow,
  reason: RefundReason,
  amountCents = payment.amountCents,
): Promise<void> {
  const part = amountCents < payment.amountCents ? amountCents : null;
  const [owed] = await sql<{ byHand: boolean }[]>`
    update payments set refund_reason = ${reason}, refund_cents = ${part},
        refund_error = case when ${isDisputed(sql, sql`payments.id`)} then 'A disputed payment is refunded by hand' end
      where id = ${payment.id} returning refund_error is not null as by_hand`;
  const payer = payment.userId ?? userId;
  const about = { orderId, orderNumber: number, userId: payer, reason };
  if (payer !== userId || !announcedByOrderMail.includes(reason)) {
    await addToOutbox(sql, 'payment-refunded', `payment-refunded:${payment.id}`, about);
  }
  await addToOutbox(sql, 'refund-notice', `refund-notice:${payment.id}`, {
    ...about,
    reference: payment.reference,
    amountCents,
    byHand: owed?.byHand ?? false,
  });
}

/**
 * Requests a refund from the provider, unless an earlier request failed permanently. The idempotency key has the payment and
 * the attempt, so that repeated requests refund it once, and a new attempt after a failure does not get that failure back.
 *
 * @throws {PermanentError} when the provider rejects it, which needs manual action (`admin refunds`).
 * @throws {ProviderError} when the provider does not answer.
 */
export async function refundPayment(
  {
    database: { sql },
    provider,
    clock,
  }: Pick<ApiDependencies, 'database' | 'clock'> & { readonly provider: Pick<PaymentProvider, 'refund'> },
  id: number,
): Promise<void> {
  const [owed] = await sql<
    (Pick<PaymentRow, 'reference' | 'idempotencyKey' | 'refundAttempts' | 'refundCents'> & {
      pspReference: string;
    })[]
  >`
    select reference, idempotency_key, psp_reference, refund_attempts, refund_cents from payments
      where id = ${id} and refund_reason is not null and refunded_at is null and refund_asked_at is null
        and refund_error is null`;
  if (!owed) return;
  const attempt = owed.refundAttempts === 0 ? '' : `-${owed.refundAttempts}`;
  try {
    const key = `refund-${owed.idempotencyKey}${attempt}`;
    await provider.refund(owed.pspReference, owed.reference, key, owed.refundCents);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.transient) throw error;
    await sql`update payments set refund_error = ${error.message} where id = ${id} and refunded_at is null`;
    throw new PermanentError(error.message);
  }
  // A webhook may have stored the result before this response arrived.
  await sql`
    update payments set refund_asked_at = ${clock()}
      where id = ${id} and refunded_at is null and refund_error is null`;
}

/**
 * Stores the result of a refund. `REFUND_FAILED` reopens a refund that succeeded before, since a bank can return the money days
 * later. `admin refunds` then lists it as open; it is not requested again automatically.
 */
export async function settleRefund(
  { clock, report }: Pick<SettlementDependencies, 'clock' | 'report'>,
  sql: Sql,
  { payment }: Pick<LockedPayment, 'payment'>,
  event: Pick<typeof paymentNotifications.$inferSelect, 'pspReference' | 'eventCode' | 'success' | 'reason'>,
): Promise<'refunded' | 'refund-failed' | 'noted'> {
  if (payment.refundReason === null) return 'noted';
  const isReturned = event.eventCode === 'REFUND_FAILED';
  if (event.success && !isReturned) {
    // The provider may send `REFUND_FAILED` of this refund first.
    const { count } = await sql`
      update payments set refunded_at = coalesce(refunded_at, ${clock()}), refund_error = null
        where id = ${payment.id} and not exists (
          select from payment_notifications
            where psp_reference = ${event.pspReference} and event_code = 'REFUND_FAILED')`;
    return count > 0 ? 'refunded' : 'noted';
  }
  const { count } = await sql`
    update payments set refunded_at = null, refund_asked_at = null, refund_error = ${event.reason}
      where id = ${payment.id} and (refunded_at is null or ${isReturned})`;
  if (count === 0) return 'noted';
  report({ event: 'payment-refund-failed', reference: payment.reference, message: event.reason });
  return 'refund-failed';
}
