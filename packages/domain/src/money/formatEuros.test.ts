import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { formatEuros } from './formatEuros.ts';

test.each([
  [123450, '€\u00a01.234,50'],
  [-250, '\u2212€\u00a02,50'],
  [0, '€\u00a00,00'],
  [5, '€\u00a00,05'],
  [123456750, '€\u00a01.234.567,50'],
])('[K04] %s cents are shown as %s', (amount, expected) => {
  expect(formatEuros(cents(amount))).toBe(expected);
});
