import { formatAmount } from '@magazijn/domain/money';
import { unitText } from '../../catalogue/unitText.ts';
import type { InvoiceLine } from '../Invoice.ts';
import { sheet } from './sheet.ts';

/** A column of the lines' table. */
export interface LineColumn {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly text: (line: InvoiceLine) => string;
}

const columns: readonly Omit<LineColumn, 'x'>[] = [
  { title: 'Omschrijving', width: 188, align: 'left', text: ({ description }) => description },
  { title: 'Aantal', width: 62, align: 'right', text: ({ amount, unit }) => unitText(amount, unit) },
  { title: 'Prijs', width: 66, align: 'right', text: ({ price }) => formatAmount(price) },
  {
    title: 'Korting',
    width: 74,
    align: 'right',
    text: ({ discount }) => (discount > 0 ? `−${formatAmount(discount)}` : ''),
  },
  { title: 'Btw', width: 37, align: 'right', text: ({ vatPercentage }) => `${vatPercentage}%` },
  { title: 'Bedrag', width: 84, align: 'right', text: ({ total }) => formatAmount(total) },
];

/** The columns of the lines, from margin to margin. */
export const lineColumns: readonly LineColumn[] = columns.map((column, index) => ({
  ...column,
  x: sheet.left + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0),
}));
