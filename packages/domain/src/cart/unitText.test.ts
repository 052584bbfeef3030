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
])('%i of %s is written %s', (count, unit, text) => {
  expect(unitText(count, unit)).toBe(text);
});

test('every unit of the assortment has a plural', () => {
  const units =
    'baal bak blik bundel bus can doos doosje emmer fles karton kist krat pak pakket pot rol set stuk tray tube vel zak';
  expect(
    units
      .split(' ')
      .map((unit) => unitText(2, unit))
      .join(' '),
  ).toBe(
    [
      '2 balen 2 bakken 2 blikken 2 bundels 2 bussen 2 cans 2 dozen 2 doosjes 2 emmers 2 flessen 2 kartons 2 kisten',
      '2 kratten 2 pakken 2 pakketten 2 potten 2 rollen 2 sets 2 stuks 2 trays 2 tubes 2 vellen 2 zakken',
    ].join(' '),
  );
});
