import type { OrderSummary } from '@magazijn/api-client';
import { isFormula, quoted } from '@magazijn/domain/csv';
import { amsterdamTime } from '@magazijn/domain/delivery';
import type { Cents } from '@magazijn/domain/money';
import { saveFile } from '../../shared/storage/saveFile.ts';

/** RFC 4180. */
const newLine = '\r\n';

/**
 * Orders as CSV, with the amount without VAT and the VAT of each rate, and cost centres if any. Semicolons,
 * decimal commas and a byte order mark, so that a Dutch Excel reads UTF-8.
 */
export function ordersCsv(orders: readonly OrderSummary[]): string {
  const rates = [...new Set(orders.flatMap(({ vat }) => vat.map(({ percentage }) => percentage)))];
  rates.sort((one, other) => one - other);
  const hasCostCentres = orders.some((order) => costCentresOf(order) !== '');
  const head = [
    'Bestelnummer',
    'Besteldatum',
    'Referentie',
    'Producten',
    ...(hasCostCentres ? ['Groepen en kostenplaatsen'] : []),
    ...rates.flatMap((rate) => [`Excl. btw ${decimal(rate)}%`, `Btw ${decimal(rate)}%`]),
    'Totaal incl. btw',
  ];
  const rows = orders.map((order) => [
    order.number,
    order.createdAt ? amsterdamTime(new Date(order.createdAt)).date : '',
    asText(order.reference),
    String(order.productCount),
    ...(hasCostCentres ? [asText(costCentresOf(order))] : []),
    ...rates.flatMap((rate) => {
      const found = order.vat.find(({ percentage }) => percentage === rate);
      return found ? [amount(found.net), amount(found.vat)] : ['', ''];
    }),
    amount(order.total),
  ]);
  return `\ufeff${[head, ...rows].map((row) => row.map(quoted).join(';') + newLine).join('')}`;
}

/** Saves orders as {@link ordersCsv}, in a file named by today's date in Amsterdam. */
export function saveOrders(orders: readonly OrderSummary[]): void {
  const today = amsterdamTime(new Date()).date;
  saveFile(`bestellingen-${today}.csv`, ordersCsv(orders), 'text/csv;charset=utf-8');
}

/** The codes of its lines, each once. */
const costCentresOf = ({ lines }: OrderSummary): string =>
  [...new Set(lines.flatMap(({ costCentre }) => costCentre?.code ?? []))].join(', ');

const decimal = (value: number): string => String(value).replace('.', ',');

const amount = (value: Cents): string => (value / 100).toFixed(2).replace('.', ',');

/** Spreadsheets would turn 0612345678 into 612345678, and 1E5 into 100000. */
const numeric = /^\s*[\d.,:/\-\s%€]*\d[\d.,:/\-\s%€]*(?:e[+-]?\d+)?\s*$/i;

/** Marks a buyer's text as text by an apostrophe (OWASP, CSV injection). */
const asText = (text: string): string => (isFormula(text) || numeric.test(text) ? `'${text}` : text);
