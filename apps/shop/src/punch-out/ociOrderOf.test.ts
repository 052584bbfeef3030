import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import { ociLines } from '@magazijn/domain/oci';
import { expect, test } from 'vitest';
import { ociOrderOf } from './ociOrderOf.ts';

const shipping = { itemCode: 'VERZEND', vatPercentage: 21 };
const date = deliveryTimestamp('2026-11-24');
const diapers = buildCartLine();
const juice = buildCartLine({
  productId: 2,
  path: 'voeding/fruit/demo-appelsap',
  articleNumber: '202 101',
  vatPercentage: 9,
  price: cents(333),
  quantity: 3,
  discount: cents(99),
  total: cents(900),
});

test('[K02] a line has its category, article number and VAT, and the day is the chosen one', () => {
  const order = ociOrderOf({ cart: buildCart({ orderReference: 'Groep 3' }), shipping }, date);
  expect(order).toMatchObject({ deliveryDate: '2026-11-24', orderReference: 'Groep 3', discounts: [] });
  expect(order.lines[0]).toMatchObject({
    productId: 1,
    itemCode: '101 404',
    categoryPath: 'verzorging/luiers',
    amount: 2,
    vatPercentage: 21,
  });
});

test('[K03] the coupon is spread over the VAT rates, and the lines come to what the order costs', () => {
  const cart = buildCart({ lines: [diapers, juice], subtotal: cents(6290), discount: cents(629) });
  const order = ociOrderOf({ cart, shipping }, date);
  expect(order.discounts).toEqual([
    { vatPercentage: 9, discount: 90 },
    { vatPercentage: 21, discount: 539 },
  ]);
  const sum = ociLines(order).reduce((total, line) => total + line.price * line.quantity, 0);
  expect(sum).toBe(6290 - 629 + 750);
});
