import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfAwayFromZero } from './roundHalfAwayFromZero.ts';

test.each([
  [2.4, 2],
  [2.5, 3],
  [-2.4, -2],
  [-2.5, -3],
  [0.5, 1],
  [1.005 * 100, 101],
  [-1.005 * 100, -101],
  [8.575 * 100, 858],
])('%s is rounded to %s', (value, expected) => {
  expect(roundHalfAwayFromZero(value)).toBe(expected);
});

test('a number and its opposite are rounded to opposites', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
      expect(roundHalfAwayFromZero(value) + roundHalfAwayFromZero(-value)).toBe(0);
    }),
  );
});

test('whole numbers stay as they are, however large', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => roundHalfAwayFromZero(value) === value));
});
