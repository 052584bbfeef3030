// What the calls that write take; no browser loads it. Names are the wire's own.
import { largestLineQuantity, longestCoupon, longestReference } from '@magazijn/domain/cart';
import { longestProductTerm, maxEntries } from '@magazijn/domain/quick-order';
import * as z from 'zod/mini';

const required = z.string().check(z.minLength(1), z.maxLength(300));

/** A login: the e-mail address as user name, and the password. */
export const loginRequestSchema = z.object({ username: required, password: required });

/** A new password, typed twice. */
const plainPassword = z.object({ first: required, second: required });

/** A mail with a link to a new password, for an e-mail address. */
export const passwordRequestSchema = z.object({ username: required });

/** The new password, by the link of the mail. */
export const passwordResetRequestSchema = z.object({ password: z.object({ plainPassword }) });

/** Another password, by who knows the one of now. */
export const passwordChangeRequestSchema = z.object({
  current: required,
  company_password: z.object({ plainPassword }),
});

/** A line's quantity as a form field: a whole number from 0 to the greatest that a line holds. */
const amountField = z.string().check(
  z.regex(new RegExp(`^\\d{1,${String(largestLineQuantity).length}}$`)),
  z.refine((quantity) => Number(quantity) <= largestLineQuantity),
);

/** `products[{productId}]=amount` read into a record, with the coupon and the order reference. */
export const cartRequestSchema = z.object({
  products: z.record(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), amountField),
  discount: z.optional(z.string().check(z.maxLength(longestCoupon))),
  orderReference: z.optional(z.string().check(z.maxLength(longestReference))),
});

/** What the lines of an order list name, one a line: article numbers, EANs and names. */
export const quickOrderRequestSchema = z.object({
  lines: z.string().check(
    z.maxLength(maxEntries * (longestProductTerm + 2)),
    z.refine((text) => {
      const lines = text.split(/\r?\n/);
      return lines.length <= maxEntries && lines.every(({ length }) => length <= longestProductTerm);
    }),
  ),
});

/** One of the offered dates, in seconds. */
export const deliveryRequestSchema = z.object({ date: z.string().check(z.regex(/^\d{9,11}$/)) });

/** The id of a payment's session, as the provider makes them. */
export const sessionIdSchema = z.string().check(z.regex(/^[\w-]{6,100}$/));

/**
 * The form by which the browser tells what the provider handed to it. `session_result` is the provider's own word,
 * which the server has confirmed; `unusable` says that the session could not even be opened.
 */
export const paymentResultRequestSchema = z.object({
  session_result: z.optional(z.string().check(z.minLength(1), z.maxLength(10_000))),
  unusable: z.optional(z.literal('1')),
});

/** The form that opens an invoice in a new tab: `Bearer <token>`, since a form sends no header, and what is wanted. */
export const invoiceRequestSchema = z.object({
  Authorization: z.optional(z.string().check(z.maxLength(5000))),
  format: z._default(z.enum(['pdf', 'ubl']), 'pdf'),
});

const text = z._default(z.string().check(z.maxLength(300)), '');
const flag = z._default(z.enum(['0', '1']), '0');

const addressRequestSchema = z.object({
  company_name: text,
  /** 1 is 'Dhr.', 0 is 'Mevr.'. */
  contact_gender: text,
  contact_first_name: text,
  contact_last_name: text,
  street: text,
  number: text,
  number_suffix: text,
  postal_code: text,
  city: text,
  country: text,
  phone_number: text,
  email_address: text,
});

/** Closed, or from when until when. */
const openingDayRequestSchema = z.object({ closed: flag, startTime: text, endTime: text });
const openingDay = z.optional(openingDayRequestSchema);

const companyRequestSchema = z.object({
  name: text,
  iban: text,
  vat_code: text,
  fiscal_code: text,
  payment_method: text,
  tos: flag,
  newsletter: flag,
  user: z.optional(
    z.object({
      email: text,
      plainPassword: z.optional(z.object({ first: text, second: text })),
    }),
  ),
  main_address: z.optional(addressRequestSchema),
  /** Absent when invoices go to the main address. */
  invoice_address: z.optional(addressRequestSchema),
  openingHours: z.optional(
    z.object({
      monday: openingDay,
      tuesday: openingDay,
      wednesday: openingDay,
      thursday: openingDay,
      friday: openingDay,
      saturday: openingDay,
      sunday: openingDay,
    }),
  ),
});

/**
 * The form of a registration. It is read leniently, so that whoever sent it hears all that is wrong at once, in
 * words (412): what is missing counts as empty.
 */
export const registrationRequestSchema = z.object({ register_company_type: companyRequestSchema });

/** What {@link addressRequestSchema} takes. */
export type WireAddressRequest = z.infer<typeof addressRequestSchema>;
/** What {@link companyRequestSchema} takes. */
export type WireRegistration = z.infer<typeof companyRequestSchema>;
