// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each(['', ' ', '\t\n'])('[V22] an empty field (%j) gives null', (text) => {
  expect(readNumber(text)).toBeNull();
});

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['1.5', 1.5],
  ['1,5', 1.5],
  [',5', 0.5],
  ['5.', 5],
  ['-2', -2],
  ['+4', 4],
  ['1e3', 1000],
  ['007', 7],
])('[V22] %j is read as the float %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['-', 'twee', '3 dozen', '0x10', '0b1', 'Infinity', '1e999', 'NaN', '1.2.3', '1,2,3', '.', '١'])(
  'text that is not a number (%j) counts as empty',
  (text) => {
    expect(readNumber(text)).toBeNull();
  },
);

test('every finite number round-trips', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(readNumber(String(number)) === number).toBe(true);
    }),
  );
});

test('any text gives null or a finite number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = readNumber(text);
      return value === null || Number.isFinite(value);
    }),
  );
});
