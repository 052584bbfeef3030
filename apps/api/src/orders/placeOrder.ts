import type { ApiParts } from '../ApiParts.ts';
import type { Sql } from '../database/Database.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { notFound } from '../http/notFound.ts';
import { Refusal } from '../http/Refusal.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { OrderRow } from './OrderRow.ts';
import { redeemCoupon } from './redeemCoupon.ts';
import { takeStock } from './takeStock.ts';
import { orderNumber } from './toWireOrder.ts';

/** Why an order that is there was not placed; null when it is placed already. */
async function whyNot(sql: Sql, viewer: Viewer, orderId: number): Promise<Refusal | null> {
  const [order] = await sql<Pick<OrderRow, 'status' | 'payment'>[]>`
    select status, payment from orders where id = ${orderId} and company_id = ${viewer.companyId}`;
  if (!order) return notFound();
  if (order.status === 'placed') return null;
  return order.payment === 'ideal'
    ? new Refusal(409, 'Deze bestelling moet eerst betaald worden: je bedrijf bestelt niet op rekening.')
    : new Refusal(409, 'Deze bestelling kan niet meer geplaatst worden.');
}

/**
 * Places a draft on account or by direct debit: once, however often it is asked. Stock, limits, minimum and coupon are
 * checked again with the rows locked; prices stay as the draft froze them. The confirmation mail is noted in the same
 * transaction.
 *
 * @throws Refusal 404 for an order of another company, 409 with a reason when it cannot be placed.
 */
export async function placeOrder(parts: ApiParts, viewer: Viewer, orderId: number): Promise<void> {
  const now = parts.clock();
  await parts.database.sql.begin(async (sql) => {
    // Whoever comes second waits here for the first, and then finds no draft.
    const [order] = await sql<OrderRow[]>`
      update orders set status = 'placed', placed_at = ${now},
          delivery_date = greatest(delivery_date, ${offeredDates(parts.clock, viewer.country)[0]}::date)
        where id = ${orderId} and company_id = ${viewer.companyId} and status = 'draft' and payment <> 'ideal'
        returning *`;
    if (!order) {
      const refusal = await whyNot(sql, viewer, orderId);
      if (refusal) throw refusal;
      return;
    }
    if (order.subtotalCents < order.minimumOrderCents) {
      throw new Refusal(409, 'Deze bestelling is kleiner dan het minimum.');
    }
    await takeStock(sql, orderId);
    if (order.couponCode !== null && order.couponStatus === 'accepted') {
      await redeemCoupon(sql, order.couponCode, now);
    }
    await addToOutbox(sql, 'order-confirmation', `order-confirmation:${orderId}`, {
      orderId,
      orderNumber: orderNumber(order),
      userId: order.userId,
    });
  });
}
