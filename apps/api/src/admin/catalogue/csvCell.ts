import { isFormula, quoted } from '@magazijn/domain/csv';
import { type Cents, formatAmount } from '@magazijn/domain/money';

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function plainText(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (column.endsWith('_cents')) return formatAmount(value as Cents).replaceAll('.', '');
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  if (Array.isArray(value)) return value.join('|');
  // Dutch Excel reads '4.8' as a date.
  if (typeof value === 'number') return `${value}`.replace('.', ',');
  if (typeof value === 'string') return value;
  throw new TypeError(`Column ${column} holds what no cell can show.`);
}

/** A text that Excel changes when it opens a file: a long number, leading zeros, or one like a date or 1E5. */
const changedByExcel = /^(\d{12,}|0\d+|\d+E\d+|\d{1,2}[-/.]\d{1,2}([-/.]\d{1,4})?|\d{1,2}-[a-z]{3})$/i;
/** The columns that `import` refuses when Excel changed them. */
const unchanged = ['article_number', 'contents', 'ean', 'size'];

/** A cell of an export, readable by `import` and Dutch Excel: no text is a formula, no number or size is changed. */
export function csvCell(column: string, row: Readonly<Record<string, unknown>>): string {
  const value = row[camelCase(column)];
  const plain = plainText(column, value);
  const text = typeof value !== 'string' ? plain : guarded(column, plain);
  return quoted(text);
}

function guarded(column: string, text: string): string {
  if (isFormula(text)) return `'${text}`;
  return unchanged.includes(column) && changedByExcel.test(text) ? `="${text}"` : text;
}
