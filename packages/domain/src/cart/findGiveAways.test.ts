import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import type { Deal } from './CartProduct.ts';
import { findGiveAways } from './findGiveAways.ts';

function line(id: number, amount: number, deal: Deal | null) {
  return { product: { id, price: cents(945), vatPercentage: 21, deal, orderLimit: null }, amount };
}

const crayons = { kind: 'give-away', from: 2, productId: 900 } as const;

test('from the deal’s number of units, one of the other product comes free', () => {
  expect(findGiveAways([line(1, 1, crayons)])).toEqual([]);
  expect(findGiveAways([line(1, 2, crayons)])).toEqual([{ productId: 900, amount: 1 }]);
  expect(findGiveAways([line(1, 40, crayons)])).toEqual([{ productId: 900, amount: 1 }]);
});

test('two lines that bring the same product bring two of it on one line', () => {
  expect(findGiveAways([line(1, 2, crayons), line(2, 3, crayons)])).toEqual([{ productId: 900, amount: 2 }]);
});

test('other deals bring nothing', () => {
  expect(findGiveAways([line(1, 9, null), line(2, 9, { kind: 'percentage', percentage: 50 })])).toEqual([]);
});
