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
    : new Refusal(
        409,
        'Deze bestelling kan niet meer geplaatst worden. Bestel opnieuw vanuit je winkelmand.',
      );
}

async function placeDraft(parts: ApiParts, sql: Sql, viewer: Viewer, orderId: number): Promise<void> {
  const now = parts.clock();
  // Whoever comes second waits here for the first, and then finds no draft. A company that pays in another way by now
  // has to order anew.
  const [order] = await sql<OrderRow[]>`
    update orders set status = 'placed', placed_at = ${now},
        delivery_date = greatest(delivery_date, ${offeredDates(parts.clock, viewer.country)[0]}::date)
      where id = ${orderId} and company_id = ${viewer.companyId} and status = 'draft' and payment <> 'ideal'
        and payment = ${viewer.payment} and expires_at > ${now}
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
}

/**
 * Places a draft on account or by direct debit: once, however often it is asked. Stock, limits, minimum and coupon are
 * checked again with the rows locked; prices stay as the draft froze them. The confirmation mail is noted in the same
 * transaction. A draft that was refused has had its time: the next one is made of the cart as it is by then, without a
 * gift that is gone or a coupon that is used up.
 *
 * @throws Refusal 404 for an order of another company, 409 with a reason when it cannot be placed.
 */
export async function placeOrder(parts: ApiParts, viewer: Viewer, orderId: number): Promise<void> {
  const { sql } = parts.database;
  try {
    await sql.begin((transaction) => placeDraft(parts, transaction, viewer, orderId));
  } catch (error) {
    if (error instanceof Refusal) {
      await sql`
        update orders set expires_at = least(expires_at, ${parts.clock()})
          where id = ${orderId} and company_id = ${viewer.companyId} and status = 'draft' and payment <> 'ideal'`;
    }
    throw error;
  }
}
