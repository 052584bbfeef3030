import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellText } from './cellText.ts';
import { csvText } from './csvText.ts';
import { readCsv } from './readCsv.ts';

test('quoted cells can contain delimiters, line ends and quotation marks', () => {
  expect(readCsv('a;"b;c"\r\n"d\ne";"f ""g"""', ';')).toEqual([
    ['a', 'b;c'],
    ['d\ne', 'f "g"'],
  ]);
});

test('a quotation mark inside of a cell, or an unclosed one, is an ordinary character', () => {
  expect(readCsv('pijp 6";2\n"open;3\n"a"b;4', ';')).toEqual([
    ['pijp 6"', '2'],
    ['"open', '3'],
    ['"a"b', '4'],
  ]);
});

test('written CSV is read back unchanged, and no cell is a formula', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\r', '').trim());
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const read = readCsv(csvText(rows), ';').slice(0, -1);
        expect(read.flat().filter((each) => /^\s*[=+\-@]/.test(each) && !/^-\d+$/.test(each))).toEqual([]);
        expect(read.map((row) => row.map(cellText))).toEqual(rows);
      },
    ),
  );
});

test.each(['=1+1', '+31', '-5+1', '@naam', '＝1+1', "'=1+1"])('%j is not a formula in a file', (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

test.each(['-5', '-158,09'])(
  'the negative number %j stays a number, which a spreadsheet adds up',
  (number) => {
    expect(csvText([[number]])).toBe(`\uFEFF${number}\r\n`);
  },
);
