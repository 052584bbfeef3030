import { expect, test } from 'vitest';
import { fillIn } from './fillIn.ts';

test('an empty brand leaves no gap and the first letter is a capital', () => {
  expect(fillIn('{merk} toiletpapier {maat}', { merk: '', soort: '', maat: '2-laags' })).toBe(
    'Toiletpapier 2-laags',
  );
  expect(fillIn('{merk} verf {soort}, {maat}', { merk: 'Klodderkist', soort: 'rood', maat: '1 liter' })).toBe(
    'Klodderkist verf rood, 1 liter',
  );
});
