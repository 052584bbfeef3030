import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { findExceededLimits } from './findExceededLimits.ts';

function line(id: number, amount: number, orderLimit: number | null) {
  return { product: { id, price: cents(945), vatPercentage: 21, deal: null, orderLimit }, amount };
}

test('[V20] a line above its limit is named with both numbers', () => {
  expect(findExceededLimits([line(1, 21, 20), line(2, 3, 20)])).toEqual([
    { productId: 1, limit: 20, amount: 21 },
  ]);
});

test('a line at its limit, and one without a limit, exceed nothing', () => {
  expect(findExceededLimits([line(1, 20, 20), line(2, 9999, null)])).toEqual([]);
});
