import { type Cents, formatAmount } from '@magazijn/domain/money';

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function plainText(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (column.endsWith('_cents')) return formatAmount(value as Cents).replaceAll('.', '');
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'number' || typeof value === 'string') return `${value}`;
  throw new TypeError(`Column ${column} holds what no cell can show.`);
}

/** What a sheet takes for a formula; behind apostrophes, so that one that is meant comes back as it was. */
const formula = /^'*\s*[=+\-@＝＋－＠]/;

/** A cell of a file as it was before an export kept it from being a formula. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** One cell of an export, as `import` reads it and Dutch Excel shows it. Text never begins a formula there. */
export function csvCell(column: string, row: Readonly<Record<string, unknown>>): string {
  const value = row[camelCase(column)];
  const plain = plainText(column, value);
  const text = typeof value === 'string' && formula.test(plain) ? `'${plain}` : plain;
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
