// The invoice date of an order, and when its invoice is mailed.

import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import type { PaymentMethod } from '@magazijn/domain/validation';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';
import type { InvoiceMailMode } from '../settings/invoiceMailModes.ts';

/** How an order is invoiced (docs/adr/0058). */
export interface Invoicing {
  /** Whether it is paid before delivery. The invoice then has the date of the payment, otherwise of the delivery. */
  readonly isPrepaid: boolean;
  /** Null when it is not mailed. */
  readonly isMailed: 'when-placed' | 'when-delivered' | null;
}

/** @param mode the setting `INVOICE_MAIL`; for an order paid by card the invoice is mailed when it is placed. */
export function invoicingOf(payment: PaymentMethod, mode: InvoiceMailMode): Invoicing {
  const isPrepaid = payment === 'ideal';
  if (mode === 'off') return { isPrepaid, isMailed: null };
  return { isPrepaid, isMailed: isPrepaid || mode === 'placed' ? 'when-placed' : 'when-delivered' };
}

/**
 * SQL for the invoice date: of the payment, or of the delivery.
 *
 * @param firstDate the first offered day, which replaces an earlier delivery date
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
