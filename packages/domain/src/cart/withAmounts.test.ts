import { expect, test } from 'vitest';
import { emptyCart } from './emptyCart.ts';
import type { StoredCart } from './StoredCart.ts';
import { withAmounts } from './withAmounts.ts';

const cart: StoredCart = {
  ...emptyCart('10001'),
  amount: { 7: 1 },
  discount: 'DEMO10',
  orderReference: 'Groep Eekhoorns',
  total: { items: 1, amount: 9.45 },
  data: { products: [] },
  others: { 10002: { 8: 1 } },
};

test('the units are counted again; the subtotal waits for the server', () => {
  expect(withAmounts(cart, { 7: 3 }).total).toEqual({ items: 3, amount: 9.45 });
});

test('[T11] without any product the cart resets, but stays the customer’s', () => {
  expect(withAmounts(cart, {})).toEqual({ ...emptyCart('10001'), others: { 10002: { 8: 1 } } });
});
