import type { CartToPrice } from '@magazijn/domain/cart';
import { cents } from '@magazijn/domain/money';
import * as fc from 'fast-check';
import type { Invoice } from '../Invoice.ts';
import { buildInvoice } from './buildInvoice.ts';

const deal: fc.Arbitrary<CartToPrice['lines'][number]['product']['deal']> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('free-goods' as const),
    paid: fc.integer({ min: 1, max: 4 }),
    free: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    kind: fc.constant('percentage' as const),
    percentage: fc.constantFrom(5, 10, 12.5, 33.3, 100),
  }),
  fc.record({
    kind: fc.constant('give-away' as const),
    from: fc.integer({ min: 1, max: 5 }),
    productId: fc.integer({ min: 900, max: 903 }),
  }),
);

/** For property tests: invoices of any order: every deal, every rate, coupons, delivery, every way to pay. */
export const arbitraryInvoice: fc.Arbitrary<Invoice> = fc
  .record({
    lines: fc.uniqueArray(
      fc.record({
        amount: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9999 })),
        product: fc.record({
          id: fc.integer({ min: 1, max: 500 }),
          price: fc.integer({ min: 0, max: 50_000 }).map((price) => cents(price)),
          vatPercentage: fc.constantFrom(0, 6, 9, 21),
          deal,
          orderLimit: fc.constant(null),
        }),
      }),
      { minLength: 1, maxLength: 10, selector: ({ product }) => product.id },
    ),
    coupon: fc.option(
      fc.record({ code: fc.constant('DEMO10'), percentage: fc.constantFrom(1, 7, 10, 15, 33, 100) }),
    ),
    payment: fc.constantFrom('ideal' as const, 'on_account' as const, 'debit' as const),
  })
  .map(({ payment, ...cart }) =>
    buildInvoice(cart, { payment, dueOn: payment === 'on_account' ? '2026-12-02' : null }),
  );
