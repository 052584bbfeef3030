import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { multiplyCents } from './multiplyCents.ts';

test('three at 9,45 are 28,35', () => {
  expect(multiplyCents(cents(945), 3)).toBe(2835);
});

test.each([1.5, Number.NaN])('a quantity of %s is refused', (quantity) => {
  expect(() => multiplyCents(cents(945), quantity)).toThrow(RangeError);
});
