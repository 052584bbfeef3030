import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { netPerVatRate } from './netPerVatRate.ts';

test('what is taxed at the same rate is added up, the lowest rate first', () => {
  expect(
    netPerVatRate([
      { vatPercentage: 21, net: cents(100) },
      { vatPercentage: 9, net: cents(50) },
      { vatPercentage: 21, net: cents(-30) },
    ]),
  ).toEqual([
    { vatPercentage: 9, net: 50 },
    { vatPercentage: 21, net: 70 },
  ]);
});
