import { type CartLine, priceCart } from '@magazijn/domain/cart';
import type { ApiParts } from '../ApiParts.ts';
import { priceFor, vatPercentageFor } from '../catalogue/priceFor.ts';
import { categoryPath } from '../catalogue/products.ts';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { countCouponGuess } from '../throttle/couponGuesses.ts';
import type { CartRequest } from './CartRequest.ts';
import { cartLimits } from './cartLimits.ts';
import { findCoupon } from './findCoupon.ts';
import { incompleteOfferText } from './incompleteOfferText.ts';
import { lineLimitText } from './lineLimitText.ts';
import { possibleDeal } from './possibleDeal.ts';
import type { ShopCart } from './ShopCart.ts';
import { selectCartProducts } from './selectCartProducts.ts';

/** The VAT on delivery, the same in both countries. */
const shippingVatPercentage = 21;

/**
 * Prices what a customer wants. Products that do not exist are left out; the shop hears that by their absence.
 * Two statements, however many lines.
 */
export async function buildCart(
  parts: Pick<ApiParts, 'database' | 'settings' | 'clock'>,
  sql: Sql,
  viewer: Viewer,
  request: CartRequest,
): Promise<ShopCart> {
  const { settings } = parts;
  const [products, { coupon, status }] = await Promise.all([
    selectCartProducts(sql, [...request.amounts.keys()]),
    countCouponGuess(parts, viewer.companyId, request.couponCode, () =>
      findCoupon(sql, viewer.companyId, request.couponCode, parts.clock()),
    ),
  ]);
  const priceOf = priceFor(viewer);
  const lines = [...request.amounts].flatMap(([id, amount]): CartLine[] => {
    const row = products.get(id);
    if (!row) return [];
    const product = {
      id,
      price: priceOf(row).price,
      vatPercentage: vatPercentageFor(viewer.country, row.vatPercentage),
      deal: possibleDeal(row, products, request.amounts),
      orderLimit: row.orderLimit,
    };
    return [{ product, amount }];
  });
  const priced = priceCart({ lines, coupon, rules: { ...settings.rules, shippingVatPercentage } });
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
          limitMessage: line.giveAway ? null : lineLimitText(row, line.amount),
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
    shippingVatPercentage,
    vatTotals: priced.vatTotals,
    totalExclusive: priced.totalExclusive,
    totalInclusive: priced.totalInclusive,
    minimumOrder: settings.rules.minimumOrder,
    freeShippingFrom: settings.rules.freeShippingFrom,
    limits: cartLimits(products, request.amounts, priced.limits),
  };
}
