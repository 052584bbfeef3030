import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import { countCoupon } from './countCoupon.ts';
import type { OrderRow } from './OrderRow.ts';
import { type Backorder, takePaidStock } from './takePaidStock.ts';

/**
 * What placing a paid order brings with it, in the transaction that made it `placed`: stock, coupon and the confirmation
 * mail. It is never refused (docs/adr/0012); one on account may be, see `placeDraft`.
 *
 * @returns what was paid for and is short.
 */
export async function completeOrder(sql: Sql, order: OrderRow): Promise<readonly Backorder[]> {
  const backorders = await takePaidStock(sql, order.id);
  if (order.couponCode !== null && order.couponStatus === 'accepted') {
    await countCoupon(sql, order.couponCode);
  }
  await addToOutbox(sql, 'order-confirmation', `order-confirmation:${order.id}`, {
    orderId: order.id,
    userId: order.userId,
    backorders: [...backorders],
  });
  return backorders;
}
