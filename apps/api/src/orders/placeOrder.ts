import type { ApiParts } from '../ApiParts.ts';
import type { Sql } from '../database/Database.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { notFound } from '../http/notFound.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Viewer } from '../session/Viewer.ts';
import { completeOrder } from './completeOrder.ts';
import type { OrderRow } from './OrderRow.ts';

/** When an order comes that was placed already. @throws Refusal why it was not placed. */
async function placedBefore(sql: Sql, viewer: Viewer, orderId: number): Promise<string> {
  const [order] = await sql<Pick<OrderRow, 'status' | 'payment' | 'deliveryDate'>[]>`
    select status, payment, delivery_date from orders where id = ${orderId} and company_id = ${viewer.companyId}`;
  if (!order) throw notFound();
  if (order.status === 'placed') return order.deliveryDate;
  throw order.payment === 'ideal'
    ? new Refusal(409, 'Deze bestelling moet eerst betaald worden: je bedrijf bestelt niet op rekening.')
    : new Refusal(
        409,
        'Deze bestelling kan niet meer geplaatst worden. Bestel opnieuw vanuit je winkelmand.',
      );
}

async function placeDraft(parts: ApiParts, sql: Sql, viewer: Viewer, orderId: number): Promise<string> {
  const now = parts.clock();
  // Whoever comes second waits here for the first, and then finds no draft. A company that pays in another way by now
  // has to order anew.
  const [order] = await sql<OrderRow[]>`
    update orders set status = 'placed', placed_at = ${now},
        delivery_date = greatest(delivery_date, ${offeredDates(parts.clock, viewer)[0]}::date)
      where id = ${orderId} and company_id = ${viewer.companyId} and status = 'draft' and payment <> 'ideal'
        and payment = ${viewer.payment} and expires_at > ${now}
      returning *`;
  if (!order) return placedBefore(sql, viewer, orderId);
  if (order.subtotalCents < order.minimumOrderCents) {
    throw new Refusal(409, 'Deze bestelling is kleiner dan het minimum.');
  }
  await completeOrder(sql, order, now, false);
  return order.deliveryDate;
}

/**
 * Places a draft on account or by direct debit: once, however often it is asked. Stock, limits, minimum and coupon are
 * checked again with the rows locked; prices stay as the draft froze them. The confirmation mail is noted in the same
 * transaction. A draft that was refused has had its time: the next one is made of the cart as it is by then, without a
 * gift that is gone or a coupon that is used up. A delivery date that has passed meanwhile gives way to the first that is
 * offered.
 *
 * @returns the date on which it is delivered.
 * @throws Refusal 404 for an order of another company, 409 with a reason when it cannot be placed.
 */
export async function placeOrder(parts: ApiParts, viewer: Viewer, orderId: number): Promise<string> {
  const { sql } = parts.database;
  try {
    return await sql.begin((transaction) => placeDraft(parts, transaction, viewer, orderId));
  } catch (error) {
    if (error instanceof Refusal) {
      await sql`
        update orders set expires_at = least(expires_at, ${parts.clock()})
          where id = ${orderId} and company_id = ${viewer.companyId} and status = 'draft' and payment <> 'ideal'`;
    }
    throw error;
  }
}
