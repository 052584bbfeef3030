import type { ApiParts } from '../ApiParts.ts';
import type { CompanyRecord } from '../accounts/CompanyRecord.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { insertRows } from '../database/insertRows.ts';
import type { Viewer } from '../session/Viewer.ts';
import { draftLifetime } from './draftLifetime.ts';
import { giveUpUnpaidOrders } from './giveUpUnpaidOrders.ts';
import { removeExpiredDrafts } from './removeExpiredDrafts.ts';

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
 * Writes a draft with its lines; when the company has an open one with the same content and neither has a key, that one
 * is used.
 *
 * @returns its id; null when another request came first: with the same key, or by placing the open one.
 */
export function insertDraft(
  { database, clock, settings }: ApiParts,
  viewer: Viewer,
  draft: Draft,
): Promise<number | null> {
  const { cart, company } = draft;
  const now = clock();
  return database.sql.begin(async (sql) => {
    // One after the other, and sent together.
    const [, , [inserted]] = await Promise.all([
      removeExpiredDrafts(sql, viewer.companyId, now),
      giveUpUnpaidOrders(sql, viewer.companyId, now),
      sql<{ id: number }[]>`
      insert into orders ${sql({
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
      })}
      on conflict do nothing returning id`,
    ]);
    if (!inserted) {
      const [open] = await sql<{ id: number }[]>`
        select id from orders
          where company_id = ${viewer.companyId} and content_hash = ${draft.contentHash}
            and status in ('draft', 'awaiting-payment') and idempotency_key is null and ${draft.idempotencyKey}::text is null`;
      return open?.id ?? null;
    }
    await insertRows(
      sql,
      'order_lines',
      cart.lines.map((line, position) => lineRow(inserted.id, position, line)),
    );
    return inserted.id;
  });
}

const frozenBuyer = ({ name, customerNumber, vatCode, fiscalCode, iban, email }: CompanyRecord) => ({
  name,
  customerNumber,
  vatCode,
  fiscalCode,
  iban,
  email,
});

function lineRow(orderId: number, position: number, line: ShopCart['lines'][number]) {
  return {
    orderId,
    position,
    productId: line.productId,
    path: line.path,
    categoryPath: line.categoryPath,
    articleNumber: line.articleNumber,
    description: line.description,
    contents: line.contents,
    unit: line.unit,
    images: line.images,
    offerLabel: line.offerLabel,
    amount: line.amount,
    priceCents: line.price,
    priceOldCents: line.oldPrice,
    vatPercentage: line.vatPercentage,
    discountCents: line.discount,
    totalExclusiveCents: line.totalExclusive,
    totalInclusiveCents: line.totalInclusive,
    giveAway: line.giveAway,
    incompleteOffer: line.incompleteOffer,
  };
}
