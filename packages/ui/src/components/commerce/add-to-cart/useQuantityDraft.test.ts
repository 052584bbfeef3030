// @vitest-environment node
import { expect, test } from 'vitest';
import { isOrderable } from './useQuantityDraft.ts';

test('whole numbers from 0 to the maximum can be ordered', () => {
  expect([0, 1, 9999].map((value) => isOrderable(value, 9999))).toEqual([true, true, true]);
  expect(isOrderable(10_000)).toBe(true);
});

test('an empty field, fractions, negative numbers and numbers over the maximum cannot', () => {
  expect([null, 1.5, -1, 10_000, Number.NaN].map((value) => isOrderable(value, 9999))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
