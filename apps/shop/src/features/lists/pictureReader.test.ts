// @vitest-environment node
import { expect, test } from 'vitest';
import { readBarcode } from './pictureReader.ts';

// The standard's codes of figures (GS1 General Specifications, 5.2.1.2), 1 for a bar; the right half inverts them.
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const inverted = (code: string) => [...code].map((bit) => (bit === '1' ? '0' : '1')).join('');
const even = odd.map((code) => [...inverted(code)].toReversed().join(''));
/** Which figures of the left half are even, by the first figure of an EAN-13. */
const parities = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

/** The bars of an EAN-13, with the quiet zones beside them. */
function barsOf(ean: string): string {
  const [first = 0, ...figures] = [...ean].map(Number);
  const left = figures.slice(0, 6).map((figure, at) => (parities[first]?.[at] === 'E' ? even : odd)[figure]);
  const right = figures.slice(6).map((figure) => inverted(odd[figure] ?? ''));
  const quiet = '0'.repeat(11);
  return `${quiet}101${left.join('')}01010${right.join('')}101${quiet}`;
}

/** A grey picture of them, a few pixels a bar. */
function picture(bars: string, width = 3, height = 60) {
  const row = [...bars].flatMap((bit) => Array.from({ length: width }, () => (bit === '1' ? 40 : 210)));
  return {
    shades: Uint8ClampedArray.from({ length: row.length * height }, (_, at) => row[at % row.length] ?? 255),
    width: row.length,
    height,
  };
}

test.each(['2900001014045', '8710400145660', '0036000291452'])(
  'a picture of the barcode %s is read',
  (ean) => {
    // The first nought of an EAN-13 is left out of a UPC-A: the same product.
    expect(readBarcode(picture(barsOf(ean)))?.padStart(13, '0')).toBe(ean);
  },
);

test('a picture without a barcode, and one whose check digit is wrong, are not read', () => {
  expect(readBarcode(picture('0'.repeat(120)))).toBeNull();
  expect(readBarcode(picture(barsOf('2900001014046')))).toBeNull();
});
