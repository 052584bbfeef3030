import { isFormula } from './cellText.ts';

/** A cell of a file with semicolons, quoted where necessary (RFC 4180). */
export const quoted = (text: string): string =>
  /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Writes rows as a file for a Dutch Excel: semicolons, CRLF and a byte order mark; formulas get an apostrophe
 * (`cellText` removes it).
 *
 * @example csvText([['Artikel', 'Aantal'], ['=1+1', '2']]) // "\ufeffArtikel;Aantal\r\n'=1+1;2\r\n"
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => quoted(isFormula(cell) ? `'${cell}` : cell)).join(';')}\r\n`).join('')}`;
