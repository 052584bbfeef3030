import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { priceLine } from './priceLine.ts';

test('[E05] a line has its price, discount, totals and incomplete offer', () => {
  const deal = { kind: 'free-goods', paid: 2, free: 1 } as const;
  const product = { id: 7, price: cents(945), vatPercentage: 9, deal, orderLimit: null };
  expect(priceLine(product, 5)).toEqual({
    productId: 7,
    amount: 5,
    price: 945,
    discount: 945,
    totalExclusive: 3780,
    totalInclusive: 4120,
    giveAway: false,
    incompleteOffer: { missing: 1, free: 1 },
  });
});
