import * as z from 'zod/mini';

/** The form fields of the calls that write (C01, C12). Names are the wire's own. */
const required = z.string().check(z.minLength(1), z.maxLength(300));

export const loginRequestSchema = z.object({ username: required, password: required });

/** A new password, typed twice. */
const plainPassword = z.object({ first: required, second: required });

export const passwordRequestSchema = z.object({ username: required });

export const passwordResetRequestSchema = z.object({ password: z.object({ plainPassword }) });

export const passwordChangeRequestSchema = z.object({
  current: required,
  company_password: z.object({ plainPassword }),
});

/** A product's amount as a form field: a whole number from 0 to 9999. */
const amountField = z.string().check(z.regex(/^\d{1,4}$/));

/** `products[{productId}]=amount` read into a record, with the coupon and the order reference (C03, C12). */
export const cartRequestSchema = z.object({
  products: z.record(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), amountField),
  discount: z.optional(z.string().check(z.maxLength(40))),
  orderReference: z.optional(z.string().check(z.maxLength(100))),
});

/** One of the offered dates, in seconds. */
export const deliveryRequestSchema = z.object({ date: z.string().check(z.regex(/^\d{9,11}$/)) });

/** The form that opens an invoice in a new tab (C07): `Bearer <token>`, since a form sends no header, and what is wanted. */
export const invoiceRequestSchema = z.object({
  Authorization: z.optional(z.string().check(z.maxLength(5000))),
  format: z._default(z.enum(['pdf', 'ubl']), 'pdf'),
});
