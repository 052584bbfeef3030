import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { readOrderTable } from './readOrderTable.ts';
import { readOrderText } from './readOrderText.ts';

const two = [
  { product: '101404', quantity: '2' },
  { product: '101405', quantity: '12' },
];

describe('a table is parsed with its columns in any order', () => {
  test.each([
    ['tabs of copied cells', '101404\t2\n101405\t12\n'],
    ['semicolons', '101404;2\r\n101405;12\r\n'],
    ['commas', '101404,2\n101405,12'],
    ['the quantity first', '2;101404\n12;101405'],
    ['a byte order mark', '\uFEFF101404;2\n101405;12'],
    ['sep=;', 'sep=;\r\n101404;2\r\n101405;12'],
    ['sep=, which wins over a semicolon', 'sep=,\n101404,2\n101405,12'],
    ['a header', 'Artikelnummer;Aantal\n101404;2\n101405;12'],
    ['a header in another order', 'Aantal;Omschrijving;Art.nr.\n2;Luiers;101404\n12;Luiers maat 5;101405'],
    ['a title above the header', 'Bestelling week 48;;\n;;\nArtikelnr.;Aantal;\n101404;2;\n101405;12;'],
    ['names beside the numbers', '101404;Luiers maat 4;2\n101405;Luiers maat 5;12'],
    ['prices beside the quantities', '101404;2;26,95;53,90\n101405;12;27,95;335,40'],
    ['a decimal comma', '101404;2,00\n101405;12,00'],
    ['cells of an export', '="101404";2\n="101405";12'],
    ['quoted cells', '"101404";"2"\n"101405";"12"'],
    ['empty rows and columns', ';;\n101404;;2\n\n;;\n101405;;12\n'],
  ])('%s', (_, text) => expect(readOrderText(text)).toEqual(two));
});

test('an EAN or a name replaces a missing number', () => {
  const text = 'Artikelnummer;EAN;Omschrijving;Aantal\n101404;;;2\n;2900001011013;;3\n;;Luiers maat 4;4';
  expect(readOrderText(text).map(({ product }) => product)).toEqual([
    '101404',
    '2900001011013',
    'Luiers maat 4',
  ]);
});

test('names and quantities are a table too', () => {
  expect(readOrderText('Luiers maat 4\t3\nBillendoekjes Zacht\t2')).toEqual([
    { product: 'Luiers maat 4', quantity: '3' },
    { product: 'Billendoekjes Zacht', quantity: '2' },
  ]);
});

test('a single column of numbers has no quantities', () => {
  expect(readOrderText('Artikelnummer\n101404\n101405')).toEqual([
    { product: '101404', quantity: '' },
    { product: '101405', quantity: '' },
  ]);
});

test('swapped cells of a row are recognised', () => {
  expect(readOrderText('101404;2\n12;101405\n101406;1')[1]).toEqual({ product: '101405', quantity: '12' });
});

test('invalid quantities are kept as typed', () => {
  const text = '101404;-3\n101405;2,5\n101406;=1+1\n101407;9999999\n101408;\n101409;1';
  expect(readOrderText(text).map(({ quantity }) => quantity)).toEqual([
    '-3',
    '2,5',
    '=1+1',
    '9999999',
    '',
    '1',
  ]);
});

test('one row with a fraction is a product and a quantity', () => {
  expect(readOrderText('101404\t2,5')).toEqual([{ product: '101404', quantity: '2,5' }]);
});

test('lines of a mail are parsed one by one; other lines are kept', () => {
  const mail = 'Hoi Sanne,\n\ngraag:\n- 2x 101404\n- luiers maat 5: 3\n\nGroet, Joris';
  expect(readOrderText(mail)).toEqual([
    { product: 'Hoi Sanne', quantity: '' },
    { product: 'graag:', quantity: '' },
    { product: '101404', quantity: '2' },
    { product: 'luiers maat 5', quantity: '3' },
    { product: 'Groet, Joris', quantity: '' },
  ]);
});

test('an unclosed quotation mark loses no rows', () => {
  const rows = Array.from({ length: 60 }, (_, index) => `${101_404 + index};1`);
  rows[5] = '"Pijp 6;2';
  rows[50] = 'Pijp 8";3';
  expect(readOrderText(rows.join('\n'))).toHaveLength(60);
});

test('rows that fit no column are kept', () => {
  expect(
    readOrderTable([
      ['101404', '2'],
      ['', '', 'spoed!'],
      ['101405', '12'],
    ]),
  ).toEqual([two[0], { product: 'spoed!', quantity: '' }, two[1]]);
});

test('no line with a letter or a digit is ever lost', () => {
  const line = fc.stringMatching(/^[a-z0-9 ,.x:-]{0,20}$/);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const filled = lines.filter((each) => /[a-z0-9]/.test(each));
      const read = readOrderText(lines.join('\n'));
      expect(read).toHaveLength(filled.length);
      for (const { product, quantity } of read) expect(product + quantity).not.toBe('');
    }),
  );
});

test('a list of 100,000 lines is parsed completely, and any text terminates', () => {
  const long = Array.from({ length: 100_000 }, (_, index) => `${100_000 + index};1`).join('\n');
  expect(readOrderText(long)).toHaveLength(100_000);
  fc.assert(fc.property(anyText({ maxLength: 200 }), (text) => void readOrderText(text)));
});

describe('a table with uncertain quantities', () => {
  const tableOf = (...rows: readonly string[]) => readOrderTable(rows.map((row) => row.split(';')));

  test('a column of row numbers is not a quantity', () => {
    const read = tableOf('1;101404;Luiers;5', '2;101405;Doekjes;3', '3;101406;Zeep;2');
    expect(read.map(({ quantity }) => quantity)).toEqual(['5', '3', '2']);
    expect(tableOf('1;101404;Luiers', '2;101405;Doekjes').map(({ quantity }) => quantity)).toEqual(['', '']);
    expect(tableOf('101404;1', '101405;2').map(({ quantity }) => quantity)).toEqual(['1', '2']);
  });

  test('two columns of numbers give no quantity', () => {
    expect(tableOf('101404;24;2', '101405;12;1').map(({ quantity }) => quantity)).toEqual(['', '']);
  });

  test.each(['Nr;Artikelnummer;Aantal', 'Nr;EAN;Aantal', 'Code;Product;Aantal'])(
    '%s: the first column is not the product',
    (head) => {
      expect(tableOf(head, '1;101404;5')).toEqual([{ product: '101404', quantity: '5' }]);
    },
  );

  test('without another title of products, Nr is the article number', () => {
    expect(tableOf('Nr;Aantal', '101404;5')).toEqual([{ product: '101404', quantity: '5' }]);
  });
});

test.each(['500 ml zeep 2', '250 g klei 2', '24 rollen toiletpapier 2'])(
  '%s: the content belongs to the name',
  (line) => {
    expect(readOrderText(line)).toEqual([{ product: line.slice(0, -2), quantity: '2' }]);
  },
);
