import type { ApiParts } from '../ApiParts.ts';
import type { CompanyRecord } from '../accounts/companies.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { clearOverdue } from './clearOverdue.ts';
import { draftLifetime } from './draftLifetime.ts';
import type { OrderRow } from './OrderRow.ts';

/** What a draft is made of. */
export interface Draft {
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
  { database: { sql }, clock, settings }: ApiParts,
  viewer: Viewer,
  draft: Draft,
): Promise<OrderRow | null> {
  const { cart, company } = draft;
  const now = clock();
  const row = {
    company_id: viewer.companyId,
    user_id: viewer.userId,
    original_user_id: viewer.originalUserId,
    status: 'draft',
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
    with ${clearOverdue(sql, viewer.companyId, now)},
    drafted as (
      insert into orders (${columns})
        select ${sql(row)} where (select count(*) from removed) + (select count(*) from given_up) >= 0
        on conflict do nothing returning *
    ),
    lines as (
      insert into order_lines (order_id, ${lineColumns})
        select order_id, ${lineColumns}
          from (select id as order_id from drafted) as owner, jsonb_to_recordset(${sql.json(lines)}) as line (
            position smallint, product_id integer, path text, category_path text, article_number text,
            description text, contents text, unit text, images text[], offer_label text, amount integer,
            price_cents integer, price_old_cents integer, vat_percentage smallint, discount_cents integer,
            total_exclusive_cents integer, total_inclusive_cents integer, give_away boolean, incomplete_offer jsonb)
    )
    select * from drafted`;
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
  amount: line.amount,
  price_cents: line.price,
  price_old_cents: line.oldPrice,
  vat_percentage: line.vatPercentage,
  discount_cents: line.discount,
  total_exclusive_cents: line.totalExclusive,
  total_inclusive_cents: line.totalInclusive,
  give_away: line.giveAway,
  incomplete_offer: line.incompleteOffer && { ...line.incompleteOffer },
});
