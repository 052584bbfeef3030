import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { centsFromEuros } from './centsFromEuros.ts';
import { eurosFromCents } from './eurosFromCents.ts';

test.each([
  [12.5, 1250],
  [0, 0],
  [-2.5, -250],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [1.015, 102],
  [-1.005, -101],
  [1.0049, 100],
  [19.99, 1999],
])('%s euros are %s cents', (euros, expected) => {
  expect(centsFromEuros(euros)).toBe(expected);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e11 + 1])('%s is refused', (euros) => {
  expect(() => centsFromEuros(euros)).toThrow(RangeError);
});

test('cents survive the way to euros and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
      expect(centsFromEuros(eurosFromCents(cents(amount)))).toBe(amount);
    }),
  );
});

test('cents survive the way through JSON text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
      const wire: unknown = JSON.parse(JSON.stringify(eurosFromCents(cents(amount))));
      expect(centsFromEuros(Number(wire))).toBe(amount);
    }),
  );
});

test('an amount written with three decimals is rounded on its digits, not on its float', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (thousandths) => {
      const euros = Number(
        `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`,
      );
      expect(centsFromEuros(euros)).toBe(Math.floor((thousandths + 5) / 10));
    }),
  );
});
