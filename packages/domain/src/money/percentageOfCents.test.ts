import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { percentageOfCents } from './percentageOfCents.ts';

test.each([
  [2700, 9, 243],
  [4855, 21, 1020],
  [50, 21, 11],
  [-50, 21, -11],
  [1000, 5.5, 55],
  [150, 33, 50],
  [100, 0, 0],
])('of %s cents, %s percent is %s cents', (amount, percentage, expected) => {
  expect(percentageOfCents(cents(amount), percentage)).toBe(expected);
});

test('whole percentages are rounded exactly, as whole-number arithmetic does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 100 }), (amount, percentage) => {
      const exact = (BigInt(amount) * BigInt(percentage) + 50n) / 100n;
      expect(percentageOfCents(cents(amount), percentage)).toBe(Number(exact));
    }),
  );
});

test('a larger amount never has a smaller share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (amount, percentage) => {
        const share = percentageOfCents(cents(amount), percentage);
        expect(percentageOfCents(cents(amount + 1), percentage)).toBeGreaterThanOrEqual(share);
      },
    ),
  );
});
