import { cellText, detectDelimiter } from '@magazijn/domain/csv';
import { describe, expect, test } from 'vitest';
import { catalogueFields, readAmount, readImages, readVat, readWhole, readYesNo } from './catalogueFields.ts';
import { csvCell } from './csvCell.ts';
import { pathOf } from './readRow.ts';
import { copyText } from './stageRows.ts';

const readField = (title: string, text: string) =>
  catalogueFields.find((field) => field.title === title)?.read(text);

describe('amounts become whole cents, exactly', () => {
  test.each([
    ['12,95', '1295'],
    ['12.95', '1295'],
    ['€ 1.234,5', '123450'],
    ['1.234', '123400'],
    ['0', '0'],
    ['1 234,56', '123456'],
    ['12,95 €', '1295'],
    ['EUR 12,95', '1295'],
  ])('%s', (text, value) => expect(readAmount(text)).toEqual({ value }));

  test.each(['12,9x', '-1', '1,234', '12.34.5', '', '1e3', '12,955', '0.500', '2000000'])(
    '%j is refused',
    (text) => {
      expect(readAmount(text)).toHaveProperty('problem');
    },
  );
});

test('VAT rates, counts and booleans are read as Excel writes them', () => {
  for (const text of ['21', '21%', '21 %', '21,00', '0,21']) expect(readVat(text)).toEqual({ value: '21' });
  expect(readVat('20')).toHaveProperty('problem');
  expect(readWhole(0, 9999)('1.000')).toEqual({ value: '1000' });
  expect(readWhole(0, 9999)('0.500')).toHaveProperty('problem');
  expect(readWhole(1, 9)('0')).toHaveProperty('problem');
  expect([readYesNo('Ja'), readYesNo('ONWAAR')]).toEqual([{ value: 't' }, { value: 'f' }]);
  expect(readYesNo('misschien')).toHaveProperty('problem');
});

test('a name becomes one clean line; a text keeps its lines, with equal line ends', () => {
  const text = 'Papier\u2028 wit\r\n\u0007 A4';
  expect(readField('omschrijving', text)).toEqual({ value: 'Papier wit A4' });
  expect(readField('productinformatie', text)).toEqual({ value: 'Papier\n wit\n A4' });
});

test('a picture name with a path or a quote is refused', () => {
  expect(readImages('a.jpg | b-2.png')).toEqual({ value: '{"a.jpg","b-2.png"}' });
  for (const text of ['../etc/passwd', 'a"b', 'a{b']) expect(readImages(text)).toHaveProperty('problem');
});

test('the delimiter is the most frequent one in the first line, outside quotes', () => {
  expect([detectDelimiter('a;b;c'), detectDelimiter('a,b'), detectDelimiter('"x;y;z",b,c')]).toEqual([
    ';',
    ',',
    ',',
  ]);
});

test('a path has ASCII letters and ends with the article number', () => {
  expect(pathOf('Crème brûlée (6 st.)', 'MG 12')).toBe('creme-brulee-6-st-mg-12');
});

test('special characters survive COPY and CSV', () => {
  expect(copyText('a\tb\\c\r\nd')).toBe('a\\tb\\\\c\\r\\nd');
  expect(copyText(null)).toBe('\\N');
  expect(csvCell('description', { description: 'Zeg "ja"; nu' })).toBe('"Zeg ""ja""; nu"');
  expect(csvCell('price_cents', { priceCents: 123_450 })).toBe('1234,50');
});

test.each(['=1+1', '+31', '-5 % korting', '@naam', ' =1+1', '＝1+1', "'=1+1"])(
  'the exported text %j is not a formula, and is imported unchanged',
  (text) => {
    const cell = csvCell('description', { description: text }).replace(/^"|"$/g, '');
    expect(cell).toBe(`'${text}`);
    expect(cellText(cell)).toBe(text);
  },
);

test("an apostrophe at the beginning of a text stays: 's Morgens", () => {
  expect(csvCell('description', { description: "'s Morgens" })).toBe("'s Morgens");
  expect(cellText("'s Morgens")).toBe("'s Morgens");
});

test.each([
  ['hoeveelheid', '4,8', '4.8'],
  ['hoeveelheid', '1.200', '1200'],
  ['hoeveelheid', '0.75', '0.75'],
  ['hoeveelheid', '0.125', '0.125'],
  ['prijs per', 'Luier', 'luier'],
  ['verwacht op', '3-12-2026', '2026-12-03'],
  ['verwacht op', '2026-12-03', '2026-12-03'],
  ['biologisch', 'ja', 't'],
  ['vrij van', 'gluten | Melk', '{gluten,melk}'],
])('%s %s is read as %s', (title, text, value) => {
  expect(readField(title, text)).toEqual({ value });
});

test.each([
  ['ean', '8,71E+12', 'is a number that Excel has shortened'],
  ['artikelnummer', '1.23457E+11', 'is a number that Excel has shortened'],
  ['artikelnummer', '12-mrt', 'is a date that Excel made of it'],
  ['inhoud', '3-jun', 'is a date that Excel made of it'],
  ['artikelnummer', 'mrt-12', 'is a date that Excel made of it'],
  ['artikelnummer', '12-may', 'is a date that Excel made of it'],
  ['artikelnummer', '#N/B', 'is an error of Excel'],
  ['inhoud', '#VERW!', 'is an error of Excel'],
  ['artikelnummer', '#####', 'is an error of Excel'],
  ['ean', '8712345678901', 'has a wrong check digit'],
  ['ean', '871234', 'is not an EAN'],
  ['hoeveelheid', '0', 'is not a quantity above 0'],
  ['hoeveelheid', '1,2345', 'is not a quantity above 0'],
  ['hoeveelheid', '12 x 1', 'is not a quantity above 0'],
  ['prijs per', 'doos', 'is not one of stuk, luier, liter, kilo'],
  ['verwacht op', '31-2-2026', 'is not a date'],
  ['verwacht op', 'week 50', 'is not a date'],
  ['vrij van', 'gluten|suiker', '"suiker" is not one of gluten'],
])('%s %s is refused: Excel changed it, or it cannot be right', (title, text, problem) => {
  expect(readField(title, text)).toMatchObject({ problem: expect.stringContaining(problem) });
});

test('an exported quantity has a decimal comma: Excel would make a date of 4.8', () => {
  expect(csvCell('content_amount', { contentAmount: 4.8 })).toBe('4,8');
});

test.each(['2900001011013', '96385074', '036000291452', '2900 0010 11013'])('the EAN %s is right', (text) => {
  expect(readField('ean', text)).toEqual({ value: text.replace(/\s/g, '') });
});

test.each([
  ['ean', '2900001011013'],
  ['article_number', '00123'],
  ['article_number', '12-3'],
  ['article_number', '1E5'],
  ['article_number', '12.3'],
  ['contents', '6-12'],
  ['size', '3-4'],
])('the %s %s of an export is kept by Excel, and comes back as it was', (column, text) => {
  const cell = csvCell(column, { ean: text, articleNumber: text, contents: text, size: text });
  expect(cell).toBe(`"=""${text}"""`);
  expect(cellText(`="${text}"`)).toBe(text);
});

test('a description that looks like an exported identifier stays a text', () => {
  const cell = csvCell('description', { description: '="1"' });
  expect(cell).toBe('"\'=""1"""');
  expect(cellText('\'="1"')).toBe('="1"');
});

test('a line sep= sets the delimiter', () => {
  expect([detectDelimiter('sep=,'), detectDelimiter('"sep=;"'), detectDelimiter('sep=\t')]).toEqual([
    ',',
    ';',
    '\t',
  ]);
});
