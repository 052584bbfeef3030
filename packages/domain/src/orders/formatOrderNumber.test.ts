import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOrderNumber } from './formatOrderNumber.ts';

test('[K01] an order number is padded to nine digits', () => {
  expect(formatOrderNumber(1234, 'NL')).toBe('KKN000001234');
});

test('[K01] an invoice to Belgium has the prefix KKB, any other KKN', () => {
  expect(formatOrderNumber(1, 'BE')).toBe('KKB000000001');
  expect(formatOrderNumber(1, 'NL')).toBe('KKN000000001');
  expect(formatOrderNumber(1, 'DE')).toBe('KKN000000001');
});

test('[K01] the id can be parsed from the number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.constantFrom('NL', 'BE'), (id, country) => {
      const number = formatOrderNumber(id, country);
      expect(Number(number.slice(3))).toBe(id);
      expect(number.length).toBeGreaterThanOrEqual(12);
    }),
  );
});

test.each(['be', 'Be', ' BE '])('[K01] the country is case-insensitive: %j is Belgium', (country) => {
  expect(formatOrderNumber(1, country)).toBe('KKB000000001');
});

test('an id with more than nine digits is not cut', () => {
  expect(formatOrderNumber(12_345_678_901, 'NL')).toBe('KKN12345678901');
  expect(formatOrderNumber(Number.MAX_SAFE_INTEGER, 'NL')).toBe('KKN9007199254740991');
});

test.each([0, -1, 1.5, Number.NaN])('an id of %s is refused', (id) => {
  expect(() => formatOrderNumber(id, 'NL')).toThrow(RangeError);
  expect(() => formatOrderNumber(id, 'NL')).toThrow(`whole number above 0, but got ${id}.`);
});
