import type { Delimiter } from './delimiter.ts';

/**
 * Parses rows. Quoted cells can contain delimiters, line ends and doubled quotation marks; an unclosed or inner
 * quotation mark (`pijp 6"`) is an ordinary character, so that no text after it is lost. Cells are trimmed.
 *
 * @example readCsv('a;"b;c"\nd;e', ';') // [['a', 'b;c'], ['d', 'e']]
 */
export function readCsv(text: string, delimiter: Delimiter): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // After an unclosed quotation mark no later one is closed either; searching again would take quadratic time.
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
  /** The index of the delimiter or line end after the cell. */
  readonly end: number;
}

function readPlain(source: string, at: number, delimiter: Delimiter): Cell {
  let end = at;
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n') end += 1;
  return { cell: source.slice(at, end), end };
}

/** A quoted cell has at most this many lines; a longer one starts with an unclosed quotation mark. */
const maxLines = 20;

/** A quoted cell; null when the text here is not one, 'open' when its quotation mark is never closed. */
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
  return cell.split('\n', maxLines + 1).length > maxLines ? null : { cell, end };
}
