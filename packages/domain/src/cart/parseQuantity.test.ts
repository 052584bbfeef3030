import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuantity } from './parseQuantity.ts';

test.each(['', ' ', '\t\n'])('[V22] an empty input (%j) yields null', (text) => {
  expect(parseQuantity(text)).toBeNull();
});

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-1', -1],
  ['+4', 4],
  ['1e3', 1000],
  ['007', 7],
])('[V22] %j yields the float %s', (text, expected) => {
  expect(parseQuantity(text)).toBe(expected);
});

test.each(['drie', '3 dozen', '0x10', 'Infinity', '1e999', 'NaN', '1.2.3', '--1', '.', '١'])(
  'text that is no number (%j) counts as empty',
  (text) => {
    expect(parseQuantity(text)).toBeNull();
  },
);

test('any finite number is read back as it was written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(parseQuantity(String(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('any text yields null or a finite number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = parseQuantity(text);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
