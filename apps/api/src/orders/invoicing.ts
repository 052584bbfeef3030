// The invoice date of an order, and when its invoice is mailed.

import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import type { PaymentMethod } from '@magazijn/domain/validation';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';
import type { InvoiceMailMode } from '../settings/invoiceMailModes.ts';

/** How an order is invoiced (docs/adr/0058). */
export interface Invoicing {
  /** Paid before delivery: the invoice has the payment's date. Otherwise it has the delivery date. */
  readonly isPrepaid: boolean;
  /** Null: not mailed. */
  readonly isMailed: 'when-placed' | 'when-delivered' | null;
}

/** @param mode the setting `INVOICE_MAIL`; for an order paid by card the invoice is mailed when it is placed. */
export function invoicingOf(payment: PaymentMethod, mode: InvoiceMailMode): Invoicing {
  const isPrepaid = payment === 'ideal';
  if (mode === 'off') return { isPrepaid, isMailed: null };
  return { isPrepaid, isMailed: isPrepaid || mode === 'placed' ? 'when-placed' : 'when-delivered' };
}

/**
 * The delivery date when the payment term starts on it; `firstDate`, the first offered day, replaces an earlier one.
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
