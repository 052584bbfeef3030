import fc from 'fast-check';
import { cents } from '../money/cents.ts';
import type { Deal } from './CartProduct.ts';
import type { CartToPrice } from './priceCart.ts';

const amounts = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 9999 }));
const percentages = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(5.5, 12.5, 33.3));

const arbitraryDeal: fc.Arbitrary<Deal | null> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('free-goods' as const),
      paid: fc.integer({ min: 1, max: 6 }),
      free: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('percentage' as const), percentage: percentages }),
    fc.record({
      kind: fc.constant('give-away' as const),
      from: fc.integer({ min: 1, max: 5 }),
      productId: fc.integer({ min: 900, max: 903 }),
    }),
  ),
);

/** For property tests: carts with every kind of deal, any rate, with and without a coupon. */
export const arbitraryCartToPrice: fc.Arbitrary<CartToPrice> = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      product: fc.record({
        id: fc.integer({ min: 1, max: 500 }),
        price: fc.integer({ min: 0, max: 100_000 }).map((price) => cents(price)),
        vatPercentage: fc.constantFrom(0, 6, 9, 12, 21, 23),
        deal: arbitraryDeal,
        orderLimit: fc.option(fc.integer({ min: 1, max: 30 })),
      }),
      amount: amounts,
    }),
    { maxLength: 8, selector: ({ product }) => product.id },
  ),
  coupon: fc.option(fc.record({ code: fc.constant('DEMO10'), percentage: percentages })),
  rules: fc.constant({
    minimumOrder: cents(5000),
    freeShippingFrom: cents(10_000),
    shipping: cents(750),
    shippingVatPercentage: 21,
  }),
});
