import { isFormula } from './cellText.ts';

/** A cell's text in a file with semicolons, in quotation marks where it needs them (RFC 4180). */
export const quoted = (text: string): string =>
  /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Rows of texts as a file that a Dutch Excel opens: semicolons, line ends of RFC 4180 and a byte order mark. No text
 * becomes a formula: one that looks so begins with an apostrophe, which `cellText` takes off again.
 *
 * @example csvText([['Artikel', 'Aantal'], ['=1+1', '2']]) // "\ufeffArtikel;Aantal\r\n'=1+1;2\r\n"
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => quoted(isFormula(cell) ? `'${cell}` : cell)).join(';')}\r\n`).join('')}`;
