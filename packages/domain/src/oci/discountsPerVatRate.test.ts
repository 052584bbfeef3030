import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { discountsPerVatRate } from './discountsPerVatRate.ts';

test('[K03] discounts are grouped per VAT percentage, rates without one are left out', () => {
  expect(
    discountsPerVatRate([
      { vatPercentage: 21, discount: cents(100) },
      { vatPercentage: 9, discount: cents(50) },
      { vatPercentage: 21, discount: cents(25) },
      { vatPercentage: 0, discount: cents(0) },
    ]),
  ).toEqual([
    { vatPercentage: 9, discount: 50 },
    { vatPercentage: 21, discount: 125 },
  ]);
});
