import { expect, test } from 'vitest';
import { isSoldOut } from './isSoldOut.ts';
import { dealText } from './ProductTags.tsx';

test('[S12] a percentage gets a minus sign; a hyphen within stays', () => {
  expect(dealText('-15%')).toBe('−15%');
  expect(dealText('2+1 gratis')).toBe('2+1 gratis');
  expect(dealText('1-2-3')).toBe('1-2-3');
});

test.each([
  [1, true, false],
  [0, true, true],
  [-2, true, true],
  [5, false, true],
])('[T24] stock %i, available %s: sold out is %s', (stock, available, soldOut) =>
  expect(isSoldOut({ stock, available })).toBe(soldOut),
);
