import type { Sql } from '../database/Database.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import type { LockedPayment } from './lockPayment.ts';

/**
 * Notes that an attempt came to nothing, unless its money is in already: events come in any order. A buyer who was
 * thanked while the bank was still deciding hears of it by mail.
 */
export async function settleUnpaid(
  sql: Sql,
  { order, payment }: LockedPayment,
  state: 'refused' | 'expired',
  now: Date,
): Promise<'unpaid' | 'already-settled'> {
  if (payment.state !== 'open' && payment.state !== 'pending') return 'already-settled';
  await sql`update payments set state = ${state}, settled_at = ${now} where id = ${payment.id}`;
  if (payment.state === 'pending' && order.status !== 'placed') {
    await addToOutbox(sql, 'payment-failed', `payment-failed:${payment.id}`, {
      orderId: order.id,
      orderNumber: orderNumber(order),
      userId: order.userId,
    });
  }
  return 'unpaid';
}
