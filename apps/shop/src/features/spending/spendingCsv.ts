import type { Spending } from '@magazijn/api-client';
import { isFormula, quoted } from '@magazijn/domain/csv';
import type { Cents } from '@magazijn/domain/money';
import { spendingTexts as texts } from './spendingTexts.ts';

const amount = (value: Cents): string => (value / 100).toFixed(2).replace('.', ',');

/** Marks a text that a spreadsheet would run as text, by an apostrophe (OWASP, CSV injection). */
const asText = (text: string): string => (isFormula(text) ? `'${text}` : text);

/**
 * The spending of a year as CSV (RFC 4180): a row for each month, category, person and location. Semicolons, decimal
 * commas and a byte order mark, so that a Dutch Excel reads UTF-8.
 */
export function spendingCsv(year: number, spending: Spending): string {
  const { month, category, person, location } = texts.csvKinds;
  const rows = [
    texts.csvHead,
    ...spending.months.map(({ orders, total }, index) => [
      month,
      `${year}-${String(index + 1).padStart(2, '0')}`,
      String(orders),
      amount(total),
    ]),
    ...spending.categories.map(({ name, total }) => [category, asText(name), '', amount(total)]),
    [category, texts.other, '', amount(spending.other)],
    ...spending.people.map(({ name, orders, total }) => [
      person,
      asText(name),
      String(orders),
      amount(total),
    ]),
    ...spending.locations.map(({ name, orders, total }) => [
      location,
      asText(name),
      String(orders),
      amount(total),
    ]),
  ];
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`;
}
