// Placing an order without card payment: on account, by direct debit, or with nothing left to pay.

import { maxLineQuantity } from '@magazijn/domain/cart';
import { type OrderTransition, orderTransitions } from '@magazijn/domain/orders';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { takeOutOfSavedCart } from '../cart/savedCarts.ts';
import type { Sql } from '../database/Database.ts';
import { withClient } from '../database/recordEvent.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { deliversTo, offeredDates } from '../delivery/offeredDates.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Buyer } from '../http/Viewer.ts';
import type { InvoiceMailMode } from '../settings/invoiceMailModes.ts';
import { refuseUnapproved } from './approvalNeeds.ts';
import type { OrderRow } from './findOrder.ts';
import { invoiceDate, invoicingOf } from './invoicing.ts';

/** Expires a refused draft, so that the next one is made from the current cart. */
export async function endDraft(
  { database: { sql }, clock }: OrderDependencies,
  orderId: number,
): Promise<void> {
  await sql`
    update orders set expires_at = least(expires_at, ${clock()})
      where id = ${orderId} and ${statusIn(sql, orderTransitions.place.from)}
        and (payment <> 'ideal' or total_inclusive_cents = 0)`;
}

/** The response for an order that is already placed. @throws HttpError why it was not placed. */
async function placedBefore(
  dependencies: OrderDependencies,
  viewer: Buyer,
  orderId: number,
): Promise<string> {
  const [order] = await dependencies.database.sql<
    Pick<OrderRow, 'status' | 'payment' | 'deliveryDate' | 'totalInclusiveCents'>[]
  >`
    select status, payment, delivery_date, total_inclusive_cents from orders where id = ${orderId} and company_id = ${viewer.companyId}`;
  if (!order) throw notFound();
  if (order.status === 'placed') return order.deliveryDate;
  if (order.status === 'cancelled') throw new HttpError(409, 'Deze bestelling is geannuleerd.');
  if (order.status === 'requested') {
    throw new HttpError(409, 'Voor deze bestelling is goedkeuring gevraagd. Je vindt haar bij je aanvragen.');
  }
  if (order.payment === 'ideal' && order.totalInclusiveCents > 0) {
    throw new HttpError(
      409,
      'Deze bestelling moet eerst betaald worden: je bedrijf bestelt niet op rekening.',
    );
  }
  await endDraft(dependencies, orderId);
  throw new HttpError(
    409,
    'Deze bestelling kan niet meer geplaatst worden. Bestel opnieuw vanuit je winkelmand.',
  );
}

export function placingRefusal({ belowMinimum, shortage }: Placing): HttpError {
  if (belowMinimum) return new HttpError(409, 'Deze bestelling is kleiner dan het minimum.');
  if (!shortage) return new HttpError(409, 'Deze kortingscode is niet meer geldig.');
  const { description, orderLimit, taken } = shortage;
  return new HttpError(
    409,
    orderLimit !== null && taken > orderLimit
      ? `Van ${description} kun je maximaal ${orderLimit} per keer bestellen.`
      : `Van ${description} is er niet genoeg op voorraad.`,
  );
}

/**
 * Places a draft on account or by direct debit, once. Stock, limits, minimum and coupon are checked again with the rows
 * locked; prices are those of the draft. A refused draft expires; one that needs approval stays. A past delivery date
 * is replaced. Returns the delivery date.
 *
 * @throws HttpError 404 for another company's, 409 with a reason when it cannot be placed.
 */
export async function placeOrder(
  dependencies: OrderDependencies,
  viewer: Buyer,
  orderId: number,
): Promise<string> {
  const firstDate = offeredDates(dependencies, viewer)[0];
  const { sql } = dependencies.database;
  const terms = {
    now: dependencies.clock(),
    firstDate,
    invoiceMail: dependencies.settings.invoiceMail,
    transition: orderTransitions.place,
  };
  const place = () =>
    viewer.hasApprovalRules
      ? sql.begin(async (transaction) => {
          await refuseUnapproved(transaction, viewer, orderId, terms.now);
          return placeDraft(transaction, viewer, orderId, terms);
        })
      : placeDraft(sql, viewer, orderId, terms);
  const placing = deliversTo(dependencies, viewer) ? await retryConflict(place) : null;
  if (placing === null) return placedBefore(dependencies, viewer, orderId);
  if (placing.deliveryDate !== null) return placing.deliveryDate;
  await endDraft(dependencies, orderId);
  throw placingRefusal(placing);
}

interface Placing {
  /** The delivery date; null when the draft was not placed and nothing was written. */
  readonly deliveryDate: string | null;
  readonly belowMinimum: boolean;
  /** The first product that is short or above its order limit. */
  readonly shortage: {
    readonly description: string;
    readonly orderLimit: number | null;
    /** Its ordered units, gifts included. */
    readonly taken: number;
  } | null;
}

interface PlacingTerms {
  readonly now: Date;
  /** The first offered day, which replaces an earlier one. */
  readonly firstDate: string;
  readonly invoiceMail: InvoiceMailMode;
  /** From a draft, or from a request that is approved. */
  readonly transition: OrderTransition;
}

/**
 * Places a draft completely or not at all, in one statement, so that no lock waits for a round trip. Rows are locked in
 * a fixed order (the order, its products by id, the coupon, the series of invoice numbers, the saved cart), so that
 * orders never deadlock. It also places orders by card with nothing left to pay.
 *
 * @returns null when the company has no such draft that can be placed.
 */
export async function placeDraft(
  sql: Sql,
  viewer: Buyer,
  orderId: number,
  { now, firstDate, invoiceMail, transition }: PlacingTerms,
): Promise<Placing | null> {
  const invoicing = invoicingOf(viewer.payment, invoiceMail);
  const mails =
    invoicing.isMailed === 'when-placed' ? ['order-confirmation', 'invoice'] : ['order-confirmation'];
  // A concurrent call waits at `locked_order` and then finds no draft. A company whose payment method has changed must
  // order again. The draft condition is checked after locking, since a combined query would scan the index of drafts past
  // all orders that were placed since the last vacuum.
  const [placing] = await sql<Placing[]>`
    with locked_order as (
      select id, status, payment, expires_at, subtotal_cents, minimum_order_cents, coupon_code, coupon_status,
          total_inclusive_cents
        from orders where id = ${orderId} and company_id = ${viewer.companyId} for update
    ),
    draft as (
      select id, subtotal_cents < minimum_order_cents as below_minimum,
          case when coupon_status = 'accepted' then coupon_code end as coupon
        from locked_order
        where ${statusIn(sql, transition.from)} and (payment <> 'ideal' or total_inclusive_cents = 0)
          and payment = ${viewer.payment}
          and expires_at > ${now}
    ),
    ordered_units as (
      select product_id, sum(amount)::int as taken,
          coalesce(sum(amount) filter (where not give_away), 0)::int as ordered
        from order_lines where order_id = (select id from draft) group by product_id
    ),
    locked as (
      select id, description, stock, available, order_limit
        from products where id in (select product_id from ordered_units) order by id for no key update
    ),
    short as (
      select id, description, order_limit, taken from locked join ordered_units on product_id = id
        where not (available and stock >= taken and ordered <= ${maxLineQuantity} and taken <= coalesce(order_limit, taken))
    ),
    orderable as (
      select id, coupon from draft where not below_minimum and not exists (select from short)
    ),
    redeemed as (
      update coupons set used = used + 1 from orderable
        where code = coupon and (ends_at is null or ends_at > ${now})
          and (usage_limit is null or used < usage_limit)
        returning code
    ),
    placeable as (
      select id from orderable where coupon is null or exists (select from redeemed)
    ),
    numbered as (
      insert into number_series (name, last) select 'factuurnummer', 1 from placeable
        on conflict (name) do update set last = number_series.last + 1 returning last
    ),
    placed as (
      update orders set status = ${transition.to}, placed_at = ${now}, invoice_number = numbered.last,
          delivery_date = greatest(delivery_date, ${firstDate}::date),
          invoiced_on = ${invoiceDate(sql, invoicing, now, firstDate)},
          invoice_to_mail = ${invoicing.isMailed === 'when-delivered'},
          invoice_mailed = ${invoicing.isMailed === 'when-placed'}
        from placeable, numbered where orders.id = placeable.id
        returning orders.id, orders.user_id, orders.delivery_date, orders.invoice_number, ${withClient(sql, viewer.address)}
    ),
    taken as (
      update products set stock = stock - ordered_units.taken from ordered_units
        where products.id = ordered_units.product_id and exists (select from placeable)
    ),
    mailed as (
      insert into outbox (kind, unique_key, payload)
        select kind, kind || ':' || id,
            jsonb_build_object('orderId', id, 'userId', user_id)
              || case when kind = 'invoice' then jsonb_build_object('number', invoice_number) else '{}' end
          from placed, unnest(${mails}::text[]) as kind
        on conflict (unique_key) do nothing
    ),
    ${takeOutOfSavedCart(sql, sql`select id from placed`, now)}
    select below_minimum, (select delivery_date from placed) as delivery_date,
        (select jsonb_build_object('description', description, 'orderLimit', order_limit, 'taken', taken)
          from short order by id limit 1) as shortage
      from draft`;
  return placing ?? null;
}
