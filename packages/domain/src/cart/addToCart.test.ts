import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToCart } from './addToCart.ts';
import { arbitraryStoredCart } from './arbitraryStoredCart.ts';
import { emptyCart } from './emptyCart.ts';
import { setQuantity } from './setQuantity.ts';

test('[T11] adding raises the quantity', () => {
  const cart = addToCart(addToCart(emptyCart('10001'), 7, 2), 7, 3);
  expect(cart.amount).toEqual({ 7: 5 });
  expect(cart.total.items).toBe(5);
});

test('units are not taken away by adding', () => {
  expect(() => addToCart(setQuantity(emptyCart('10001'), 7, 2), 7, -1)).toThrow(RangeError);
});

test('a line does not come above 9999', () => {
  const full = setQuantity(emptyCart('10001'), 7, 9999);
  expect(() => addToCart(full, 7, 1)).toThrow(RangeError);
});

test('the order in which products are added does not matter', () => {
  fc.assert(
    fc.property(arbitraryStoredCart, fc.nat(500), fc.nat(500), (cart, some, more) => {
      const start = setQuantity(setQuantity(cart, 5, 1), 6, 1);
      expect(addToCart(addToCart(start, 5, some), 6, more)).toEqual(
        addToCart(addToCart(start, 6, more), 5, some),
      );
    }),
  );
});
