import type { OrderSummary } from '@magazijn/api-client';
import { isFormula, quoted } from '@magazijn/domain/csv';
import { amsterdamTime } from '@magazijn/domain/delivery';
import type { Cents } from '@magazijn/domain/money';

/** A line ends as RFC 4180 wants it. */
const newLine = '\r\n';

/**
 * Orders as a bookkeeper imports them: one line each, with the amount before VAT and the VAT itself for every
 * percentage that occurs. Semicolons, decimal commas and a byte order mark, which is how a Dutch Excel reads UTF-8.
 */
export function ordersCsv(orders: readonly OrderSummary[]): string {
  const rates = [...new Set(orders.flatMap(({ vat }) => vat.map(({ percentage }) => percentage)))];
  rates.sort((one, other) => one - other);
  const head = [
    'Bestelnummer',
    'Besteldatum',
    'Referentie',
    'Producten',
    ...rates.flatMap((rate) => [`Excl. btw ${decimal(rate)}%`, `Btw ${decimal(rate)}%`]),
    'Totaal incl. btw',
  ];
  const rows = orders.map((order) => [
    order.number,
    order.createdAt ? amsterdamTime(new Date(order.createdAt)).date : '',
    asText(order.reference),
    String(order.productCount),
    ...rates.flatMap((rate) => {
      const found = order.vat.find(({ percentage }) => percentage === rate);
      return found ? [amount(found.net), amount(found.vat)] : ['', ''];
    }),
    amount(order.total),
  ]);
  return `\ufeff${[head, ...rows].map((row) => row.map(quoted).join(';') + newLine).join('')}`;
}

const decimal = (value: number): string => String(value).replace('.', ',');

const amount = (value: Cents): string => (value / 100).toFixed(2).replace('.', ',');

/** What a sheet takes for a number or a date: it would drop the first zero of 0612345678, and make 100000 of 1E5. */
const numeric = /^\s*[\d.,:/\-\s%€]*\d[\d.,:/\-\s%€]*(?:e[+-]?\d+)?\s*$/i;

/** Text of a buyer's, kept as text by an apostrophe (OWASP, CSV injection). */
const asText = (text: string): string => (isFormula(text) || numeric.test(text) ? `'${text}` : text);
