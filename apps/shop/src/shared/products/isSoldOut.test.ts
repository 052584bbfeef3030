import { expect, test } from 'vitest';
import { isSoldOut } from './isSoldOut.ts';

test.each([
  [1, true, false],
  [0, true, true],
  [-2, true, true],
  [5, false, true],
])('[T24] stock %i, available %s: sold out is %s', (stock, available, soldOut) =>
  expect(isSoldOut({ stock, available })).toBe(soldOut),
);
