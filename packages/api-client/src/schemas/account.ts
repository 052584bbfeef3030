import { weekdayNames } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { customerNumberSchema, flagSchema } from './wire.ts';

const flag = z.nullish(flagSchema);

/** `contact_gender` 1 is Dhr., 0 is Mevr. Empty parts are absent; the country defaults to NL. */
export const addressSchema = z.object({
  company_name: z.nullish(z.string()),
  contact_gender: z.nullish(z.union([z.literal(0), z.literal(1)])),
  contact_first_name: z.nullish(z.string()),
  contact_last_name: z.nullish(z.string()),
  street: z.nullish(z.string()),
  number: z.nullish(z.union([z.string(), z.number()])),
  number_suffix: z.nullish(z.string()),
  postal_code: z.nullish(z.string()),
  city: z.nullish(z.string()),
  country: z.nullish(z.enum(['NL', 'BE', 'nl', 'be'])),
  phone_number: z.nullish(z.string()),
  email_address: z.nullish(z.string()),
});

/** The opening hours of a weekday; both times are null when closed. */
const openingDaySchema = z.object({
  weekday: z.enum(weekdayNames),
  start_time: z.nullable(z.string()),
  end_time: z.nullable(z.string()),
});

/** The company of the profile. `email` and `opening_hours` are additions, optional for other back ends. */
export const companySchema = z.object({
  name: z.string(),
  customer_number: customerNumberSchema,
  vat_code: z.nullish(z.string()),
  fiscal_code: z.nullish(z.string()),
  iban: z.nullish(z.string()),
  giveaway: flag,
  newsletter: flag,
  debit: flag,
  orders_on_account: flag,
  email: z.nullish(z.string()),
  main_address: z.nullish(addressSchema),
  invoice_address: z.nullish(addressSchema),
  /** In the profile: as registered, Monday first. */
  opening_hours: z.optional(z.array(openingDaySchema)),
});

/** How an order is paid. A company has two flags for it, `orders_on_account` and `debit`. */
export const paymentSchema = z.enum(['on_account', 'debit', 'card']);

export type WirePayment = z.infer<typeof paymentSchema>;

export type WireAddress = z.infer<typeof addressSchema>;
export type WireCompany = z.infer<typeof companySchema>;

/** `answer_by`, an addition: the latest day of the answer, 12:00 Europe/Amsterdam in seconds. */
export const registrationResponseSchema = z.object({ answer_by: z.optional(z.int()) });
