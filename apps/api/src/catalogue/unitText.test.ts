import { expect, test } from 'vitest';
import { unitText } from './unitText.ts';

test.each([
  [1, 'doos', '1 doos'],
  [3, 'doos', '3 dozen'],
  [2, 'pak', '2 pakken'],
  [2, 'tray', '2 trays'],
  [1, 'vat', '1 vat'],
  [2, 'vat', '2'],
  [2, '', '2'],
])('%i of %s reads as %s', (count, unit, text) => {
  expect(unitText(count, unit)).toBe(text);
});
