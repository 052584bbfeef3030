import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { InvoiceStatus } from '@magazijn/domain/orders';
import type { WireInvoicePayment, WireInvoices } from '../schemas/invoices.ts';
import { isSet } from './fromWire.ts';
import type { CheckoutSession } from './Order.ts';

export interface InvoiceFilter {
  /** `open`: all that are not settled yet, overdue ones included. */
  readonly status: 'open' | 'overdue' | 'paid' | 'all';
  /** The first and last date, '2026-11-28'; null without a limit. */
  readonly from: string | null;
  readonly until: string | null;
  /** The customer number of one company; null for all. */
  readonly location: string | null;
}

/** An invoice in a list. Dates are '2026-11-28'. */
export interface ListedInvoice {
  /** 'F000000042'. */
  readonly number: string;
  /** The credit note that took it back, 'C000000007'; null without one. */
  readonly creditNote: string | null;
  readonly date: string;
  /** Until when it is paid, or when it is collected; null when it is paid with its order. */
  readonly due: string | null;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly orderReference: string;
  readonly customerNumber: string;
  readonly company: string;
  readonly status: InvoiceStatus;
  readonly total: Cents;
  readonly open: Cents;
  /** The part of `open` that was paid, and that the bank has taken back. */
  readonly chargedBack: Cents;
}

/** A company whose invoices are listed, with where they are mailed. */
export interface InvoiceLocation {
  readonly customerNumber: string;
  readonly name: string;
  /** The address for its invoices; null for {@link InvoiceLocation.defaultEmail}. */
  readonly email: string | null;
  /** The address of the invoice address, or else of the company. */
  readonly defaultEmail: string | null;
}

export interface Invoices {
  /** Of every page. */
  readonly total: number;
  readonly invoices: readonly ListedInvoice[];
  /** Of the period and location, whichever status is shown. */
  readonly totals: Readonly<Record<InvoiceStatus, { readonly count: number; readonly open: Cents }>>;
  /** The company, and those below a parent organisation, by name. */
  readonly locations: readonly InvoiceLocation[];
  readonly canPay: boolean;
}

export interface InvoicePayment {
  readonly state: WireInvoicePayment['state'];
  readonly numbers: readonly string[];
  readonly amount: Cents;
  /** The refund of an invoice that was already paid or was cancelled. */
  readonly refunded: Cents;
  /** The session to pay with; null when it cannot be paid. */
  readonly checkout: CheckoutSession | null;
}

const none = { count: 0, open: centsFromEuros(0) };

export function toInvoices(wire: WireInvoices): Invoices {
  const totals = { open: none, overdue: none, pending: none, debit: none, paid: none, credited: none };
  return {
    total: wire.total,
    invoices: wire.invoices.map((invoice) => ({
      number: invoice.number,
      creditNote: invoice.credit_note,
      date: invoice.date,
      due: invoice.due,
      orderId: invoice.order_id,
      orderNumber: invoice.order_number,
      orderReference: invoice.order_reference,
      customerNumber: String(invoice.customer_number),
      company: invoice.company,
      status: invoice.status,
      total: centsFromEuros(invoice.total),
      open: centsFromEuros(invoice.open),
      chargedBack: centsFromEuros(invoice.charged_back ?? 0),
    })),
    totals: {
      ...totals,
      ...Object.fromEntries(
        wire.totals.map(({ status, count, open }) => [status, { count, open: centsFromEuros(open) }]),
      ),
    },
    locations: wire.locations.map(({ customer_number, name, email, default_email }) => ({
      customerNumber: String(customer_number),
      name,
      email,
      defaultEmail: default_email,
    })),
    canPay: isSet(wire.payable),
  };
}

export function toInvoicePayment(wire: WireInvoicePayment): InvoicePayment {
  const { state, numbers, amount, refunded, checkout } = wire;
  return { state, numbers, amount: centsFromEuros(amount), refunded: centsFromEuros(refunded), checkout };
}
