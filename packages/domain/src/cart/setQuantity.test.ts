import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStoredCart } from './arbitraryStoredCart.ts';
import { cartUnits } from './cartUnits.ts';
import { emptyCart } from './emptyCart.ts';
import { setDiscount } from './setDiscount.ts';
import { setQuantity } from './setQuantity.ts';

test('a quantity is set, whatever it was before', () => {
  const cart = setQuantity(setQuantity(emptyCart('10001'), 7, 2), 7, 5);
  expect(cart.amount).toEqual({ 7: 5 });
});

test('[T11] quantity 0 removes the product', () => {
  const cart = setQuantity(setQuantity(setQuantity(emptyCart('10001'), 7, 2), 8, 1), 7, 0);
  expect(cart.amount).toEqual({ 8: 1 });
});

test('[T11] when the amount map becomes empty the cart resets', () => {
  const cart = setDiscount(setQuantity(emptyCart('10001'), 7, 2), 'DEMO10');
  expect(setQuantity(cart, 7, 0)).toEqual(emptyCart('10001'));
});

test.each([-1, 2.5, 10_000, Number.NaN])('a quantity of %s is refused', (quantity) => {
  expect(() => setQuantity(emptyCart('10001'), 7, quantity)).toThrow(RangeError);
});

test.each([0, -7, 1.5, Number.NaN])('a product id of %s is refused', (productId) => {
  expect(() => setQuantity(emptyCart('10001'), productId, 1)).toThrow(RangeError);
});

test('the map never holds a 0, the units always agree, other products stay', () => {
  fc.assert(
    fc.property(
      arbitraryStoredCart,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9999 }),
      (cart, id, quantity) => {
        const changed = setQuantity(cart, id, quantity);
        const { [id]: _before, ...others } = cart.amount;
        expect(changed.amount).toEqual(quantity === 0 ? others : { ...others, [id]: quantity });
        expect(changed.total.items).toBe(cartUnits(changed));
        expect(changed.others).toEqual(cart.others);
      },
    ),
  );
});

test('setting the same quantity twice is setting it once', () => {
  fc.assert(
    fc.property(arbitraryStoredCart, fc.integer({ min: 0, max: 9999 }), (cart, quantity) => {
      const once = setQuantity(cart, 5, quantity);
      expect(setQuantity(once, 5, quantity)).toEqual(once);
    }),
  );
});

test('regression: the cart that was given is left alone', () => {
  const cart = Object.freeze({ ...emptyCart('10001'), amount: Object.freeze({ 7: 1 }) });
  setQuantity(cart, 7, 0);
  expect(cart.amount).toEqual({ 7: 1 });
});
