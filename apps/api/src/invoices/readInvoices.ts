import type { WireInvoices } from '@magazijn/api-client/schemas';
import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import {
  type Country,
  formatInvoiceNumber,
  formatOrderNumber,
  type InvoiceStatus,
  invoiceTermDays,
} from '@magazijn/domain/orders';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { offsetOf, type PageRequest, toFlag } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { chargedBackCents, openCents } from '../orders/openCents.ts';
import { formatCreditNoteNumber } from './creditNotes.ts';

export interface InvoiceRequest extends PageRequest {
  /** `open`: all that are not settled, overdue ones included; undefined for all. */
  readonly status?: 'open' | 'overdue' | 'paid' | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** The customer number of one company; undefined for all. */
  readonly location?: string | undefined;
}

interface Row {
  readonly totals: readonly { status: InvoiceStatus; count: number; openCents: number }[];
  readonly shown: readonly {
    invoiceNumber: number;
    creditNote: number | null;
    issuedOn: string;
    dueOn: string | null;
    orderId: number;
    country: Country;
    orderReference: string;
    customerNumber: string;
    company: string;
    status: InvoiceStatus;
    totalCents: number;
    openCents: number;
    chargedBackCents: number;
  }[];
  readonly locations: readonly {
    customerNumber: string;
    name: string;
    email: string | null;
    defaultEmail: string | null;
  }[];
}

const shownStatuses: Readonly<Record<'open' | 'overdue' | 'paid', readonly InvoiceStatus[]>> = {
  open: ['open', 'overdue', 'pending', 'debit'],
  overdue: ['overdue'],
  paid: ['paid'],
};

/**
 * SQL for the invoices of the companies in `chosen`: those of placed orders from their date on, and those that a credit note
 * cancelled. An order paid in advance is paid, unless the bank took its payment back; a direct debit is paid on the day on
 * which it is collected. `offset 0` prevents PostgreSQL from computing the open amount for each use.
 */
const listed = (sql: Sql, today: string) => sql`
  select *, case
      when credit_note is not null then 'credited'
      when payment = 'debit' and due_on > ${today} then 'debit'
      when payment = 'debit' or left_cents = 0 then 'paid'
      when is_pending then 'pending'
      when due_on < ${today} then 'overdue'
      else 'open'
    end as status
  from (
    select *, (issued_on + ${invoiceTermDays}::int)::date as due_on from (
      select orders.id as order_id, invoice_number, null::int as credit_note, payment,
          coalesce(invoiced_on, (placed_at at time zone 'Europe/Amsterdam')::date) as issued_on,
          total_inclusive_cents as total_cents, left_cents,
          exists (
            select from invoice_payments join payments on payments.id = payment_id
              where invoice_payments.order_id = orders.id and payments.state = 'pending'
          ) as is_pending
        from orders cross join lateral (select ${openCents(sql)} as left_cents offset 0) as unpaid
        where company_id in (select id from chosen) and placed_at is not null and status = 'placed'
      union all
      select order_id, substr(invoice ->> 'number', 2)::int, number, invoice ->> 'payment',
          (invoice ->> 'issuedOn')::date, (invoice ->> 'totalInclusive')::int, 0, false
        from credit_notes join orders on orders.id = order_id
        where orders.company_id in (select id from chosen)
    ) as dated
    where credit_note is not null or issued_on <= ${today}
  ) as due`;

/**
 * A page of the invoices of a company and of those below it, the newest first, with the totals of every status. One
 * statement for any number of invoices.
 */
export async function readInvoices(
  { database: { sql }, clock, settings }: Pick<ApiDependencies, 'database' | 'clock' | 'settings'>,
  { companyId }: Pick<Viewer, 'companyId'>,
  { status, from, until, location, ...page }: InvoiceRequest,
): Promise<WireInvoices> {
  const today = isoDateOfTimestamp(Math.floor(clock().getTime() / 1000));
  const statuses = status === undefined ? null : [...shownStatuses[status]];
  const [row] = await sql<[Row]>`
    with organisation as materialized (
      select id, customer_number, name, invoice_email from companies where id = ${companyId} or parent_id = ${companyId}
    ),
    chosen as materialized (
      select id from organisation where ${location === undefined ? sql`true` : sql`customer_number = ${location}`}
    ),
    found as materialized (
      select *, case when status in ('paid', 'credited') then 0 when status = 'debit' then total_cents
          else left_cents end as open_cents
        from (${listed(sql, today)}) as listed
        where ${from === undefined ? sql`true` : sql`issued_on >= ${from}`}
          and ${until === undefined ? sql`true` : sql`issued_on <= ${until}`}
    ),
    shown as (
      select * from found where ${statuses === null ? sql`true` : sql`status = any(${statuses}::text[])`}
        order by issued_on desc, invoice_number desc limit ${page.pageSize} offset ${offsetOf(page)}
    )
    select
      coalesce((select json_agg(json_build_object('status', status, 'count', count, 'openCents', open)) from (
          select status, count(*)::int as count, sum(open_cents) as open from found group by status
        ) as by_status), '[]') as totals,
      coalesce((select json_agg(json_build_object('invoiceNumber', shown.invoice_number, 'creditNote', credit_note,
          'issuedOn', issued_on, 'dueOn', case when shown.payment <> 'ideal' or left_cents > 0 then due_on end, 'orderId', order_id,
          'country', coalesce(invoice_address, main_address) ->> 'country', 'orderReference', orders.order_reference, 'customerNumber', organisation.customer_number,
          'company', organisation.name, 'status', shown.status, 'totalCents', total_cents, 'openCents', open_cents,
          'chargedBackCents', case when credit_note is null then ${chargedBackCents(sql, sql`left_cents`)} else 0 end)
          order by issued_on desc, shown.invoice_number desc)
        from shown join orders on orders.id = order_id join organisation on organisation.id = orders.company_id),
        '[]') as shown,
      coalesce((select json_agg(json_build_object('customerNumber', customer_number, 'name', name,
          'email', invoice_email, 'defaultEmail', coalesce(
            (select email_address from addresses where company_id = organisation.id order by kind limit 1),
            (select email from users where company_id = organisation.id order by disabled, id limit 1)
          )) order by name, customer_number) from organisation), '[]') as locations`;
  const counted = row.totals.filter(
    (total) => status === undefined || shownStatuses[status].includes(total.status),
  );
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    invoices: row.shown.map((invoice) => ({
      number: formatInvoiceNumber(invoice.invoiceNumber),
      credit_note: invoice.creditNote === null ? null : formatCreditNoteNumber(invoice.creditNote),
      date: invoice.issuedOn,
      due: invoice.dueOn,
      order_id: invoice.orderId,
      order_number: formatOrderNumber(invoice.orderId, invoice.country),
      order_reference: invoice.orderReference,
      customer_number: invoice.customerNumber,
      company: invoice.company,
      status: invoice.status,
      total: eurosFromCents(cents(invoice.totalCents)),
      open: eurosFromCents(cents(invoice.openCents)),
      charged_back: eurosFromCents(cents(invoice.chargedBackCents)),
    })),
    totals: row.totals.map(({ status: each, count, openCents: open }) => ({
      status: each,
      count,
      open: eurosFromCents(cents(open)),
    })),
    locations: row.locations.map(({ customerNumber, name, email, defaultEmail }) => ({
      customer_number: customerNumber,
      name,
      email,
      default_email: defaultEmail,
    })),
    payable: toFlag(settings.payments !== null),
  };
}
