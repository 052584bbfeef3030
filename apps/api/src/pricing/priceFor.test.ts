import { expect, test } from 'vitest';
import { priceFor } from './priceFor.ts';

const priceOf = priceFor({ companyId: 1 });

test('a customer pays the list price, with the higher one of before when there is one', () => {
  const product = { priceCents: 2695, priceOldCents: null, deal: null };
  expect(priceOf(product)).toEqual({ price: 2695, oldPrice: null, offerPrice: null });
  expect(priceOf({ ...product, priceOldCents: 2995 })).toMatchObject({ price: 2695, oldPrice: 2995 });
});

test('[S12] a percentage deal lowers the price of one unit, rounded as the cart rounds one unit', () => {
  const deal = { kind: 'percentage', percentage: 10 } as const;
  // 10 % of 10,85 is 1,085, which the cart takes off as 1,09.
  expect(priceOf({ priceCents: 1085, priceOldCents: null, deal })).toMatchObject({
    price: 1085,
    offerPrice: 976,
  });
});

test('[V21] free goods and gifts leave the price of a unit as it is', () => {
  const product = { priceCents: 1620, priceOldCents: null };
  const freeGoods = { kind: 'free-goods', paid: 2, free: 1 } as const;
  const gift = { kind: 'give-away', from: 2, productId: 5 } as const;
  expect(priceOf({ ...product, deal: freeGoods }).offerPrice).toBeNull();
  expect(priceOf({ ...product, deal: gift }).offerPrice).toBeNull();
});
