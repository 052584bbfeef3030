import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { vatBreakdown } from './findInvoice.ts';

const order = {
  lines: [
    { vatPercentage: 21, total: cents(6000) },
    { vatPercentage: 9, total: cents(3000) },
    { vatPercentage: 0, total: cents(0) },
  ],
  couponDiscount: cents(900),
  shipping: cents(750),
  shippingVatPercentage: 21,
  vatTotals: [
    { vatPercentage: 9, net: cents(2700), vat: cents(243) },
    { vatPercentage: 21, net: cents(6150), vat: cents(1292) },
  ],
};

test('each rate has its goods, discount, delivery and VAT, also a rate with free goods only', () => {
  expect(vatBreakdown(order)).toEqual([
    { vatPercentage: 0, goods: 0, discount: 0, shipping: 0, net: 0, vat: 0 },
    { vatPercentage: 9, goods: 3000, discount: 300, shipping: 0, net: 2700, vat: 243 },
    { vatPercentage: 21, goods: 6000, discount: 600, shipping: 750, net: 6150, vat: 1292 },
  ]);
});

test('a rate reduced to 0 by a coupon is included, without VAT', () => {
  expect(
    vatBreakdown({ ...order, couponDiscount: cents(9000), shipping: cents(0), vatTotals: [] }),
  ).toMatchObject([
    { vatPercentage: 0, net: 0, vat: 0 },
    { vatPercentage: 9, goods: 3000, discount: 3000, net: 0, vat: 0 },
    { vatPercentage: 21, goods: 6000, discount: 6000, net: 0, vat: 0 },
  ]);
});

test.each([
  [9, [21]],
  [21, [9]],
])('an order without a VAT total at %i%%, but with taxable sums, has no invoice', (rate, kept) => {
  const vatTotals = order.vatTotals.filter(({ vatPercentage }) => kept.includes(vatPercentage));
  expect(() => vatBreakdown({ ...order, vatTotals })).toThrow(
    `The order has no VAT total at ${rate}%, where there is something to tax.`,
  );
});
