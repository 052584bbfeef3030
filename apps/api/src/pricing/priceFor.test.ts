import { expect, test } from 'vitest';
import { priceFor } from './priceFor.ts';

test('a customer pays the list price, with the higher one of before when there is one', () => {
  const priceOf = priceFor({ companyId: 1 });
  expect(priceOf({ priceCents: 2695, priceOldCents: null })).toEqual({ price: 2695, oldPrice: null });
  expect(priceOf({ priceCents: 2695, priceOldCents: 2995 })).toEqual({ price: 2695, oldPrice: 2995 });
});
