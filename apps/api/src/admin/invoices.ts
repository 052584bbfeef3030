import { isIsoDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { cents, formatEuros } from '@magazijn/domain/money';
import { formatInvoiceNumber, invoiceDueDate, readInvoiceNumber } from '@magazijn/domain/orders';
import { openCents } from '../orders/openCents.ts';
import { endOpenPayments } from '../payments/settleInvoices.ts';
import { type AdminCommand, type AdminDependencies, AdminError, readArguments } from './AdminCommand.ts';

const maxListed = 100;

interface OpenInvoice {
  readonly orderId: number;
  readonly invoiceNumber: number;
  readonly customer: string;
  readonly issuedOn: string;
  readonly openCents: number;
}

const todayOf = (clock: () => Date): string => isoDateOfTimestamp(Math.floor(clock().getTime() / 1000));

/** Invoices on account from their date on, and others whose payment was charged back; the oldest open ones first. */
async function list(
  { database: { sql }, clock, print }: AdminDependencies,
  onlyOpen: boolean,
): Promise<void> {
  const today = todayOf(clock);
  const open = await sql<OpenInvoice[]>`
    select * from (
      select id as order_id, invoice_number, buyer ->> 'customerNumber' as customer, ${openCents(sql)} as open_cents,
          coalesce(invoiced_on, (placed_at at time zone 'Europe/Amsterdam')::date)::text as issued_on, payment
        from orders
        where placed_at is not null and status = 'placed' and (payment = 'on_account'
          or payment = 'ideal' and id in (select order_id from payments where charged_back_cents > 0))
    ) as invoices
    where (open_cents > 0 or not ${onlyOpen} and payment = 'on_account') and issued_on <= ${today}
      order by open_cents = 0, issued_on, invoice_number limit ${maxListed + 1}`;
  if (open.length === 0)
    print(onlyOpen ? 'No invoice up to today is open.' : 'There is no invoice on account up to today.');
  for (const { invoiceNumber, customer, issuedOn, openCents: left } of open.slice(0, maxListed)) {
    const due = invoiceDueDate(issuedOn);
    const state = left === 0 ? 'paid' : `${formatEuros(cents(left))} open${due < today ? ', overdue' : ''}`;
    print(`${formatInvoiceNumber(invoiceNumber)}  customer ${customer}  due ${due}  ${state}`);
  }
  if (open.length > maxListed) print(`Only ${maxListed} are shown.`);
}

/** Books the whole open amount of an invoice, or a part of it. */
async function book(
  { database, clock, print }: AdminDependencies,
  number: string,
  options: ReadonlyMap<string, string>,
): Promise<void> {
  const read = readInvoiceNumber(number);
  if (read === null) throw new AdminError(`"${number}" is not an invoice number, such as F000000042.`);
  const day = options.get('day') ?? todayOf(clock);
  if (!isIsoDate(day) || day > todayOf(clock)) {
    throw new AdminError(`"${day}" is not a day up to today, such as 2026-11-28.`);
  }
  const amount = options.get('amount');
  if (amount !== undefined && !/^(?=.*[1-9])\d{1,7}([.,]\d{2})?$/.test(amount)) {
    throw new AdminError(`"${amount}" is not an amount above 0, such as 120.50.`);
  }
  await database.sql.begin(async (sql) => {
    await sql`select from orders where invoice_number = ${read} for update`;
    const [invoice] = await sql<Pick<OpenInvoice, 'orderId' | 'openCents'>[]>`
      select id as order_id, ${openCents(sql)} as open_cents from orders
        where invoice_number = ${read} and status = 'placed' and payment <> 'debit'`;
    if (!invoice) throw new AdminError(`There is no invoice ${number} that is paid by bank.`);
    const open = cents(invoice.openCents);
    if (open === 0) throw new AdminError(`${number} is paid already.`);
    const booked = amount === undefined ? open : cents(Math.round(Number(amount.replace(',', '.')) * 100));
    if (booked > open) {
      throw new AdminError(`Of ${number} ${formatEuros(open)} is open: book at most that.`);
    }
    await sql`
      insert into invoice_payments (order_id, amount_cents, paid_on) values (${invoice.orderId}, ${booked}, ${day})`;
    await endOpenPayments(sql, [invoice.orderId], clock());
    const left = cents(open - booked);
    print(`${number}: ${formatEuros(booked)} is booked on ${day}; ${formatEuros(left)} is open.`);
  });
}

/** Books every invoice up to a day as paid: for a shop that has not booked payments before. */
async function bookUntil({ database, clock, print }: AdminDependencies, day: string): Promise<void> {
  if (!isIsoDate(day) || day > todayOf(clock)) {
    throw new AdminError(`"${day}" is not a day up to today, such as 2026-11-28.`);
  }
  await database.sql.begin(async (sql) => {
    const locked = await sql<{ id: number }[]>`
      select id from orders
        where placed_at is not null and status = 'placed' and payment = 'on_account'
          and coalesce(invoiced_on, (placed_at at time zone 'Europe/Amsterdam')::date) <= ${day}
        order by id for update`;
    const ids = locked.map(({ id }) => id);
    const { count } = await sql`
      insert into invoice_payments (order_id, amount_cents, paid_on)
        select id, open_cents, ${day}::date
          from (select id, ${openCents(sql)} as open_cents from orders where id = any(${ids}::int[])) as invoices
          where open_cents > 0`;
    await endOpenPayments(sql, ids, clock());
    print(`Booked as paid up to ${day}: invoices ${count}.`);
  });
}

/** `invoices`: lists invoices on account, and books payments that came in by bank. */
export const invoices: AdminCommand = {
  name: 'invoices',
  usage: '[list [--open]|paid <number> [--day <day>] [--amount <euros>]|paid-until <day>]',
  summary: 'Lists invoices on account; books payments received by bank.',
  run: async (dependencies, args) => {
    const [action = 'list', ...rest] = args;
    if (action === 'list') {
      await list(dependencies, readArguments(rest, [], ['open']).flags.has('open'));
    } else if (action === 'paid') {
      const { values, options } = readArguments(rest, ['number of the invoice'], [], ['day', 'amount']);
      await book(dependencies, values[0] ?? '', options);
    } else if (action === 'paid-until') {
      await bookUntil(dependencies, readArguments(rest, ['day']).values[0] ?? '');
    } else {
      throw new AdminError(`"${action}" is not an action: type "list", "paid" or "paid-until".`);
    }
    return 0;
  },
};
