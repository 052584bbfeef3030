// Credit notes: each cancels an issued invoice as a whole, with a number of a separate series (docs/adr/0077).

import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { type Cents, cents } from '@magazijn/domain/money';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Invoice, IssuedInvoice } from './Invoice.ts';

/** Takes the next number of a gapless series; concurrent transactions wait for it until this one ends. */
export async function takeNumber(sql: Sql, series: 'factuurnummer' | 'creditfactuurnummer'): Promise<number> {
  const [taken] = await sql<[{ last: number }]>`
    insert into number_series (name, last) values (${series}, 1)
      on conflict (name) do update set last = number_series.last + 1 returning last`;
  return taken.last;
}

/** Issues the credit note of an invoice, in the transaction that changes or cancels its order. @returns its number. */
export async function issueCreditNote(
  sql: Sql,
  orderId: number,
  invoice: Invoice & Pick<IssuedInvoice, 'refund'>,
  now: Date,
): Promise<number> {
  const number = await takeNumber(sql, 'creditfactuurnummer');
  const { credits: _credits, issuedAt: _issuedAt, buyer, deliveryAddress, ...issued } = invoice;
  // No document has a phone number.
  const parties = {
    buyer: { ...buyer, address: { ...buyer.address, phoneNumber: null } },
    deliveryAddress: { ...deliveryAddress, phoneNumber: null },
  };
  await sql`
    insert into credit_notes (number, order_id, issued_at, invoice)
      values (${number}, ${orderId}, ${now}, ${JSON.stringify({ ...issued, ...parties })}::text::jsonb)`;
  return number;
}

/** 'C000000007'. */
export const formatCreditNoteNumber = (number: number): string => `C${String(number).padStart(9, '0')}`;

interface CreditNoteRow {
  readonly number: number;
  readonly issuedAt: Date;
  readonly placedAt: Date;
  readonly invoice: IssuedInvoice;
}

const refundOf = ({ refund, payment, totalInclusive }: IssuedInvoice): Cents =>
  refund ?? (payment === 'ideal' ? totalInclusive : cents(0));

const paidOf = (invoice: IssuedInvoice): Cents => invoice.paid ?? refundOf(invoice);

export function toCreditNote({ number, issuedAt, invoice }: CreditNoteRow): Invoice {
  const refund = refundOf(invoice);
  return {
    ...invoice,
    number: formatCreditNoteNumber(number),
    credits: { number: invoice.number, issuedOn: invoice.issuedOn, refund },
    issuedOn: isoDateOfTimestamp(Math.floor(issuedAt.getTime() / 1000)),
    issuedAt,
    dueOn: null,
    paid: cents(Math.max(0, paidOf(invoice) - refund)),
  };
}

/** The cancelled invoice of a credit note, with its original contents and the payments received by then. */
export const toCreditedInvoice = ({ invoice, placedAt }: CreditNoteRow): Invoice => ({
  ...invoice,
  credits: null,
  issuedAt: placedAt,
  paid: paidOf(invoice),
});

/** The credit notes of orders that match a condition, the latest first. */
export const selectCreditNotes = (sql: Sql, condition: PendingQuery<Row[]>) => sql<CreditNoteRow[]>`
  select number, issued_at, placed_at, invoice from credit_notes join orders on orders.id = credit_notes.order_id
    where ${condition} order by number desc`;

/**
 * A credit note of a company: by its number, or the latest one of an order.
 *
 * @throws HttpError 409 when the company has no such credit note.
 */
export async function findCreditNote(
  sql: Sql,
  companyId: number,
  by: { readonly number: number } | { readonly orderId: number },
): Promise<Invoice> {
  const [found] = await selectCreditNotes(
    sql,
    sql`orders.company_id = ${companyId}
      and ${'number' in by ? sql`credit_notes.number = ${by.number}` : sql`credit_notes.order_id = ${by.orderId}`}`,
  );
  if (!found) throw new HttpError(409, 'Van deze bestelling is er geen creditfactuur.');
  return toCreditNote(found);
}
