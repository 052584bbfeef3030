import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { decodeText, readOrderFile } from './readOrderFile.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
};
const windows = (text: string) =>
  Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));

describe('texts are read in any of these encodings', () => {
  test.each([
    ['UTF-8', bytesOf('crème;2')],
    ['Windows-1252', windows('crème;2')],
    ['UTF-16, little endian', utf16('\uFEFFcrème;2', true)],
    ['UTF-16, big endian', utf16('\uFEFFcrème;2', false)],
  ])('%s', (_, bytes) => expect(decodeText(bytes).replace('\uFEFF', '')).toBe('crème;2'));

  test('a file that was concatenated from two encodings', () => {
    const bytes = Uint8Array.from([
      ...bytesOf('crème;2\n'),
      ...windows('crème €;3\n'),
      ...bytesOf('’t kussen;1'),
    ]);
    expect(decodeText(bytes)).toBe('crème;2\ncrème €;3\n’t kussen;1');
  });
});

/** A workbook of one sheet: shared strings in their own file, numbers and results of formulas in their cells. */
function workbook(rows: readonly string[]): Uint8Array<ArrayBuffer> {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const packages = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const files: Readonly<Record<string, string>> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships ${packages}><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Week 48" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${packages}><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells.replaceAll('#', String(index + 1))}</row>`).join('')}</sheetData></worksheet>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}
const text = (column: string, value: string) =>
  `<c r="${column}#" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (column: string, value: string) => `<c r="${column}#"><v>${value}</v></c>`;

test('a workbook is read with its texts, its numbers and the last results of its formulas', async () => {
  const bytes = workbook([
    text('A', 'Artikelnummer') + text('B', 'Aantal'),
    text('A', '00123') + number('B', '2'),
    `${number('A', '2900001014045')}<c r="B#"><f>1+2</f><v>3</v></c>`,
    text('A', 'Luiers &amp; doekjes') + number('B', '2.5'),
  ]);
  expect(await readOrderFile(new Blob([bytes]))).toEqual([
    { product: '00123', quantity: '2' },
    { product: '2900001014045', quantity: '3' },
    { product: 'Luiers & doekjes', quantity: '2.5' },
  ]);
});

test('a sheet of 8,000 rows starts no worker, which the content security policy refuses', async () => {
  const bytes = workbook(
    Array.from({ length: 8000 }, (_, index) => number('A', String(100_000 + index)) + number('B', '1')),
  );
  expect(await readOrderFile(new Blob([bytes]))).toHaveLength(8000);
});

test.each([
  ['cut off', workbook([number('A', '1')]).slice(0, 300)],
  ['no workbook', new Uint8Array(zipSync({ 'a.xml': strToU8('<a/>') }))],
  ['a picture', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])],
])('a damaged archive is refused: %s', async (_, bytes) => {
  await expect(readOrderFile(new Blob([bytes]))).rejects.toThrow();
});

test('an archive that would fill the memory is refused before it is unpacked', async () => {
  const bytes = workbook([number('A', '1')]);
  // The directory at the end has a file's unpacked size, 24 bytes after its entry's signature.
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 28; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 90_000_000, true);
  }
  await expect(readOrderFile(new Blob([bytes]))).rejects.toThrow(/unpacks to more/);
});

test('all lines of a text are read; an empty file has none', async () => {
  const long = Array.from({ length: 5000 }, (_, index) => `${200_000 + index};1`).join('\r\n');
  expect(await readOrderFile(new Blob([long]))).toHaveLength(5000);
  expect(await readOrderFile(new Blob([]))).toEqual([]);
});
