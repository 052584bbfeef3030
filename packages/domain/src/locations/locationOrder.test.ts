import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxCartLines, maxLineQuantity } from '../cart/lineQuantity.ts';
import type { ListLine } from '../lists/ShoppingList.ts';
import { addedToCart, listFactors, locationQuantities, quantityFor, weekOf } from './locationOrder.ts';

const line = (productId: number, quantity: number): ListLine => ({ productId, quantity, kind: 'order' });

test.each([
  [3, 1, 3],
  [3, 0.5, 2],
  [1, 0.5, 1],
  [3, 1.5, 5],
  [9000, 2, maxLineQuantity],
])('%i units of a list, %d times, are %i', (quantity, factor, expected) => {
  expect(quantityFor(line(7, quantity), { factor, own: {} })).toBe(expected);
});

test('an own quantity of a location replaces that of the list, and 0 leaves the product out', () => {
  const lines = [line(7, 3), line(8, 2), line(9, 1)];
  expect(locationQuantities(lines, { factor: 2, own: { 8: 0, 9: 5 } })).toEqual({ 7: 6, 9: 5 });
});

test('a line of the wanted stock has that stock as its quantity', () => {
  expect(quantityFor({ productId: 7, quantity: 4, kind: 'stock' }, { factor: 1, own: {} })).toBe(4);
});

test('every quantity is a whole number that a line can have', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxLineQuantity }),
      fc.constantFrom(...listFactors),
      (quantity, factor) => {
        const found = quantityFor(line(7, quantity), { factor, own: {} });
        expect(Number.isInteger(found)).toBe(true);
        expect(found).toBeGreaterThanOrEqual(1);
        expect(found).toBeLessThanOrEqual(maxLineQuantity);
      },
    ),
  );
});

test('products are added to those in a cart, up to the most of a line', () => {
  expect(addedToCart({ 7: 2, 8: 1, 9: 9998 }, { 7: 3, 9: 5, 10: 1 })).toEqual({
    quantities: { 7: 5, 9: maxLineQuantity, 10: 1 },
    beyondCart: 0,
  });
});

test('a cart that gets more products than it can hold says how many too many', () => {
  const full = Object.fromEntries(Array.from({ length: maxCartLines }, (_, index) => [index + 1, 1]));
  expect(addedToCart(full, { 1: 1 }).beyondCart).toBe(0);
  expect(addedToCart(full, { 1: 1, 9001: 1, 9002: 1 }).beyondCart).toBe(2);
});

test('a week is from Monday to Sunday, also across a year', () => {
  expect(weekOf('2026-11-18')).toEqual({ from: '2026-11-16', until: '2026-11-22' });
  expect(weekOf('2026-11-16').from).toBe('2026-11-16');
  expect(weekOf('2027-01-03')).toEqual({ from: '2026-12-28', until: '2027-01-03' });
});
