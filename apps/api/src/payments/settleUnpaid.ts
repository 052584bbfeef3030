import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { freeCoupon, holdCoupon } from '../orders/couponReservation.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import type { LockedPayment } from './lockPayment.ts';

/** Notes that a bank is still deciding: from now on the order is in the company's history. */
export async function settlePending(sql: Sql, { order, payment }: LockedPayment, now: Date): Promise<void> {
  if (payment.state !== 'open') return;
  await sql`update payments set state = 'pending' where id = ${payment.id}`;
  await sql`update orders set pending_at = coalesce(pending_at, ${now}) where id = ${order.id}`;
  await holdCoupon(sql, order.id);
}

/**
 * Notes that an attempt came to nothing, unless its money is in already: events come in any order. A buyer who was
 * thanked while the bank was still deciding hears of it by mail, and finds the order in the history as refused; ordering
 * the same again makes a new one.
 */
export async function settleUnpaid(
  sql: Sql,
  { order, payment }: LockedPayment,
  state: 'refused' | 'expired',
  now: Date,
): Promise<'unpaid' | 'already-settled'> {
  if (payment.state !== 'open' && payment.state !== 'pending') return 'already-settled';
  await sql`update payments set state = ${state}, settled_at = ${now} where id = ${payment.id}`;
  if (order.status === 'placed') return 'unpaid';
  await freeCoupon(sql, order.id);
  if (payment.state === 'pending') {
    await sql`update orders set status = 'refused', idempotency_key = null where id = ${order.id}`;
    await addToOutbox(sql, 'payment-failed', `payment-failed:${payment.id}`, {
      orderId: order.id,
      orderNumber: orderNumber(order),
      userId: order.userId,
    });
  }
  return 'unpaid';
}
