import { expect, test } from 'vitest';
import { sumAmounts } from './sumAmounts.ts';

test('amounts are added up, and none are 0', () => {
  expect(sumAmounts({ 1: 2, 7: 40 })).toBe(42);
  expect(sumAmounts({})).toBe(0);
});
