// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each([
  ['', null],
  ['  ', null],
  ['-', null],
  ['1e999', null],
  ['twee', null],
  ['0', 0],
  ['1.5', 1.5],
  ['-2', -2],
])('[V22] %j is read as %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('every finite number comes back as it was written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(readNumber(String(number)) === number).toBe(true);
    }),
  );
});
