import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { formatAmount } from './formatAmount.ts';
import { formatEuros } from './formatEuros.ts';

test.each([
  [123450, '1.234,50'],
  [-250, '-2,50'],
  [750, '7,50'],
])('%s cents are shown as %s', (amount, expected) => {
  expect(formatAmount(cents(amount))).toBe(expected);
});

test('it is the price without its euro sign, whose minus stands before that sign', () => {
  fc.assert(
    fc.property(fc.nat(1e12), (amount) => {
      expect(`€\u00a0${formatAmount(cents(amount))}`).toBe(formatEuros(cents(amount)));
      const below = `\u2212€\u00a0${formatAmount(cents(amount))}`;
      if (amount > 0) expect(formatEuros(cents(-amount))).toBe(below);
    }),
  );
});

test('the digits shown are the cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(Number(formatAmount(cents(amount)).replace(/[.,]/g, ''))).toBe(amount);
    }),
  );
});
