import type { ListedInvoice } from '@magazijn/api-client';
import { csvText } from '@magazijn/domain/csv';
import type { Cents } from '@magazijn/domain/money';
import { invoicesTexts as texts } from './invoicesTexts.ts';

const amount = (value: Cents): string => (value / 100).toFixed(2).replace('.', ',');

/** Invoices as CSV: a row each, with decimal commas. */
export const invoicesCsv = (invoices: readonly ListedInvoice[]): string =>
  csvText([
    texts.csvHead,
    ...invoices.map((invoice) => [
      invoice.number,
      invoice.creditNote ?? '',
      invoice.date,
      invoice.due ?? '',
      invoice.orderNumber,
      invoice.orderReference,
      invoice.customerNumber,
      invoice.company,
      texts.statuses[invoice.status],
      amount(invoice.total),
      amount(invoice.open),
    ]),
  ]);
