import { type CartLine, type Coupon, priceCart } from '@magazijn/domain/cart';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { countCouponGuess } from '../accounts/throttle.ts';
import { priceFor, vatPercentageFor } from '../catalogue/priceFor.ts';
import { categoryPath } from '../catalogue/products.ts';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';
import type { CartRequest } from './CartRequest.ts';
import { possibleDeal, selectCartProducts } from './cartProducts.ts';
import { cartLimits, incompleteOfferText, lineLimit } from './cartTexts.ts';
import type { CouponStatus, ShopCart } from './ShopCart.ts';

/**
 * Prices what a customer wants. Products that do not exist are left out; the shop hears that by their absence.
 * Two statements, however many lines.
 */
export async function buildCart(
  dependencies: Pick<ApiDependencies, 'database' | 'settings' | 'clock'>,
  sql: Sql,
  viewer: Viewer,
  request: CartRequest,
): Promise<ShopCart> {
  const { settings } = dependencies;
  const [products, { coupon, status }] = await Promise.all([
    selectCartProducts(sql, [...request.quantities.keys()]),
    countCouponGuess(dependencies, viewer.companyId, request.couponCode, () =>
      findCoupon(sql, viewer.companyId, request.couponCode, dependencies.clock()),
    ),
  ]);
  const priceOf = priceFor(viewer);
  const lines = [...request.quantities].flatMap(([id, quantity]): CartLine[] => {
    const row = products.get(id);
    if (!row) return [];
    const product = {
      id,
      price: priceOf(row).price,
      vatPercentage: vatPercentageFor(viewer.country, row.vatPercentage),
      deal: possibleDeal(row, products, request.quantities),
      orderLimit: row.orderLimit,
    };
    return [{ product, quantity }];
  });
  const priced = priceCart({ lines, coupon, rules: settings.rules });
  return {
    lines: priced.lines.flatMap((line) => {
      const row = products.get(line.productId);
      if (!row) return [];
      return [
        {
          ...line,
          path: row.path,
          categoryPath: categoryPath(row),
          articleNumber: row.articleNumber,
          description: row.description,
          contents: row.contents,
          unit: row.unit,
          images: row.images,
          offerLabel: row.offerLabel,
          stock: row.stock,
          available: row.available,
          oldPrice: line.giveAway ? null : priceOf(row).oldPrice,
          vatPercentage: vatPercentageFor(viewer.country, row.vatPercentage),
          limit: line.giveAway ? null : lineLimit(row, line.quantity),
          incompleteOffer: incompleteOfferText(line.incompleteOffer, row, products),
        },
      ];
    }),
    couponCode: request.couponCode,
    couponStatus: status,
    orderReference: request.orderReference,
    subtotal: priced.subtotal,
    couponDiscount: priced.couponDiscount,
    shipping: priced.shipping,
    shippingVatPercentage: settings.rules.shippingVatPercentage,
    vatTotals: priced.vatTotals,
    totalExclusive: priced.totalExclusive,
    totalInclusive: priced.totalInclusive,
    minimumOrder: settings.rules.minimumOrder,
    freeShippingFrom: settings.rules.freeShippingFrom,
    limits: cartLimits(products, request.quantities, priced.limits),
  };
}

interface CouponRow {
  readonly code: string;
  readonly percentage: number;
  readonly ended: boolean;
  readonly usedUp: boolean;
}

/**
 * Whether a code counts, and what it takes off. A use that a payment page of the company itself holds is still its own:
 * it goes along to the next cart (`reserveCoupon`).
 */
async function findCoupon(
  sql: Sql,
  companyId: number,
  code: string,
  now: Date,
): Promise<{ readonly coupon: Coupon | null; readonly status: CouponStatus | null }> {
  if (code === '') return { coupon: null, status: null };
  const [row] = await sql<CouponRow[]>`
    select code, percentage, coalesce(ends_at <= ${now}, false) as ended,
        coalesce(used >= usage_limit, false) and not exists (
          select from orders
            where coupon_code = code and company_id = ${companyId} and coupon_reserved_until < 'infinity'
        ) as used_up
      from coupons where code = ${code}`;
  if (!row) return { coupon: null, status: 'unknown' };
  if (row.ended) return { coupon: null, status: 'ended' };
  if (row.usedUp) return { coupon: null, status: 'used' };
  return { coupon: { code: row.code, percentage: row.percentage }, status: 'accepted' };
}
