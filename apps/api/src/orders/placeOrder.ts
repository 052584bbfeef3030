import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { notFound } from '../http/notFound.ts';
import { Refusal } from '../http/Refusal.ts';
import type { OrderRow } from './OrderRow.ts';
import { type Placing, placeDraft } from './placeDraft.ts';

/** A draft that was refused has had its time: the next one is made of the cart as it is by then. */
async function endDraft({ database: { sql }, clock }: ApiParts, orderId: number): Promise<void> {
  await sql`
    update orders set expires_at = least(expires_at, ${clock()})
      where id = ${orderId} and status = 'draft' and (payment <> 'ideal' or total_inclusive_cents = 0)`;
}

/** When an order comes that was placed already. @throws Refusal why it was not placed. */
async function placedBefore(parts: ApiParts, viewer: Viewer, orderId: number): Promise<string> {
  const [order] = await parts.database.sql<
    Pick<OrderRow, 'status' | 'payment' | 'deliveryDate' | 'totalInclusiveCents'>[]
  >`
    select status, payment, delivery_date, total_inclusive_cents from orders where id = ${orderId} and company_id = ${viewer.companyId}`;
  if (!order) throw notFound();
  if (order.status === 'placed') return order.deliveryDate;
  if (order.payment === 'ideal' && order.totalInclusiveCents > 0) {
    throw new Refusal(409, 'Deze bestelling moet eerst betaald worden: je bedrijf bestelt niet op rekening.');
  }
  await endDraft(parts, orderId);
  throw new Refusal(
    409,
    'Deze bestelling kan niet meer geplaatst worden. Bestel opnieuw vanuit je winkelmand.',
  );
}

/** Why a draft was not placed. */
function refusalOf({ belowMinimum, shortage }: Placing): Refusal {
  if (belowMinimum) return new Refusal(409, 'Deze bestelling is kleiner dan het minimum.');
  if (!shortage) return new Refusal(409, 'Deze kortingscode is niet meer geldig.');
  const { description, orderLimit, ordered } = shortage;
  return new Refusal(
    409,
    orderLimit !== null && ordered > orderLimit
      ? `Van ${description} kun je hoogstens ${orderLimit} per keer bestellen.`
      : `Van ${description} is er niet genoeg op voorraad.`,
  );
}

/**
 * Places a draft on account or by direct debit: once, however often it is asked. Stock, limits, minimum and coupon are
 * checked again with the rows locked; prices stay as the draft froze them. A draft that was refused has had its time: the
 * next one is made of the cart as it is by then, without a gift that is gone or a coupon that is used up. A delivery date
 * that has passed meanwhile gives way to the first that is offered.
 *
 * @returns the date on which it is delivered.
 * @throws Refusal 404 for an order of another company, 409 with a reason when it cannot be placed.
 */
export async function placeOrder(parts: ApiParts, viewer: Viewer, orderId: number): Promise<string> {
  const firstDate = offeredDates(parts.clock, viewer)[0];
  const placing = await placeDraft(parts.database.sql, viewer, orderId, parts.clock(), firstDate);
  if (placing === null) return placedBefore(parts, viewer, orderId);
  if (placing.deliveryDate !== null) return placing.deliveryDate;
  await endDraft(parts, orderId);
  throw refusalOf(placing);
}
