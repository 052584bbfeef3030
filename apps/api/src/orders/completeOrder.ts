import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import { countCoupon } from './countCoupon.ts';
import type { OrderRow } from './OrderRow.ts';
import { redeemCoupon } from './redeemCoupon.ts';
import { type Backorder, takePaidStock } from './takePaidStock.ts';
import { takeStock } from './takeStock.ts';
import { orderNumber } from './toWireOrder.ts';

/**
 * What placing an order brings with it, in the transaction that made it `placed`: stock, coupon and the confirmation
 * mail. An order on account is refused when something is short; one that is paid for is not (docs/adr/0012).
 *
 * @returns what was paid for and is short.
 * @throws Refusal 409 for an order that is not paid for, when stock, limit or coupon stand in its way.
 */
export async function completeOrder(
  sql: Sql,
  order: OrderRow,
  now: Date,
  paid: boolean,
): Promise<readonly Backorder[]> {
  const backorders = paid ? await takePaidStock(sql, order.id) : [];
  if (!paid) await takeStock(sql, order.id);
  if (order.couponCode !== null && order.couponStatus === 'accepted') {
    await (paid ? countCoupon(sql, order.couponCode) : redeemCoupon(sql, order.couponCode, now));
  }
  await addToOutbox(sql, 'order-confirmation', `order-confirmation:${order.id}`, {
    orderId: order.id,
    orderNumber: orderNumber(order),
    userId: order.userId,
    backorders: [...backorders],
  });
  return backorders;
}
