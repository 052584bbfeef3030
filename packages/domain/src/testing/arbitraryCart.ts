import fc from 'fast-check';
import type { CartToPrice } from '../cart/cartToPrice.ts';
import type { Deal } from '../cart/deals.ts';
import { type StoredCart, sumQuantities } from '../cart/storedCart.ts';
import { cents } from '../money/cents.ts';

const lineQuantities = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 9999 }));
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

/** Carts with every kind of deal, any rate, with and without a coupon. */
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
      quantity: lineQuantities,
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

const storedQuantities = fc.dictionary(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  fc.integer({ min: 1, max: 9999 }),
  { maxKeys: 6, noNullPrototype: true },
);

export const arbitraryStoredCart: fc.Arbitrary<StoredCart> = fc
  .record({
    customer: fc.constantFrom('10001', '10002', 'constructor'),
    quantities: storedQuantities,
    couponCode: fc.constantFrom('', 'DEMO10'),
    orderReference: fc.constantFrom('', 'Groep Eekhoorns'),
    subtotal: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    data: fc.constantFrom(null, { products: [] }),
    other: storedQuantities,
  })
  .map(({ customer, quantities, couponCode, orderReference, subtotal, data, other }): StoredCart => {
    const filled = Object.keys(quantities).length > 0;
    return {
      version: 1,
      customer,
      quantities,
      couponCode: filled ? couponCode : '',
      orderReference: filled ? orderReference : '',
      total: { items: sumQuantities(quantities), amount: filled ? subtotal : 0 },
      data: filled ? data : null,
      others: Object.keys(other).length > 0 ? { 20001: other } : {},
    };
  });
