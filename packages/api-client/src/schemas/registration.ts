import * as z from 'zod/mini';

/**
 * The form of a registration (C01). It is read leniently, so that whoever sent it hears all that is wrong at once, in
 * words (412): what is missing counts as empty.
 */
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

export const registrationRequestSchema = z.object({ register_company_type: companyRequestSchema });

export type WireAddressRequest = z.infer<typeof addressRequestSchema>;
export type WireRegistration = z.infer<typeof companyRequestSchema>;
