import fc from 'fast-check';
import { priceCart } from '../cart/priceCart.ts';
import { type Cents, cents } from '../money/cents.ts';
import type { OciOrder } from '../oci/ociLines.ts';
import { arbitraryCartToPrice } from './arbitraryCart.ts';

/** Orders made from a priced cart, with their total excluding VAT. */
export const arbitraryOciOrder: fc.Arbitrary<{ order: OciOrder; totalExclusive: Cents }> = fc
  .tuple(arbitraryCartToPrice, fc.string({ unit: 'grapheme', maxLength: 80 }), fc.string({ maxLength: 60 }))
  .map(([request, description, orderReference]) => {
    const priced = priceCart(request);
    const rates = new Map(request.lines.map(({ product }) => [product.id, product.vatPercentage]));
    const lines = priced.lines.map(({ productId, quantity, price, discount, totalExclusive, giveAway }) => ({
      productId,
      description,
      itemCode: `ce-${productId}`,
      categoryPath: 'verzorging/luiers',
      quantity,
      price,
      discount: cents(discount),
      total: totalExclusive,
      vatPercentage: rates.get(productId) ?? 21,
      giveAway,
    }));
    return {
      order: {
        lines,
        shipping: { cost: priced.shipping, itemCode: 'VERZ', vatPercentage: 21 },
        discounts: priced.couponDiscounts,
        deliveryDate: '2026-03-18',
        orderReference,
      },
      totalExclusive: priced.totalExclusive,
    };
  });
