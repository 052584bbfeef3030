import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { formatAmount } from './formatAmount.ts';
import { priceParts } from './priceParts.ts';

test('[S13] a price is split into whole euros and two digits', () => {
  expect(priceParts(cents(123450))).toEqual({ integer: '1.234', fraction: '50', spoken: '1.234,50 euro' });
  expect(priceParts(cents(5))).toEqual({ integer: '0', fraction: '05', spoken: '0,05 euro' });
});

test('the parts put together are the whole price', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      const { integer, fraction } = priceParts(cents(amount));
      expect(`${integer},${fraction}`).toBe(formatAmount(cents(amount)));
      expect(fraction).toMatch(/^\d\d$/);
    }),
  );
});

test('regression: half a euro below zero keeps its sign', () => {
  expect(priceParts(cents(-50)).integer).toBe('-0');
});
