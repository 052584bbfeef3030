import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { cartTotals } from './cartTotals.ts';

test('[E05] the deals of the lines are already out of the subtotal', () => {
  const line = buildCartLine({ quantity: 3, discount: cents(2695), total: cents(5390) });
  expect(cartTotals(buildCart({ lines: [line], subtotal: cents(5390) }))).toEqual({
    products: 8085,
    dealDiscount: 2695,
  });
});
