// Writing a draft, and clearing away those of the company that have had their time.

import { initialStatus, orderTransitions } from '@magazijn/domain/orders';
import type { PendingQuery, Row } from 'postgres';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { CompanyRecord } from '../accounts/companies.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import type { Sql } from '../database/Database.ts';
import { withClient } from '../database/recordEvent.ts';
import { columnsOf, statusIn } from '../database/sqlFragments.ts';
import { orders } from '../database/tables/index.ts';
import type { Viewer } from '../http/Viewer.ts';
import type { OrderRow } from './findOrder.ts';

/** For how long a draft can be placed at the prices that it froze, in milliseconds: a day. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** What a draft is made of. */
interface Draft {
  readonly cart: ShopCart;
  readonly company: CompanyRecord;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly contentHash: string;
  readonly deliveryDate: string;
}

/**
 * Writes a draft with its lines, and clears away what of the company has had its time: one statement, so one
 * transaction. The order waits for the count of what was cleared, since it may take over its key or content.
 *
 * @returns null when another request came first, with the same key or without one with the same content.
 */
export async function insertDraft(
  { database: { sql }, clock, settings }: ApiDependencies,
  viewer: Viewer,
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
  const lines = cart.lines.map(lineRow);
  // Names in fragments of their own: behind an `insert` the driver would take them for values.
  const columns = sql`${sql(Object.keys(row))}`;
  const lineColumns = sql`${sql(Object.keys(lines[0] ?? {}))}`;
  const [inserted] = await sql<OrderRow[]>`
    with ${clearOverdue(sql, viewer, now)},
    drafted as (
      insert into orders (${columns})
        select ${sql(row)} where (select count(*) from removed) + (select count(*) from given_up) >= 0
        on conflict do nothing returning ${columnsOf(sql, orders)}
    ),
    lines as (
      insert into order_lines (order_id, ${lineColumns})
        select order_id, ${lineColumns}
          from (select id as order_id from drafted) as owner, jsonb_to_recordset(${sql.json(lines)}) as line (
            position smallint, product_id integer, path text, category_path text, article_number text,
            description text, contents text, unit text, images text[], offer_label text, amount integer,
            price_cents integer, price_old_cents integer, vat_percentage smallint, discount_cents integer,
            total_exclusive_cents integer, total_inclusive_cents integer, give_away boolean, deal jsonb,
            incomplete_offer jsonb)
          -- Each line locks its product against removal: in the order of their ids, as everywhere.
          order by line.product_id, line.position
    )
    select ${columnsOf(sql, orders)} from drafted`;
  return inserted ?? null;
}

const frozenBuyer = ({ name, customerNumber, vatCode, fiscalCode, iban, email }: CompanyRecord) => ({
  name,
  customerNumber,
  vatCode,
  fiscalCode,
  iban,
  email,
});

const lineRow = (line: ShopCart['lines'][number], position: number) => ({
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
});

/**
 * Two parts of a `with` that free the keys and contents of a company's orders that have had their time: drafts are
 * removed; orders that nobody paid for are given up, and stay, since money may still come in and place them after all.
 * What another request is clearing at the same moment is left to it.
 */
const clearOverdue = (sql: Sql, { companyId, address }: Viewer, now: Date): PendingQuery<Row[]> => sql`
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

/** A session that ends sooner than this is not handed out again, in milliseconds. */
export const sessionMargin = 5 * 60 * 1000;

/**
 * Part of a query over `orders`: whether a payment of the order is under way, so that it must not be given up. A bank
 * may take days to decide a pending one. A session that nearly ends is not handed out again, and an order that has had
 * its day gets no other: from then on the cart is another order, at the prices of that moment.
 */
export const isBeingPaid = (sql: Sql, now: Date): PendingQuery<Row[]> => sql`exists (
  select from payments where order_id = orders.id
    and (state = 'pending'
      or (state in ('creating', 'open') and payments.expires_at > ${new Date(now.getTime() + sessionMargin)})))`;
