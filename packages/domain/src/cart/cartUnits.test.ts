import { expect, test } from 'vitest';
import { cartUnits } from './cartUnits.ts';
import { emptyCart } from './emptyCart.ts';

test('units are counted, not products', () => {
  expect(cartUnits({ ...emptyCart('10001'), amount: { 1: 2, 2: 1 } })).toBe(3);
});

test('what other customers have waiting does not count', () => {
  expect(cartUnits({ ...emptyCart('10001'), others: { 10002: { 1: 5 } } })).toBe(0);
});
