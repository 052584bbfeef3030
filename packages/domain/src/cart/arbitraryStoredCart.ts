import fc from 'fast-check';
import type { StoredCart } from './StoredCart.ts';
import { sumAmounts } from './sumAmounts.ts';

const amounts = fc.dictionary(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  fc.integer({ min: 1, max: 9999 }),
  { maxKeys: 6, noNullPrototype: true },
);

/** For property tests: carts as the functions of this folder may leave them. */
export const arbitraryStoredCart: fc.Arbitrary<StoredCart> = fc
  .record({
    customer: fc.constantFrom('10001', '10002', 'constructor'),
    amount: amounts,
    discount: fc.constantFrom('', 'DEMO10'),
    orderReference: fc.constantFrom('', 'Groep Eekhoorns'),
    subtotal: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    data: fc.constantFrom(null, { products: [] }),
    other: amounts,
  })
  .map(({ customer, amount, discount, orderReference, subtotal, data, other }): StoredCart => {
    const filled = Object.keys(amount).length > 0;
    return {
      version: 1,
      customer,
      amount,
      discount: filled ? discount : '',
      orderReference: filled ? orderReference : '',
      total: { items: sumAmounts(amount), amount: filled ? subtotal : 0 },
      data: filled ? data : null,
      others: Object.keys(other).length > 0 ? { 20001: other } : {},
    };
  });
