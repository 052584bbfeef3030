import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityText, readOrderLine } from './readOrderLine.ts';

describe('product number and quantity are found in either order', () => {
  test.each([
    ['101404 2', '101404', '2'],
    ['2 101404', '101404', '2'],
    ['101 404', '101 404', ''],
    ['101 404 2', '101 404', '2'],
    ['2 101 404', '101 404', '2'],
    ['2x 101404', '101404', '2'],
    ['2x101404', '101404', '2'],
    ['2 x 101 404', '101 404', '2'],
    ['101404 x 2', '101404', '2'],
    ['101404x2', '101404', '2'],
    ['101404: 2', '101404', '2'],
    ['101404, 2', '101404', '2'],
    ['101404,2', '101404', '2'],
    ['101404 - 2', '101404', '2'],
    ['101404;2', '101404', '2'],
    ['2;101404', '101404', '2'],
    ['Art.nr. 101404 aantal: 2', '101404', '2'],
    ['artikelnummer: 101404, 2 stuks', '101404', '2'],
    ['2900001011013 3', '2900001011013', '3'],
    ['8,71E+12 3', '8,71E+12', '3'],
    ['3x 8.71E+12', '8.71E+12', '3'],
    ['3 2900001011013', '2900001011013', '3'],
    ['8 712345 678906', '8 712345 678906', ''],
    ['MG-1234 2', 'MG-1234', '2'],
    ['101404', '101404', ''],
    ['12', '12', ''],
    ['101404 99999', '101404', '99999'],
  ])('%s', (line, product, quantity) => expect(readOrderLine(line)).toEqual({ product, quantity }));
});

describe('a size stays part of the name', () => {
  test.each([
    ['3 luiers maat 4', 'luiers maat 4', '3'],
    ['luiers maat 4', 'luiers maat 4', ''],
    ['luiers maat 4 3', 'luiers maat 4', '3'],
    ['luiers maat 4: 3', 'luiers maat 4', '3'],
    ['luiers maat 4 (3)', 'luiers maat 4', '3'],
    ['luiers maat 4 x3', 'luiers maat 4', '3'],
    ['Billendoekjes Zacht 2 dozen', 'Billendoekjes Zacht', '2'],
    ['2 dozen billendoekjes', 'billendoekjes', '2'],
    ['2 dozen van billendoekjes', 'billendoekjes', '2'],
    ['handzeep 500 ml', 'handzeep 500 ml', ''],
    ['4 handzeep 500 ml', 'handzeep 500 ml', '4'],
    ['servetten 24x24', 'servetten 24x24', ''],
    ['24x24 servetten', '24x24 servetten', ''],
    ['101404 Luiers maat 4, 3', '101404', '3'],
    ['3x 101404 Luiers maat 4', '101404', '3'],
    ['101 404 Luiers maat 4', '101 404', ''],
    ['papier A4', 'papier A4', ''],
  ])('%s', (line, product, quantity) => expect(readOrderLine(line)).toEqual({ product, quantity }));
});

describe('prefixes of chats, mails and lists are removed', () => {
  test.each([
    ['[28-11-2026 09:12:33] Sanne: 2x 101404', '101404', '2'],
    ['28-11-2026 09:12 - Sanne de Wit: 101404 2', '101404', '2'],
    ['- 2x 101404', '101404', '2'],
    ['• 101404 2', '101404', '2'],
    ['> > 101404 2', '101404', '2'],
    ['1) 101404 2', '101404', '2'],
    ['[ ] 101404 2', '101404', '2'],
    ['2× 101404;', '101404', '2'],
  ])('%s', (line, product, quantity) => expect(readOrderLine(line)).toEqual({ product, quantity }));
});

test.each([
  ['101404 -3', '-3'],
  ['101404 2,5', '2,5'],
  ['2,5 x 101404', '2,5'],
])('the invalid quantity of %s is kept as typed', (line, quantity) => {
  expect(readOrderLine(line)).toEqual({ product: '101404', quantity });
});

test.each([
  ['2,00', '2'],
  ['2.0', '2'],
  ['3 st.', '3'],
  ['x3', '3'],
  ['1.000', '1.000'],
  ['2,5', '2,5'],
  ['−3', '-3'],
  ['12,000', '12,000'],
  ['veel', 'veel'],
])('the cell %s is the quantity %s', (cell, quantity) => expect(quantityText(cell)).toBe(quantity));

test('letters and digits of a line are never lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (line) => {
      const { product, quantity } = readOrderLine(line);
      expect(/[\p{L}\p{N}]/u.test(product + quantity)).toBe(
        /[\p{L}\p{N}]/u.test(line.replace(/[\p{Cc}]/gu, '')),
      );
    }),
  );
});

// A pattern with backtracking would take hours.
test.each([
  ['9 '.repeat(50_000)],
  ['a'.repeat(100_000)],
  [`${'x 1 '.repeat(25_000)}x`],
  ['1,'.repeat(50_000)],
])('a line of 100,000 characters is parsed completely', (line) => {
  expect(readOrderLine(line).product.length).toBeGreaterThan(90_000);
});

test('a line of spaces is empty', () => {
  expect(readOrderLine(' '.repeat(100_000))).toEqual({ product: '', quantity: '' });
});
