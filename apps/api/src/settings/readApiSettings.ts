import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { defaultCartRules } from '@magazijn/domain/cart';
import { defaultCutOffHour } from '@magazijn/domain/delivery';
import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import {
  brandIds,
  brands,
  describeSettings,
  givenSettings,
  portField,
  processFields,
  readProcessSettings,
  readSettings,
  readTrustedProxies,
  SettingsError,
  switchField,
  wholeNumber,
} from '@magazijn/server';
import * as z from 'zod/mini';
import type { ApiSettings } from './ApiSettings.ts';
import { measureGuesses } from './measureGuesses.ts';
import { paymentNames, readPaymentSettings } from './readPaymentSettings.ts';
import { bucketNames, readPictureBucket } from './readPictureBucket.ts';
import { readSeller, sellerNames } from './readSeller.ts';

const amountText = 'must be an amount in euros: digits, and at most two behind a point';

const origin = z.pipe(
  z
    .string()
    .check(z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http address')),
  z.transform((value) => new URL(value).origin),
);

const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, amountText)),
  z.transform((value) => centsFromEuros(Number(value))),
);

/** As the setting has it. */
const inEuros = (amount: Cents): string => (amount / 100).toFixed(2);

const schema = z.object({
  ...processFields,
  API_PORT: z._default(portField, 4002),
  WORKER_PORT: z._default(portField, 4004),
  BACKGROUND_WORK: z._default(switchField, 'on'),
  DATABASE_POOL: z._default(wholeNumber(2, 200, 'a whole number of connections'), 10),
  SQL_COMMENTS: z._default(switchField, 'off'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\/./, 'must be an address that begins with postgres://')),
  ),
  DATA_DIR: z._default(z.string(), '.data'),
  IMAGE_CACHE_MB: z._default(wholeNumber(16, 99_999, 'a whole number of megabytes'), 2048),
  PUBLIC_URL: z._default(origin, 'http://localhost:4000'),
  JWT_SECRET: z.optional(z.string()),
  JWT_SECRET_PREVIOUS: z.optional(z.string()),
  XSRF_SECRET: z.optional(z.string()),
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
  FORGOT_ALWAYS_SUCCEEDS: z._default(switchField, 'off'),
  OCI_ALLOW_HTTP: z.optional(switchField),
  // Eight hours is as long as a login lasts anyway.
  BRAND: z._default(z.enum(brandIds, `must be one of ${brandIds.join(', ')}`), 'magazijn'),
  SESSION_IDLE_MINUTES: z._default(wholeNumber(5, 480, 'a whole number of minutes'), 480),
  LOGIN_THROTTLE: z._default(switchField, 'on'),
  MINIMUM_ORDER_EXCLUSIVE: z.prefault(amount, inEuros(defaultCartRules.minimumOrder)),
  FREE_SHIPPING_FROM_EXCLUSIVE: z.prefault(amount, inEuros(defaultCartRules.freeShippingFrom)),
  SHIPPING_EXCLUSIVE: z.prefault(amount, inEuros(defaultCartRules.shipping)),
  CUT_OFF_HOUR: z._default(wholeNumber(1, 23, 'a whole hour'), defaultCutOffHour),
});

/** What a process says that is told of no database. */
export const missingDatabaseText = 'DATABASE_URL is missing: it has to name a PostgreSQL database.';

/** What is good enough to try the shop out, and must never meet customers; one line each. */
function productionProblems(settings: z.infer<typeof schema>): string[] {
  const { DATABASE_URL, JWT_SECRET, JWT_SECRET_PREVIOUS, XSRF_SECRET, LOGIN_THROTTLE, PUBLIC_URL, SMTP_URL } =
    settings;
  return [
    DATABASE_URL === undefined ? missingDatabaseText : null,
    secretProblem('JWT_SECRET', JWT_SECRET),
    secretProblem('XSRF_SECRET', XSRF_SECRET),
    JWT_SECRET_PREVIOUS === undefined ? null : secretProblem('JWT_SECRET_PREVIOUS', JWT_SECRET_PREVIOUS),
    JWT_SECRET !== undefined && JWT_SECRET === JWT_SECRET_PREVIOUS
      ? 'JWT_SECRET_PREVIOUS is the same as JWT_SECRET: it is the one that JWT_SECRET was before.'
      : null,
    JWT_SECRET !== undefined && JWT_SECRET === XSRF_SECRET
      ? 'XSRF_SECRET is the same as JWT_SECRET: each needs one of its own.'
      : null,
    LOGIN_THROTTLE === 'off' ? 'LOGIN_THROTTLE=off: is refused in production.' : null,
    PUBLIC_URL.startsWith('https:')
      ? null
      : `PUBLIC_URL=${PUBLIC_URL}: must begin with https:// in production.`,
    SMTP_URL === undefined ? 'SMTP_URL is missing: in production mails have to leave this machine.' : null,
  ].filter((problem) => problem !== null);
}

/**
 * Reads the back end's settings from the environment; an empty variable counts as absent. Outside production a missing
 * secret is made up, which ends all sessions at a restart.
 *
 * @throws SettingsError with one line per wrong value.
 */
export function readApiSettings(environment: NodeJS.ProcessEnv): ApiSettings {
  const given = givenSettings(environment);
  const settings = readSettings(schema, environment);
  const production = settings.NODE_ENV === 'production';
  const problems = production ? productionProblems(settings) : [];
  const brand = brands[settings.BRAND];
  const { seller, problems: sellerProblems } = readSeller(given, production, brand);
  const { payments, problems: paymentProblems } = readPaymentSettings(given, production);
  const { pictureBucket, problems: bucketProblems } = readPictureBucket(given);
  problems.push(...sellerProblems, ...paymentProblems, ...bucketProblems);
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  const madeUp = () => randomBytes(32).toString('base64url');
  return {
    production,
    logLevel: settings.LOG_LEVEL,
    port: settings.API_PORT,
    workerPort: settings.WORKER_PORT,
    backgroundWork: settings.BACKGROUND_WORK === 'on',
    ...readProcessSettings(settings),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    sqlComments: settings.SQL_COMMENTS === 'on',
    dataDir: resolve(settings.DATA_DIR),
    imageCacheBytes: settings.IMAGE_CACHE_MB * 1024 * 1024,
    pictureBucket,
    publicOrigin: settings.PUBLIC_URL,
    previousJwtSecret: settings.JWT_SECRET_PREVIOUS ?? null,
    jwtSecret: settings.JWT_SECRET ?? madeUp(),
    xsrfSecret: settings.XSRF_SECRET ?? madeUp(),
    trustedProxies: readTrustedProxies(settings.TRUSTED_PROXIES),
    sessionIdleMilliseconds: settings.SESSION_IDLE_MINUTES * 60_000,
    loginThrottle: settings.LOGIN_THROTTLE === 'on',
    brand,
    seller,
    payments,
    smtpUrl: settings.SMTP_URL ?? null,
    ociAllowHttp: settings.OCI_ALLOW_HTTP
      ? settings.OCI_ALLOW_HTTP === 'on'
      : new URL(settings.PUBLIC_URL).hostname === 'localhost',
    forgotAlwaysSucceeds: settings.FORGOT_ALWAYS_SUCCEEDS === 'on',
    rules: {
      minimumOrder: settings.MINIMUM_ORDER_EXCLUSIVE,
      freeShippingFrom: settings.FREE_SHIPPING_FROM_EXCLUSIVE,
      shipping: settings.SHIPPING_EXCLUSIVE,
      shippingVatPercentage: defaultCartRules.shippingVatPercentage,
    },
    cutOffHour: settings.CUT_OFF_HOUR,
  };
}

/** Every setting of the back end's processes, one line each, with where it comes from; without secrets. */
export const describeApiSettings = (environment: NodeJS.ProcessEnv): string[] =>
  describeSettings(schema, environment, [...sellerNames, ...paymentNames, ...bucketNames]);

/** What 16 random bytes in hexadecimal take at the least, by the same measure. */
const fewestGuesses = 1e28;

/** Random characters hold no word of this length; where there is one, somebody thought the secret up. */
const longestWord = 6;

/** Why a secret will not do in production, in one line; null when it will. Never shows it. */
export function secretProblem(name: string, secret: string | undefined): string | null {
  if (secret === undefined) return `${name} is missing: in production it has to be set.`;
  const { guesses, words } = measureGuesses(secret);
  return guesses < fewestGuesses || words.some((word) => word.length > longestWord)
    ? `${name} is weak: it can be guessed. Make one with: openssl rand -base64 32`
    : null;
}
