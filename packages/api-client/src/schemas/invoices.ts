// The calls of 'Facturen': ours, and only sent to a back end that names the capability `invoice-list`.
import { invoiceStatuses } from '@magazijn/domain/orders';
import * as z from 'zod/mini';
import { checkoutSchema } from './payment.ts';
import { customerNumberSchema, eurosSchema, flagSchema } from './wire.ts';

const text = z.string();
const statusSchema = z.enum(invoiceStatuses);

/** An invoice of a list. Dates are '2026-11-28'. */
const listedInvoiceSchema = z.object({
  /** 'F000000042'. */
  number: text,
  /** The credit note that took it back, 'C000000007'. */
  credit_note: z.nullable(text),
  date: text,
  /** Until when it is paid, or when it is collected; null when it is paid with its order. */
  due: z.nullable(text),
  order_id: z.number(),
  order_number: text,
  order_reference: text,
  customer_number: customerNumberSchema,
  company: text,
  status: statusSchema,
  total: eurosSchema,
  /** The amount that is still to be paid or collected. */
  open: eurosSchema,
  /** The part of `open` that was paid, and that the bank has taken back. */
  charged_back: z.optional(eurosSchema),
});

/** `total` counts all pages, `totals` all statuses. Without an address of its own a location has `default_email`. */
export const invoicesSchema = z.object({
  total: z.number(),
  invoices: z.array(listedInvoiceSchema),
  totals: z.array(z.object({ status: statusSchema, count: z.number(), open: eurosSchema })),
  locations: z.array(
    z.object({
      customer_number: customerNumberSchema,
      name: text,
      email: z.nullable(text),
      default_email: z.nullable(text),
    }),
  ),
  payable: flagSchema,
});

export const openedInvoicePaymentSchema = z.object({ session_id: text });

/**
 * The server's status of a payment of invoices. `open`: payable with `checkout`; `pending`: the bank has not decided;
 * `paid`: at least a part counted; `refused` and `expired`: nothing is paid by this session.
 */
export const invoicePaymentSchema = z.object({
  state: z.enum(['open', 'pending', 'paid', 'refused', 'expired']),
  numbers: z.array(text),
  amount: eurosSchema,
  /** The refund of an invoice that was already paid or was cancelled. */
  refunded: eurosSchema,
  checkout: z.nullable(checkoutSchema),
});

export type WireInvoices = z.infer<typeof invoicesSchema>;
export type WireInvoicePayment = z.infer<typeof invoicePaymentSchema>;
