import { cents } from '@magazijn/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSummary } from '../../testing/buildSummary.ts';
import { ordersCsv } from './ordersCsv.ts';

/** Any characters at all, half a surrogate pair included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 30 })
  .map((points) => String.fromCodePoint(...points));

const rows = (csv: string) =>
  csv
    .slice(1)
    .split('\r\n')
    .map((row) => row.split(';'));

test('[E03] a line per order, with the amounts per VAT rate', () => {
  const other = buildSummary({
    id: 43,
    number: '000000043',
    reference: '',
    vat: [{ percentage: 9, net: cents(1_000), vat: cents(90) }],
    total: cents(1_090),
  });
  const csv = ordersCsv([buildSummary(), other]);
  expect(csv.startsWith('\ufeff')).toBe(true);
  expect(rows(csv)).toEqual([
    [
      'Bestelnummer',
      'Besteldatum',
      'Referentie',
      'Producten',
      'Excl. btw 9%',
      'Btw 9%',
      'Excl. btw 21%',
      'Btw 21%',
      'Totaal incl. btw',
    ],
    ['KKN000000042', '2026-11-19', 'Groep Zon', '7', '500,00', '45,00', '569,83', '119,67', '1234,50'],
    ['000000043', '2026-11-19', '', '7', '10,00', '0,90', '', '', '10,90'],
    [''],
  ]);
});

test('orders with cost centres have a column with their codes, each once', () => {
  const line = { name: 'X', articleNumber: '1', quantity: 1, picture: null };
  const [egels, code] = ['EGELS', '4010'].map((each, id) => ({ id, code: each, name: '', isEnded: false }));
  const lines = [egels, code, egels, null].map((costCentre) => ({ ...line, costCentre: costCentre ?? null }));
  const [head, first, second] = rows(ordersCsv([buildSummary({ lines }), buildSummary()]));
  expect(head?.[4]).toBe('Groepen en kostenplaatsen');
  expect(first?.[4]).toBe('EGELS, 4010');
  expect(second?.[4]).toBe('');
});

test.each([
  ['Zon; Maan', '"Zon; Maan"'],
  ['zeg "ja"', `"zeg ""ja${'""'}"`],
  ['=SOM(A1)', "'=SOM(A1)"],
  ['+31', "'+31"],
  ['@cmd', "'@cmd"],
  ['＝SOM(A1)', "'＝SOM(A1)"],
  [' =SOM(A1)', "' =SOM(A1)"],
  ['\n=SOM(A1)', `"'\n=SOM(A1)"`],
  ['\u00a0-1+1', "'\u00a0-1+1"],
  ['0612345678', "'0612345678"],
  ['1E5', "'1E5"],
  ['1-2', "'1-2"],
  ['12.50', "'12.50"],
  ['Groep 12', 'Groep 12'],
  ['KDV-12', 'KDV-12'],
])('the reference %j is written as %s', (reference, written) => {
  expect(ordersCsv([buildSummary({ reference })])).toContain(`;${written};`);
});

test('no reference starts a formula or adds a cell or a line', () => {
  fc.assert(
    fc.property(anyText, (reference) => {
      const csv = ordersCsv([buildSummary({ reference })]).slice(1);
      const lines = csv.replace(/"(?:[^"]|"")*"/g, '').split('\r\n');
      expect(lines).toHaveLength(3);
      expect(lines[1]?.split(';')).toHaveLength(9);
      expect(csv).not.toMatch(/(^|;)"?\s*[=+@＝＋－＠]/);
    }),
  );
});
