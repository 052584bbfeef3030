import { weekdayNames } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { customerNumberSchema, flagSchema } from './wire.ts';

const flag = z.nullish(flagSchema);

/**
 * An address; `contact_gender` 1 is Dhr., 0 is Mevr.. What a company has not told is absent; its country is NL then. Back ends that write the
 * country in small letters are understood too.
 */
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

/** A weekday on which a company is open; both times are null while it is closed. */
const openingDaySchema = z.object({
  weekday: z.enum(weekdayNames),
  start_time: z.nullable(z.string()),
  end_time: z.nullable(z.string()),
});

/** The company of the profile. `email` and `opening_hours` are ours, and optional for other back ends. */
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

/** What else the back end says of a user: whether the partner shop is open to them. */
export const extraValuesSchema = z.object({ telesuper_enabled: flag });

/** A company that the user may switch to. */
export const switchableCompanySchema = z.object({
  customer_number: customerNumberSchema,
  name: z.string(),
  fk_user_id: z.number(),
});

/** The companies that the user may order for. */
export const switchableCompaniesSchema = z.object({ companies: z.array(switchableCompanySchema) });

/** How an order is paid. A company tells it in two flags, `orders_on_account` and `debit`. */
export const paymentSchema = z.enum(['on_account', 'debit', 'card']);

/** How an order is paid, as the wire says it. */
export type WirePayment = z.infer<typeof paymentSchema>;

/** An address of a company, as the wire has it. */
export type WireAddress = z.infer<typeof addressSchema>;
/** What {@link companySchema} reads. */
export type WireCompany = z.infer<typeof companySchema>;

/** What a login, a reset or a switch gives: the bearer token. */
export const tokenSchema = z.object({ token: z.string() });

/**
 * What a registration gives. `answer_by` is the day on which the applicant gets an answer at the latest, 12:00
 * Europe/Amsterdam in seconds; other back ends do not tell it.
 */
export const registrationResponseSchema = z.object({ answer_by: z.optional(z.int()) });

/** Where somebody is logged in. Times are ISO 8601; `device` is a browser and its system, in Dutch. */
export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      created: z.string(),
      last_used: z.string(),
      address: z.string(),
      device: z.string(),
      current: z.boolean(),
    }),
  ),
});
