import { expect, test } from 'vitest';
import { isVatNumber } from './isVatNumber.ts';

test('[V02] a VAT number is optional', () => {
  expect(isVatNumber('')).toBe(true);
});

test.each([
  [11, false],
  [12, true],
  [13, true],
  [14, true],
  [15, false],
])('[V02] with %s characters: %s', (length, expected) => {
  expect(isVatNumber('X'.repeat(length))).toBe(expected);
});
