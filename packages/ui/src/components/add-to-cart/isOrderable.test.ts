// @vitest-environment node
import { expect, test } from 'vitest';
import { isOrderable } from './isOrderable.ts';

test('whole numbers from 0 to 9999 can be ordered', () => {
  expect([0, 1, 9999].map(isOrderable)).toEqual([true, true, true]);
});

test('nothing, fractions, negatives and too many cannot', () => {
  expect([null, 1.5, -1, 10_000, Number.NaN].map(isOrderable)).toEqual([false, false, false, false, false]);
});
