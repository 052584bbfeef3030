// When an order is invoiced: the date on its invoice, and the moment at which that is mailed.

import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import type { PaymentMethod } from '@magazijn/domain/validation';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';
import type { InvoiceMailMode } from '../settings/invoiceMailModes.ts';

/** How an order is invoiced (docs/adr/0058). */
export interface Invoicing {
  /** Paid before delivery: the invoice has the day of the payment. Any other has the day of delivery. */
  readonly isPrepaid: boolean;
  /** Null: not at all. */
  readonly isMailed: 'when-placed' | 'when-delivered' | null;
}

/** @param mode the setting `INVOICE_MAIL`; an order that is paid by card is mailed its invoice when it is placed. */
export function invoicingOf(payment: PaymentMethod, mode: InvoiceMailMode): Invoicing {
  const isPrepaid = payment === 'ideal';
  if (mode === 'off') return { isPrepaid, isMailed: null };
  return { isPrepaid, isMailed: isPrepaid || mode === 'placed' ? 'when-placed' : 'when-delivered' };
}

/**
 * Part of an update of `orders`: the date on the invoice. Where the payment term counts from it, it is the day of
 * delivery.
 *
 * @param firstDate the first day that is offered, which takes the place of an earlier one.
 */
export const invoiceDate = (
  sql: Sql,
  { isPrepaid }: Invoicing,
  now: Date,
  firstDate: string,
): PendingQuery<Row[]> =>
  isPrepaid
    ? sql`${isoDateOfTimestamp(Math.floor(now.getTime() / 1000))}::date`
    : sql`greatest(delivery_date, ${firstDate}::date)`;
