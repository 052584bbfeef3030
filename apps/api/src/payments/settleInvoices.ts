// Payments of invoices: the open amounts, and counting an authorised payment (docs/adr/0082).

import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { formatInvoiceNumber } from '@magazijn/domain/orders';
import type { Sql } from '../database/Database.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { openCents } from '../orders/openCents.ts';
import { queueRefund } from './refundPayment.ts';
import type { PaymentRow } from './settlePayment.ts';

interface ClaimedInvoice {
  readonly orderId: number;
  readonly invoiceNumber: number;
  readonly amountCents: number;
  readonly openCents: number;
}

/** A payment of invoices. The rows of their orders are locked by id, then its own. */
export interface LockedInvoicePayment {
  readonly order: null;
  readonly invoices: readonly ClaimedInvoice[];
  readonly payment: PaymentRow;
}

/** Locks the orders of the invoices of a payment; none for a payment of an order. */
export async function lockClaimedInvoices(sql: Sql, reference: string): Promise<readonly ClaimedInvoice[]> {
  const claims = sql`
    invoice_payments join payments on payments.id = invoice_payments.payment_id and payments.reference = ${reference}`;
  await sql`
    select id from orders where id in (select invoice_payments.order_id from ${claims}) order by id for update`;
  // A separate statement, so that it sees payments made while this transaction waited.
  return sql<ClaimedInvoice[]>`
    select orders.id as order_id, orders.invoice_number, invoice_payments.amount_cents, ${openCents(sql)} as open_cents
      from ${claims} join orders on orders.id = invoice_payments.order_id
      order by orders.id`;
}

/**
 * Counts an authorised payment for its invoices, each up to its open amount. The surplus is refunded, if an invoice has been
 * paid or credited by now.
 *
 * @returns the refunded part, in cents.
 */
export async function payInvoices(
  sql: Sql,
  { invoices, payment }: LockedInvoicePayment,
  now: Date,
): Promise<number> {
  const counted = invoices
    .map((invoice) => ({ ...invoice, cents: Math.min(invoice.amountCents, invoice.openCents) }))
    .filter(({ cents }) => cents > 0);
  const orderIds = counted.map(({ orderId }) => orderId);
  await sql`
    update invoice_payments
      set paid_on = ${isoDateOfTimestamp(Math.floor(now.getTime() / 1000))}, amount_cents = counted.cents
      from unnest(${orderIds}::int[], ${counted.map(({ cents }) => cents)}::int[]) as counted (order_id, cents)
      where payment_id = ${payment.id} and invoice_payments.order_id = counted.order_id`;
  await endOpenPayments(sql, orderIds, now, payment.id);
  const numbersOf = (some: readonly ClaimedInvoice[]) =>
    some.map(({ invoiceNumber }) => formatInvoiceNumber(invoiceNumber));
  if (counted.length > 0) {
    const details = { numbers: numbersOf(counted), reference: payment.reference };
    await recordEvent(sql, { event: 'invoices-paid', userId: payment.userId, address: '', details }, now);
  }
  const surplus = payment.amountCents - counted.reduce((sum, { cents }) => sum + cents, 0);
  const [first] = invoices;
  if (surplus > 0 && first && payment.userId !== null) {
    const needless = invoices.filter((each) => each.openCents < each.amountCents);
    const subject = {
      orderId: first.orderId,
      number: numbersOf(needless).join(', '),
      userId: payment.userId,
    };
    await queueRefund(sql, subject, payment, 'invoice-paid', surplus);
  }
  return surplus;
}

/**
 * Ends the open payments of these orders' invoices, so that their sessions are not returned again. If a session is paid
 * nevertheless, it counts for the amount that is open then, and the rest is refunded.
 *
 * @param except the id of a payment that stays; null for none.
 */
export async function endOpenPayments(
  sql: Sql,
  orderIds: readonly number[],
  now: Date,
  except: number | null = null,
): Promise<void> {
  const ids = sql`
    select payment_id from invoice_payments
      where order_id = any(${orderIds as number[]}::int[]) and payment_id is distinct from ${except}`;
  await sql`delete from payments where state = 'creating' and id in (${ids})`;
  await sql`
    update payments set state = 'expired', settled_at = ${now} where state = 'open' and id in (${ids})`;
}
