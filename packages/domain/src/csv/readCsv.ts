import type { Delimiter } from './delimiter.ts';

/**
 * The rows of a text whose columns are parted by `delimiter`. Quoted cells may hold delimiters, line ends and doubled
 * quotation marks. Read as forgivingly as a spreadsheet does: a quotation mark that is not closed, or that stands inside
 * of a cell (`pijp 6"`), is a character like any other, so that nothing behind it is lost. Cells are trimmed.
 *
 * @example readCsv('a;"b;c"\nd;e', ';') // [['a', 'b;c'], ['d', 'e']]
 */
export function readCsv(text: string, delimiter: Delimiter): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // A quotation mark that nothing closes is looked for once, not from every cell behind it.
  let isAnyClosed = true;
  while (at <= source.length) {
    const quoted = isAnyClosed ? readQuoted(source, at, delimiter) : null;
    if (quoted === 'open') isAnyClosed = false;
    const { cell, end } = quoted === null || quoted === 'open' ? readPlain(source, at, delimiter) : quoted;
    row.push(cell.trim());
    if (source[end] !== delimiter) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
}

interface Cell {
  readonly cell: string;
  /** Where the delimiter or the line end behind it stands. */
  readonly end: number;
}

function readPlain(source: string, at: number, delimiter: Delimiter): Cell {
  let end = at;
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n') end += 1;
  return { cell: source.slice(at, end), end };
}

/** More line ends are no cell, but lines behind a quotation mark that is not closed. */
const mostLines = 20;

/** A cell between quotation marks; null where none begins here, 'open' where none ends. */
function readQuoted(source: string, at: number, delimiter: Delimiter): Cell | 'open' | null {
  if (source[at] !== '"') return null;
  let close = at;
  do {
    close = source.indexOf('"', close + 1);
    if (close === -1) return 'open';
    if (source[close + 1] === '"') close += 1;
    else break;
  } while (close < source.length);
  let end = close + 1;
  while (source[end] === ' ') end += 1;
  const isWhole = end >= source.length || source[end] === delimiter || source[end] === '\n';
  if (!isWhole) return null;
  const cell = source.slice(at + 1, close).replaceAll('""', '"');
  return cell.split('\n', mostLines + 1).length > mostLines ? null : { cell, end };
}
