import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import type { OciLine } from './OciLine.ts';
import type { OciOrderLine } from './OciOrder.ts';
import { spreadDiscounts } from './spreadDiscounts.ts';

function pair(
  amount: number,
  price: number,
  vatPercentage: number,
): { line: OciLine; ordered: OciOrderLine } {
  const shared = { description: 'Luiers', price: cents(price), vatPercentage };
  return {
    line: {
      ...shared,
      materialGroup: '',
      quantity: amount,
      unit: 'ST',
      priceUnit: 1,
      currency: 'EUR',
      vendorMaterial: '',
      productId: '7',
      deliveryDate: '2026-03-18',
      orderReference: '',
    },
    ordered: {
      ...shared,
      productId: 7,
      itemCode: '',
      categoryPath: '',
      amount,
      discount: cents(0),
      total: cents(amount * price),
      giveAway: false,
    },
  };
}

test('a coupon’s share of a rate comes off the lines at that rate only, by their totals', () => {
  const pairs = [pair(3, 100, 9), pair(1, 600, 21), pair(1, 300, 21)];
  const spread = spreadDiscounts(pairs, [{ vatPercentage: 21, discount: cents(100) }]);
  expect(spread.map(({ price, priceUnit }) => [price, priceUnit])).toEqual([
    [100, 1],
    [533, 1],
    [267, 1],
  ]);
});
