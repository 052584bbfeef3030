import { expect, test } from 'vitest';
import { reorderAmounts } from './reorderAmounts.ts';

test('[T14] reorder takes only products with a price above 0 and an amount above 0', () => {
  expect(
    reorderAmounts([
      { productId: 7, amount: 2, priceExclusive: 9.45 },
      { productId: 8, amount: 1, priceExclusive: 0 },
      { productId: 9, amount: 0, priceExclusive: 4.65 },
      { productId: 10, amount: -1, priceExclusive: 4.65 },
      { productId: 11, amount: 1, priceExclusive: -1 },
    ]),
  ).toEqual({ 7: 2 });
});

test('[T14] lines of the same product are added up, to 9999 at most', () => {
  const line = { productId: 7, amount: 6000, priceExclusive: 1 };
  expect(
    reorderAmounts([
      { ...line, amount: 2 },
      { ...line, amount: 3 },
    ]),
  ).toEqual({ 7: 5 });
  expect(reorderAmounts([line, line])).toEqual({ 7: 9999 });
});

test('amounts that no cart line may hold are left out', () => {
  expect(reorderAmounts([{ productId: 7, amount: 1.5, priceExclusive: 1 }])).toEqual({});
  expect(reorderAmounts([{ productId: 7, amount: Number.NaN, priceExclusive: 1 }])).toEqual({});
});
