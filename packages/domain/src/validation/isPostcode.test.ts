import { expect, test } from 'vitest';
import { isPostcode } from './isPostcode.ts';

test.each([
  ['1234 AB', 'NL'],
  ['1234ab', 'NL'],
  ['9999XX', 'NL'],
  ['9000', 'BE'],
  ['1000', 'BE'],
] as const)('%j is a postcode of %s', (text, country) => {
  expect(isPostcode(text, country)).toBe(true);
});

test.each([
  ['0234 AB', 'NL'],
  ['1234 SS', 'NL'],
  ['1234 SA', 'NL'],
  ['1234 sd', 'NL'],
  ['1234', 'NL'],
  ['1234 ABC', 'NL'],
  ['1234 AB', 'BE'],
  ['0900', 'BE'],
  ['90000', 'BE'],
  ['', 'NL'],
] as const)('%j is no postcode of %s', (text, country) => {
  expect(isPostcode(text, country)).toBe(false);
});
