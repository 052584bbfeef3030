// Inserts a draft, and deletes the expired ones of the company.

import { initialStatus, orderTransitions } from '@magazijn/domain/orders';
import type { PendingQuery, Row } from 'postgres';
import type { OrderDependencies } from '../ApiDependencies.ts';
import type { CompanyRecord } from '../accounts/companies.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { noteSavedCart } from '../cart/savedCarts.ts';
import type { Sql } from '../database/Database.ts';
import { withClient } from '../database/recordEvent.ts';
import { columnsOf, statusIn } from '../database/sqlFragments.ts';
import { orders } from '../database/tables/index.ts';
import type { Buyer } from '../http/Viewer.ts';
import type { OrderRow } from './findOrder.ts';

/** Milliseconds that a draft can be placed at its prices: a day. */
const draftLifetime = 24 * 60 * 60 * 1000;

interface Draft {
  readonly cart: ShopCart;
  readonly company: CompanyRecord;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly contentHash: string;
  readonly deliveryDate: string;
  readonly isSavedCart: boolean;
  /** The buyer's choices per product id, 0 for none. */
  readonly costCentres: ReadonlyMap<number, number>;
}

/**
 * Inserts a draft and removes the company's expired ones, whose key or content it may take over, in one statement.
 *
 * @returns null when a concurrent request came first, with the same key or, without one, the same content.
 */
export async function insertDraft(
  { database: { sql }, clock, settings }: OrderDependencies,
  viewer: Buyer,
  draft: Draft,
): Promise<OrderRow | null> {
  const { cart, company } = draft;
  const now = clock();
  const row = {
    company_id: viewer.companyId,
    user_id: viewer.userId,
    original_user_id: viewer.originalUserId,
    status: initialStatus,
    idempotency_key: draft.idempotencyKey,
    request_hash: draft.requestHash,
    content_hash: draft.contentHash,
    payment: company.payment,
    delivery_date: draft.deliveryDate,
    coupon_code: cart.couponCode || null,
    coupon_status: cart.couponStatus,
    order_reference: cart.orderReference,
    subtotal_cents: cart.subtotal,
    coupon_discount_cents: cart.couponDiscount,
    shipping_cents: cart.shipping,
    shipping_vat_percentage: cart.shippingVatPercentage,
    vat_treatment: cart.vatTreatment,
    vat_totals: sql.json(cart.vatTotals.map((total) => ({ ...total }))),
    total_exclusive_cents: cart.totalExclusive,
    total_inclusive_cents: cart.totalInclusive,
    minimum_order_cents: cart.minimumOrder,
    free_shipping_from_cents: cart.freeShippingFrom,
    limits: sql.json(cart.limits.map(({ message, data }) => ({ message, data: [...data] }))),
    main_address: sql.json({ ...company.mainAddress }),
    invoice_address: company.invoiceAddress && sql.json({ ...company.invoiceAddress }),
    buyer: sql.json(frozenBuyer(company)),
    seller: settings.seller && sql.json({ ...settings.seller }),
    created_at: now,
    expires_at: new Date(now.getTime() + draftLifetime),
  };
  // Names in a separate fragment: after an `insert` the driver would treat them as values.
  const columns = sql`${sql(Object.keys(row))}`;
  const [inserted] = await sql<OrderRow[]>`
    with ${clearOverdue(sql, viewer, now)},
    drafted as (
      insert into orders (${columns})
        select ${sql(row)} where (select count(*) from removed) + (select count(*) from given_up) >= 0
        on conflict do nothing returning ${columnsOf(sql, orders)}
    ),
    lines as (${insertLines(sql, sql`select id from drafted`, cart)}),
    remembered as (${rememberCostCentres(sql, viewer, draft.costCentres)}),
    ${noteSavedCart(sql, viewer, draft.isSavedCart, sql`select id from drafted`)}
    select ${columnsOf(sql, orders)} from drafted`;
  return inserted ?? null;
}

/** A CTE that stores the chosen cost centres as the company's latest ones, if the draft is made. */
const rememberCostCentres = (
  sql: Sql,
  { companyId }: Buyer,
  costCentres: ReadonlyMap<number, number>,
): PendingQuery<Row[]> => sql`
  insert into product_cost_centres (company_id, product_id, cost_centre_id)
    select ${companyId}::int, product_id, cost_centre_id
      from unnest(${[...costCentres.keys()]}::int[], ${[...costCentres.values()]}::int[])
        as chosen (product_id, cost_centre_id)
      where exists (select from drafted)
      order by product_id
    on conflict (company_id, product_id) do update set cost_centre_id = excluded.cost_centre_id
      where product_cost_centres.cost_centre_id <> excluded.cost_centre_id`;

/** A statement or a CTE that inserts lines. @param orderId a query for the id of the order; no row inserts nothing */
export function insertLines(
  sql: Sql,
  orderId: PendingQuery<Row[]>,
  cart: Pick<ShopCart, 'lines'>,
): PendingQuery<Row[]> {
  const lines = cart.lines.map(lineRow);
  const columns = sql`${sql(Object.keys(lines[0] ?? {}))}`;
  return sql`
    insert into order_lines (order_id, ${columns})
      select owner.order_id, ${columns}
        from (${orderId}) as owner (order_id), jsonb_to_recordset(${sql.json(lines)}) as line (
          position smallint, product_id integer, path text, category_path text, article_number text,
          description text, contents text, unit text, images text[], offer_label text, amount integer,
          price_cents integer, price_old_cents integer, vat_percentage smallint, discount_cents integer,
          total_exclusive_cents integer, total_inclusive_cents integer, give_away boolean, deal jsonb,
          incomplete_offer jsonb, cost_centre_id integer, cost_centre_code text, cost_centre_name text)
        -- Each line locks its product against removal, so that products are locked by id, as everywhere.
        order by line.product_id, line.position`;
}

/** SQL for the totals of a cart, in an update of `orders`. */
export const totalsOf = (sql: Sql, cart: ShopCart): PendingQuery<Row[]> => sql`
  subtotal_cents = ${cart.subtotal}, coupon_discount_cents = ${cart.couponDiscount},
  shipping_cents = ${cart.shipping}, shipping_vat_percentage = ${cart.shippingVatPercentage},
  vat_treatment = ${cart.vatTreatment}, vat_totals = ${sql.json(cart.vatTotals.map((total) => ({ ...total })))},
  total_exclusive_cents = ${cart.totalExclusive}, total_inclusive_cents = ${cart.totalInclusive},
  minimum_order_cents = ${cart.minimumOrder}, free_shipping_from_cents = ${cart.freeShippingFrom}`;

const frozenBuyer = ({ name, customerNumber, vatCode, fiscalCode, iban, email }: CompanyRecord) => ({
  name,
  customerNumber,
  vatCode,
  fiscalCode,
  iban,
  email,
});

const lineRow = ({ costCentre, ...line }: ShopCart['lines'][number], position: number) => ({
  position,
  product_id: line.productId,
  path: line.path,
  category_path: line.categoryPath,
  article_number: line.articleNumber,
  description: line.description,
  contents: line.contents,
  unit: line.unit,
  images: [...line.images],
  offer_label: line.offerLabel,
  amount: line.quantity,
  price_cents: line.price,
  price_old_cents: line.originalPrice,
  vat_percentage: line.vatPercentage,
  discount_cents: line.discount,
  total_exclusive_cents: line.totalExclusive,
  total_inclusive_cents: line.totalInclusive,
  give_away: line.giveAway,
  deal: line.deal && { ...line.deal },
  incomplete_offer: line.incompleteOffer && { ...line.incompleteOffer },
  cost_centre_id: costCentre?.id ?? null,
  cost_centre_code: costCentre?.code ?? null,
  cost_centre_name: costCentre?.name ?? null,
});

/**
 * CTEs that delete a company's expired drafts. Unpaid orders become refused instead, since a late payment can place them.
 * Locked rows are skipped.
 */
const clearOverdue = (sql: Sql, { companyId, address }: Buyer, now: Date): PendingQuery<Row[]> => sql`
  removed as (
    delete from orders where id in (
      select id from orders where company_id = ${companyId} and ${statusIn(sql, [initialStatus])} and expires_at <= ${now}
          and coupon_reserved_until is null
        for update skip locked)
      returning id
  ),
  given_up as (
    update orders set status = ${orderTransitions.giveUp.to}, idempotency_key = null where id in (
      select id from orders
        where company_id = ${companyId} and ${statusIn(sql, orderTransitions.giveUp.from)} and expires_at <= ${now}
          and not ${isBeingPaid(sql, now)}
        for update skip locked)
      returning id, ${withClient(sql, address)}
  )`;

/** A session that ends within this time is not returned again, in milliseconds. */
export const sessionMargin = 5 * 60 * 1000;

/**
 * SQL condition on `orders`: whether a payment of the order is pending, so that it must be kept. A bank may take days
 * to decide. A session about to end is not returned again, and an order older than a day gets no new one: from then
 * on the cart makes another order at current prices.
 */
export const isBeingPaid = (sql: Sql, now: Date): PendingQuery<Row[]> => sql`exists (
  select from payments where order_id = orders.id
    and (state = 'pending'
      or (state in ('creating', 'open') and payments.expires_at > ${new Date(now.getTime() + sessionMargin)})))`;
