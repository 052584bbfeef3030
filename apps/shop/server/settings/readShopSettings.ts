import { type CheckoutEnvironment, checkoutEnvironments } from '@magazijn/api-client/schemas';
import { isEmailAddress } from '@magazijn/domain/validation';
import {
  type Brand,
  brandIds,
  brands,
  describeSettings,
  type LogLevel,
  metricsPortProblem,
  originField,
  type ProcessSettings,
  portField,
  processFields,
  readProcessSettings,
  readSettings,
  readTrustedProxies,
  SettingsError,
  switchField,
  type TrustedProxies,
} from '@magazijn/server';
import * as z from 'zod/mini';

/** The settings of the payment provider. */
export interface PaymentPlace {
  /** `ADYEN_ENVIRONMENT` */
  readonly environment: CheckoutEnvironment;
  /** `PAYMENT_EMULATOR_ORIGIN`: the sandbox that stands in for the provider; null for the provider itself. */
  readonly emulatorOrigin: string | null;
}

/** Settings of the shop's server. */
export interface ShopSettings extends ProcessSettings {
  /** `PORT`, for a shop that runs as a separate process. */
  readonly port: number;
  /** `LOG_LEVEL`: `error`, `warn`, `info`, `debug` or `silent`. */
  readonly logLevel: LogLevel;
  /** `API_ORIGIN`: the back end, an origin without a path. */
  readonly apiOrigin: string;
  /** `PUBLIC_URL`: the public origin of the shop, without a path. */
  readonly publicUrl: string;
  /** `ADMIN_URL`: the administration. */
  readonly adminUrl: string;
  /** `PARTNER_URL`: the grocery partner. */
  readonly partnerUrl: string;
  /** `SELLER_EMAIL`: customer service; null hides it. */
  readonly sellerEmail: string | null;
  /** `SELLER_PHONE`: customer service, in its displayed form; null hides it. */
  readonly sellerPhone: string | null;
  /** `VAT_SHOWN_NL`, `VAT_SHOWN_BE`: the VAT percentage to show without VAT totals of the back end. */
  readonly vatShown: { readonly NL: number; readonly BE: number };
  /** `BRAND`: the shop's brand. */
  readonly brand: Brand;
  readonly payment: PaymentPlace;
  /** `TRUSTED_PROXIES`: proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** `ASSETS_DIR`: a folder in which all shops share the files of their builds; null for a single shop. */
  readonly assetsDirectory: string | null;
  /** `OCI_ALLOW_HTTP`: whether hook URLs may use http; on by default for a shop on this machine. */
  readonly ociAllowHttp: boolean;
}

const webText = 'must be an address that begins with https:// or http://';
const web = z.string().check(z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), webText));

const percentageText = 'must be a percentage: a number from 0 to 100';
const percentage = z.pipe(
  z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, percentageText)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(100, percentageText))),
);

const schema = z.object({
  ...processFields,
  PORT: z._default(portField, 4000),
  API_ORIGIN: z._default(originField, 'http://localhost:4002'),
  PUBLIC_URL: z.optional(originField),
  // The defaults are pages of the sandbox.
  SANDBOX_PORT: z._default(portField, 4001),
  ADMIN_URL: z.optional(web),
  PARTNER_URL: z.optional(web),
  SELLER_EMAIL: z.optional(z.string().check(z.refine(isEmailAddress, 'must be an e-mail address'))),
  SELLER_PHONE: z.optional(
    z.string().check(z.regex(/^\+?[\d ()-]{6,20}$/, 'must be a telephone number such as +31 20 123 4567')),
  ),
  // The specification's percentages. Charged VAT always comes from the back end.
  VAT_SHOWN_NL: z._default(percentage, 21),
  VAT_SHOWN_BE: z._default(percentage, 23),
  BRAND: z._default(z.enum(brandIds, `must be one of ${brandIds.join(', ')}`), 'magazijn'),
  ADYEN_ENVIRONMENT: z._default(
    z.enum(checkoutEnvironments, `must be one of ${checkoutEnvironments.join(', ')}`),
    'test',
  ),
  OCI_ALLOW_HTTP: z.optional(switchField),
  ASSETS_DIR: z.optional(z.string()),
  // The sandbox on this machine.
  PAYMENT_EMULATOR_ORIGIN: z.optional(
    z
      .string()
      .check(z.regex(/^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/, 'must be an origin on this machine')),
  ),
});

/** Reads the settings from the environment; throws a SettingsError with one line per wrong value. */
export function readShopSettings(environment: NodeJS.ProcessEnv): ShopSettings {
  const settings = readSettings(schema, environment);
  const { PORT, API_ORIGIN, PUBLIC_URL, ADMIN_URL, PARTNER_URL, SELLER_EMAIL, SELLER_PHONE } = settings;
  const { VAT_SHOWN_NL, VAT_SHOWN_BE } = settings;
  const { ADYEN_ENVIRONMENT, PAYMENT_EMULATOR_ORIGIN, OCI_ALLOW_HTTP } = settings;
  const sandboxUrl = `http://localhost:${settings.SANDBOX_PORT}/`;
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const lacking = [
    ADMIN_URL === undefined ? 'ADMIN_URL is missing: in production the sandbox does not replace it.' : null,
    PARTNER_URL === undefined
      ? 'PARTNER_URL is missing: in production the sandbox does not replace it.'
      : null,
    PAYMENT_EMULATOR_ORIGIN === undefined ? null : 'PAYMENT_EMULATOR_ORIGIN: is refused in production.',
    publicUrl.startsWith('https:')
      ? null
      : `PUBLIC_URL=${publicUrl}: must begin with https:// in production.`,
  ];
  const problems = [
    metricsPortProblem('PORT', PORT, settings.METRICS_PORT),
    ...(settings.NODE_ENV === 'production' ? lacking : []),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return {
    ...readProcessSettings(settings),
    port: PORT,
    logLevel: settings.LOG_LEVEL,
    apiOrigin: API_ORIGIN,
    publicUrl,
    adminUrl: ADMIN_URL ?? sandboxUrl,
    partnerUrl: PARTNER_URL ?? sandboxUrl,
    sellerEmail: SELLER_EMAIL ?? null,
    sellerPhone: SELLER_PHONE ?? null,
    vatShown: { NL: VAT_SHOWN_NL, BE: VAT_SHOWN_BE },
    brand: brands[settings.BRAND],
    payment: { environment: ADYEN_ENVIRONMENT, emulatorOrigin: PAYMENT_EMULATOR_ORIGIN ?? null },
    trustedProxies: readTrustedProxies(settings.TRUSTED_PROXIES),
    assetsDirectory: settings.ASSETS_DIR ?? null,
    ociAllowHttp: OCI_ALLOW_HTTP ? OCI_ALLOW_HTTP === 'on' : new URL(publicUrl).hostname === 'localhost',
  };
}

/** Every setting of the shop's server, one line each, with its source. */
export const describeShopSettings = (environment: NodeJS.ProcessEnv): string[] =>
  describeSettings(schema, environment);
