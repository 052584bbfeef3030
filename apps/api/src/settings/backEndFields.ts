import { resolve } from 'node:path';
import { belgianVatModes, defaultCartRules } from '@magazijn/domain/cart';
import { allCountries, defaultCutOffHour } from '@magazijn/domain/delivery';
import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import { brandIds, brands, originField, type processFields, wholeNumber } from '@magazijn/server';
import postgres from 'postgres';
import * as z from 'zod/mini';
import type { BackEndSettings } from './ApiSettings.ts';
import { invoiceMailModes } from './invoiceMailModes.ts';
import { belgianVatProblem, readSeller } from './readSeller.ts';

const amountText = 'must be an amount in euros: digits, and at most two after a point';

const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, amountText)),
  z.transform((value) => centsFromEuros(Number(value))),
);

const countries = z.pipe(
  z.string().check(z.regex(/^(NL|BE|NL,BE|BE,NL)$/, 'must be NL, BE or NL,BE')),
  z.transform((value) => allCountries.filter((country) => value.includes(country))),
);

const inEuros = (amount: Cents): string => (amount / 100).toFixed(2);

/**
 * Why the address of a database cannot be used, without the address, which has a password; null when it can. The driver parses
 * it, with libpq's settings `PG…`, and opens no connection.
 */
function databaseUrlProblem(value: string): string | null {
  const form =
    'must be an address such as postgres://user:password@host:5432/name, with special characters percent-encoded';
  if (!/^postgres(ql)?:\/\/./.test(value)) return form;
  try {
    const { port } = postgres(value).options;
    return port.every((each) => each > 0 && each < 65_536) ? null : form;
  } catch (error) {
    // The driver's reason for an unparsable address adds nothing to this text.
    const isForm = error instanceof TypeError || error instanceof URIError;
    return isForm || !(error instanceof Error) ? form : `cannot be used: ${error.message}`;
  }
}

/** The address of a PostgreSQL database; several hosts are separated by commas. */
export const databaseUrlField = z.string().check(({ value, issues }) => {
  const message = databaseUrlProblem(value);
  if (message !== null) issues.push({ code: 'custom', input: value, message });
});

export const backEndFields = {
  DATABASE_POOL: z._default(wholeNumber(2, 200, 'a whole number of connections'), 10),
  DATABASE_URL: z.optional(databaseUrlField),
  DATA_DIR: z._default(z.string(), '.data'),
  PUBLIC_URL: z._default(originField, 'http://localhost:4000'),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
          'must be the address of a mail server: smtp://host:port or smtps://user:password@host',
        ),
      ),
  ),
  BRAND: z._default(z.enum(brandIds, `must be one of ${brandIds.join(', ')}`), 'magazijn'),
  MINIMUM_ORDER_EXCLUSIVE: z.prefault(amount, inEuros(defaultCartRules.minimumOrder)),
  FREE_SHIPPING_FROM_EXCLUSIVE: z.prefault(amount, inEuros(defaultCartRules.freeShippingFrom)),
  SHIPPING_EXCLUSIVE: z.prefault(amount, inEuros(defaultCartRules.shipping)),
  DELIVERY_COUNTRIES: z.prefault(countries, allCountries.join(',')),
  BELGIAN_VAT: z._default(z.enum(belgianVatModes, `must be one of ${belgianVatModes.join(', ')}`), 'charged'),
  INVOICE_MAIL: z._default(
    z.enum(invoiceMailModes, `must be one of ${invoiceMailModes.join(', ')}`),
    'delivered',
  ),
  CUT_OFF_HOUR: z._default(wholeNumber(1, 23, 'a whole hour'), defaultCutOffHour),
};

export const missingDatabaseText = 'DATABASE_URL is missing: it has to name a PostgreSQL database.';

const fields = z.object(backEndFields);

/** Converts the fields, and lists the problems that production refuses, one line each. */
export function readBackEndFields(
  settings: z.infer<typeof fields> &
    Pick<z.infer<z.ZodMiniObject<typeof processFields>>, 'NODE_ENV' | 'LOG_LEVEL'>,
  given: Readonly<Record<string, string>>,
): { readonly backEnd: BackEndSettings; readonly problems: readonly string[] } {
  const { DATABASE_URL, PUBLIC_URL, SMTP_URL } = settings;
  const production = settings.NODE_ENV === 'production';
  const brand = brands[settings.BRAND];
  const { seller, problems } = readSeller(given, production, brand);
  const vatProblem = settings.DELIVERY_COUNTRIES.includes('BE')
    ? belgianVatProblem(seller, settings.BELGIAN_VAT, production)
    : null;
  const missing = [
    DATABASE_URL === undefined ? missingDatabaseText : null,
    PUBLIC_URL.startsWith('https:')
      ? null
      : `PUBLIC_URL=${PUBLIC_URL}: must begin with https:// in production.`,
    SMTP_URL === undefined ? 'SMTP_URL is missing: production needs a mail server.' : null,
  ].filter((problem) => problem !== null);
  return {
    problems: [...(production ? missing : []), ...problems, ...(vatProblem === null ? [] : [vatProblem])],
    backEnd: {
      production,
      logLevel: settings.LOG_LEVEL,
      databaseUrl: DATABASE_URL ?? null,
      databasePool: settings.DATABASE_POOL,
      dataDir: resolve(settings.DATA_DIR),
      publicOrigin: PUBLIC_URL,
      brand,
      seller,
      smtpUrl: SMTP_URL ?? null,
      rules: {
        minimumOrder: settings.MINIMUM_ORDER_EXCLUSIVE,
        freeShippingFrom: settings.FREE_SHIPPING_FROM_EXCLUSIVE,
        shipping: settings.SHIPPING_EXCLUSIVE,
        shippingVatPercentage: defaultCartRules.shippingVatPercentage,
      },
      deliveryCountries: settings.DELIVERY_COUNTRIES,
      belgianVat: settings.BELGIAN_VAT,
      invoiceMail: seller === null ? 'off' : settings.INVOICE_MAIL,
      cutOffHour: settings.CUT_OFF_HOUR,
    },
  };
}
