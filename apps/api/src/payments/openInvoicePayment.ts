// Opens one payment of several invoices: claims them, and opens its session (docs/adr/0082).

import { randomUUID } from 'node:crypto';
import { formatDate, type IsoDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { formatInvoiceNumber } from '@magazijn/domain/orders';
import type { PaymentMethod } from '@magazijn/domain/validation';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { columnsOf } from '../database/sqlFragments.ts';
import { payments } from '../database/tables/index.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { maxAmount } from '../orders/draftOrder.ts';
import { sessionMargin } from '../orders/insertDraft.ts';
import { openCents } from '../orders/openCents.ts';
import { openSession, sessionLifetime } from './openSession.ts';
import { endOpenPayments } from './settleInvoices.ts';
import type { PaymentRow } from './settlePayment.ts';

const unavailable = new HttpError(
  503,
  'Betalen lukt op dit moment niet. Er is niets afgeschreven. Probeer het over een paar minuten opnieuw.',
  { 'retry-after': '30' },
);

/** The shop's page with the provider's form; the provider adds the session and its result. */
const returnPath = '/profiel/facturen/betalen';

/**
 * Opens a payment for the open amounts of these invoices together, of the company and those below it. The same invoices
 * in another tab get the same session, which the provider charges once. Other invoices, or another organisation, end an
 * open payment that has one of them.
 *
 * @param numbers in their series.
 * @returns the id of the session.
 * @throws HttpError 409 with the reason why one cannot be paid, 503 when the provider does not answer.
 */
export async function openInvoicePayment(
  dependencies: ApiDependencies,
  viewer: Viewer,
  numbers: readonly number[],
): Promise<string> {
  const { settings, provider } = dependencies;
  if (settings.payments === null || provider === null) {
    throw new HttpError(409, 'Facturen betaal je per bank. De gegevens staan op de factuur.');
  }
  const { companyId, country } = viewer;
  const payer = { returnPath, country, companyId, unavailable };
  const reserve = () => reserveInvoices(dependencies, viewer, numbers);
  const payment = await openSession(dependencies, viewer, provider, payer, reserve);
  if (payment === null) throw unavailable;
  return payment.sessionId;
}

interface PayableInvoice {
  readonly orderId: number;
  readonly invoiceNumber: number;
  readonly payment: PaymentMethod;
  readonly issuedOn: IsoDate;
  readonly openCents: number;
  readonly isPending: boolean;
}

/** Why an invoice cannot be paid, as a Dutch sentence; null when it can. */
function refusalOf(invoice: PayableInvoice, today: IsoDate): string | null {
  const number = formatInvoiceNumber(invoice.invoiceNumber);
  if (invoice.payment !== 'on_account' && invoice.openCents === 0) {
    return `Factuur ${number} hoef je niet te betalen.`;
  }
  if (invoice.isPending) return `Je bank verwerkt al een betaling van factuur ${number}.`;
  if (invoice.openCents === 0) return `Factuur ${number} is al betaald.`;
  return invoice.issuedOn > today
    ? `Factuur ${number} kun je betalen vanaf ${formatDate(invoice.issuedOn)}.`
    : null;
}

const tooLargeTogether = `Je kunt hoogstens ${formatEuros(maxAmount)} tegelijk betalen. Kies minder facturen.`;

/** Claims the invoices for a payment. Their orders are locked, by their ids, so that one payment at a time is opened. */
function reserveInvoices(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  viewer: Viewer,
  numbers: readonly number[],
): Promise<PaymentRow> {
  return retryConflict(() =>
    database.sql.begin(async (sql) => {
      const now = clock();
      const invoices = await lockInvoices(sql, viewer.companyId, numbers);
      const missing = numbers.find(
        (number) => !invoices.some(({ invoiceNumber }) => invoiceNumber === number),
      );
      if (missing !== undefined) {
        throw new HttpError(409, `Factuur ${formatInvoiceNumber(missing)} kun je niet betalen.`);
      }
      const today = isoDateOfTimestamp(Math.floor(now.getTime() / 1000));
      for (const invoice of invoices) {
        const refusal = refusalOf(invoice, today);
        if (refusal !== null) throw new HttpError(409, refusal);
      }
      if (invoices.reduce((sum, { openCents: open }) => sum + open, 0) > maxAmount) {
        throw new HttpError(409, tooLargeTogether);
      }
      const orderIds = invoices.map(({ orderId }) => orderId);
      const same = await findSamePayment(sql, viewer.companyId, invoices, now);
      if (same) return same;
      await endOpenPayments(sql, orderIds, now);
      return insertPayment(sql, viewer, invoices, now);
    }),
  );
}

async function lockInvoices(
  sql: Sql,
  companyId: number,
  numbers: readonly number[],
): Promise<readonly PayableInvoice[]> {
  const locked = await sql<{ id: number }[]>`
    select id from orders
      where invoice_number = any(${numbers as number[]}::int[]) and status = 'placed'
        and company_id in (select id from companies where id = ${companyId} or parent_id = ${companyId})
      order by id for update`;
  // A separate statement, so that it sees payments made while this transaction waited.
  return sql<PayableInvoice[]>`
    select id as order_id, invoice_number, payment, ${openCents(sql)} as open_cents,
        coalesce(invoiced_on, (placed_at at time zone 'Europe/Amsterdam')::date)::text as issued_on,
        exists (
          select from invoice_payments join payments on payments.id = payment_id
            where invoice_payments.order_id = orders.id and payments.state = 'pending'
        ) as is_pending
      from orders where id = any(${locked.map(({ id }) => id)}::int[]) order by id`;
}

/** The company's open payment of exactly these invoices and amounts; null without one that lasts. */
async function findSamePayment(
  sql: Sql,
  companyId: number,
  invoices: readonly PayableInvoice[],
  now: Date,
): Promise<PaymentRow | null> {
  const [found] = await sql<PaymentRow[]>`
    select ${columnsOf(sql, payments)} from payments
      where company_id = ${companyId} and state in ('creating', 'open')
        and expires_at > ${new Date(now.getTime() + sessionMargin)}
        and (
          select string_agg(order_id || ':' || amount_cents, ',' order by order_id) from invoice_payments
            where payment_id = payments.id
        ) = ${invoices.map(({ orderId, openCents: cents }) => `${orderId}:${cents}`).join(',')}`;
  return found ?? null;
}

async function insertPayment(
  sql: Sql,
  { companyId, originalUserId }: Viewer,
  invoices: readonly PayableInvoice[],
  now: Date,
): Promise<PaymentRow> {
  const [first] = invoices;
  const number = formatInvoiceNumber(first?.invoiceNumber ?? 0);
  const amountCents = invoices.reduce((sum, invoice) => sum + invoice.openCents, 0);
  const [made] = await sql<[PaymentRow]>`
    with last as (
      select coalesce(max(attempt), 0) + 1 as attempt from payments
        where id in (select payment_id from invoice_payments where order_id = ${first?.orderId ?? 0})
    )
    insert into payments (company_id, user_id, attempt, reference, idempotency_key, state, amount_cents, created_at,
        expires_at)
      select ${companyId}, ${originalUserId}, attempt, ${number} || '-' || attempt, ${randomUUID()}, 'creating',
          ${amountCents}, ${now}, ${new Date(now.getTime() + sessionLifetime)}
        from last
      returning ${columnsOf(sql, payments)}`;
  await sql`
    insert into invoice_payments ${sql(
      invoices.map((invoice) => ({
        order_id: invoice.orderId,
        payment_id: made.id,
        amount_cents: invoice.openCents,
      })),
    )}`;
  return made;
}
