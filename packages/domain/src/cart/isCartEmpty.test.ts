import { expect, test } from 'vitest';
import { emptyCart } from './emptyCart.ts';
import { isCartEmpty } from './isCartEmpty.ts';

test('a cart with a product is not empty', () => {
  expect(isCartEmpty(emptyCart('10001'))).toBe(true);
  expect(isCartEmpty({ ...emptyCart('10001'), amount: { 7: 1 } })).toBe(false);
});
