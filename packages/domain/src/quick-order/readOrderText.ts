import { type Delimiter, namedDelimiter, withoutQuoted } from '../csv/delimiter.ts';
import { readCsv } from '../csv/readCsv.ts';
import type { QuickOrderEntry } from './QuickOrderEntry.ts';
import { readOrderLine } from './readOrderLine.ts';
import { isProductTitle, readOrderTable } from './readOrderTable.ts';

/**
 * Parses a pasted or read order list: a table (tabs, semicolons or commas), or lines of a mail or a chat. Every line
 * with a letter or a digit gives an entry.
 *
 * @example readOrderText('101404\t2\n101405\t1') // [{ product: '101404', quantity: '2' }, …]
 * @example readOrderText('2x 101404\nluiers maat 4: 3') // [{ product: '101404', quantity: '2' }, …]
 */
export function readOrderText(text: string): readonly QuickOrderEntry[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n');
  const named = namedDelimiter(lines[0] ?? '');
  const body = named === null ? lines : lines.slice(1);
  const filled = body.filter((line) => /[\p{L}\p{N}]/u.test(line));
  const delimiter = named ?? tableDelimiter(filled);
  if (delimiter !== null) return readOrderTable(readCsv(body.join('\n'), delimiter));
  const isTitled = filled.length > 1 && isProductTitle(filled[0] ?? '');
  return (isTitled ? filled.slice(1) : filled).map(readOrderLine);
}

const sample = 200;

/** The delimiter that most lines have; null for plain text. */
function tableDelimiter(lines: readonly string[]): Delimiter | null {
  const looked = lines.slice(0, sample).map(withoutQuoted);
  const share = (delimiter: Delimiter): number =>
    looked.filter((line) => line.includes(delimiter)).length / looked.length;
  if (share('\t') >= 0.5) return '\t';
  if (share(';') >= 0.5) return ';';
  // Commas also occur in sentences and amounts: they are delimiters when every line has the same number.
  const commas = new Set(looked.map((line) => line.split(',').length));
  const isTable = looked.length > 1 && commas.size === 1 && !commas.has(1);
  return isTable && looked.every((line) => !/,\s/.test(line)) ? ',' : null;
}
