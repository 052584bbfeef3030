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

/** One cell of an export, as `import` reads it and Dutch Excel shows it. */
export function csvCell(column: string, row: Readonly<Record<string, unknown>>): string {
  const text = plainText(column, row[camelCase(column)]);
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
