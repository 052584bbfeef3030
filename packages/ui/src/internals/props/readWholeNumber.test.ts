// @vitest-environment node
import { expect, test } from 'vitest';
import { readWholeNumber } from './readWholeNumber.ts';

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  [' 12 ', 12],
  ['007', 7],
  ['1.000', 1000],
  ['12.500', 12_500],
  ['1.000.000', 1_000_000],
])('%j is read as %s', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});

test.each([
  '2,5',
  '2.5',
  '1.00',
  '1.0000',
  '0.500',
  '.500',
  '1..000',
  '1000.000',
  '1e2',
  '-3',
  '+3',
  '0x10',
  '1,000',
  '2 5',
  '٣',
  'twee',
])('%j is not a whole number', (text) => {
  expect(readWholeNumber(text)).toBeUndefined();
});
