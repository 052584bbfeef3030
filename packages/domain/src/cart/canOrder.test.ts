import { expect, test } from 'vitest';
import { canOrder } from './canOrder.ts';

const limit = { productId: 7, limit: 20, amount: 21 };

test('[V20] ordering needs the minimum and no exceeded limit', () => {
  expect(canOrder({ minimumMet: true, limits: [] })).toBe(true);
  expect(canOrder({ minimumMet: false, limits: [] })).toBe(false);
  expect(canOrder({ minimumMet: true, limits: [limit] })).toBe(false);
});
