import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('the value that so many hundredths do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 95, 99, 100].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 50)).toBe(7);
  expect(percentile([], 95)).toBeNaN();
});
