import { isFormula } from './cellText.ts';

/** A cell of a file with semicolons, quoted where necessary (RFC 4180). */
export const quoted = (text: string): string =>
  /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A negative number, which spreadsheets have to add up. */
const negative = /^-\d+(,\d+)?$/;

const safe = (cell: string): string => (isFormula(cell) && !negative.test(cell) ? `'${cell}` : cell);

/**
 * Writes rows as a file for a Dutch Excel: semicolons, CRLF and a byte order mark; formulas, except
 * for negative numbers, get an apostrophe (`cellText` removes it).
 *
 * @example csvText([['Artikel', 'Aantal'], ['=1+1', '2']]) // "\ufeffArtikel;Aantal\r\n'=1+1;2\r\n"
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => quoted(safe(cell))).join(';')}\r\n`).join('')}`;
