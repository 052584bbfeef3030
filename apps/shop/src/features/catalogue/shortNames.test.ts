import { expect, test } from 'vitest';
import { shortNames } from './shortNames.ts';

test.each([
  [
    ['Pukkie luiers maat 3', 'Pukkie luiers maat 4'],
    ['Maat 3', 'Maat 4'],
  ],
  [
    ['Plakkaatverf rood 1 liter', 'Plakkaatverf blauw 1 liter'],
    ['Rood 1 liter', 'Blauw 1 liter'],
  ],
  [
    ['Sinaasappelsap', 'Appelsap'],
    ['Sinaasappelsap', 'Appelsap'],
  ],
  [
    ['Verf rood', 'Verf blauw'],
    ['Verf rood', 'Verf blauw'],
  ],
  [['Pukkie luiers maat 3'], ['Pukkie luiers maat 3']],
  [[], []],
])('%j are called %j', (names, short) => {
  expect(shortNames(names)).toEqual(short);
});
