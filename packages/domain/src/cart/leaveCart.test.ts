import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStoredCart } from './arbitraryStoredCart.ts';
import { emptyCart } from './emptyCart.ts';
import { leaveCart } from './leaveCart.ts';
import { setQuantity } from './setQuantity.ts';

test('at logout only amounts stay, under the customer’s number', () => {
  const cart = { ...setQuantity(emptyCart('10001'), 7, 2), discount: 'DEMO10', data: { secret: 'price' } };
  expect(leaveCart(cart)).toEqual({ ...emptyCart(null), others: { 10001: { 7: 2 } } });
});

test('an empty cart leaves nothing behind, not even what waited before', () => {
  const cart = { ...emptyCart('10001'), others: { 10001: { 7: 2 } } };
  expect(leaveCart(cart)).toEqual(emptyCart(null));
});

test('leaving twice is leaving once', () => {
  fc.assert(
    fc.property(arbitraryStoredCart, (cart) => {
      expect(leaveCart(leaveCart(cart))).toEqual(leaveCart(cart));
    }),
  );
});

test('nothing of the customer shows after leaving', () => {
  fc.assert(
    fc.property(arbitraryStoredCart, (cart) => {
      const { others: _others, ...shown } = leaveCart(cart);
      const { others: _none, ...nothing } = emptyCart(null);
      expect(shown).toEqual(nothing);
    }),
  );
});
