import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { defaultCartRules } from '@magazijn/domain/cart';
import { centsFromEuros } from '@magazijn/domain/money';
import {
  areTrustedProxies,
  brandIds,
  brands,
  logLevels,
  readTrustedProxies,
  SettingsError,
  trustedProxiesText,
} from '@magazijn/server';
import * as z from 'zod/mini';
import type { ApiSettings } from './ApiSettings.ts';
import { measureGuesses } from './measureGuesses.ts';
import { readPaymentSettings } from './readPaymentSettings.ts';
import { readSeller } from './readSeller.ts';

const portText = 'must be a port: a whole number from 0 to 65535';
const amountText = 'must be an amount in euros: digits, and at most two behind a point';
const stopDelayText = 'must be a whole number of seconds from 0 to 60';
const drainText = 'must be a whole number of seconds from 1 to 300';
const idleText = 'must be a whole number of minutes from 5 to 480';

const origin = z.pipe(
  z
    .string()
    .check(z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http address')),
  z.transform((value) => new URL(value).origin),
);

/** Digits alone: no sign, point or exponent. */
const wholeNumber = (least: number, most: number, text: string) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most, text),
      ),
    z.transform(Number),
  );

const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, amountText)),
  z.transform((value) => centsFromEuros(Number(value))),
);

const schema = z.object({
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  API_PORT: z._default(wholeNumber(0, 65_535, portText), 4002),
  WORKER_PORT: z._default(wholeNumber(0, 65_535, portText), 4004),
  BACKGROUND_WORK: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  STOP_DELAY_SECONDS: z.optional(wholeNumber(0, 60, stopDelayText)),
  DRAIN_SECONDS: z._default(wholeNumber(1, 300, drainText), 10),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\/./, 'must be an address that begins with postgres://')),
  ),
  DATA_DIR: z._default(z.string(), '.data'),
  PUBLIC_URL: z._default(origin, 'http://localhost:4000'),
  JWT_SECRET: z.optional(z.string()),
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
  FORGOT_ALWAYS_SUCCEEDS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  OCI_ALLOW_HTTP: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  // Eight hours is as long as a login lasts anyway.
  SESSION_IDLE_MINUTES: z._default(wholeNumber(5, 480, idleText), 480),
  TRUSTED_PROXIES: z._default(z.string().check(z.refine(areTrustedProxies, trustedProxiesText)), ''),
  BRAND: z._default(z.enum(brandIds, `must be one of ${brandIds.join(', ')}`), 'magazijn'),
  LOGIN_THROTTLE: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  MINIMUM_ORDER_EXCLUSIVE: z._default(amount, defaultCartRules.minimumOrder),
  FREE_SHIPPING_FROM_EXCLUSIVE: z._default(amount, defaultCartRules.freeShippingFrom),
  SHIPPING_EXCLUSIVE: z._default(amount, defaultCartRules.shipping),
});

/** Never print what may be a secret. */
const shown = (name: string, value: string | undefined): string =>
  /SECRET|DATABASE_URL|SMTP_URL/.test(name) ? name : `${name}=${value}`;

/** What is good enough to try the shop out, and must never meet customers; one line each. */
function productionProblems(settings: z.infer<typeof schema>): string[] {
  const { JWT_SECRET, XSRF_SECRET, LOGIN_THROTTLE, PUBLIC_URL, SMTP_URL } = settings;
  return [
    secretProblem('JWT_SECRET', JWT_SECRET),
    secretProblem('XSRF_SECRET', XSRF_SECRET),
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
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${shown(name, environment[name])}: ${issue.message}.`;
    });
    throw new SettingsError(lines.join('\n'));
  }
  const settings = read.data;
  const production = settings.NODE_ENV === 'production';
  const problems = production ? productionProblems(settings) : [];
  const brand = brands[settings.BRAND];
  const { seller, problems: sellerProblems } = readSeller(given, production, brand);
  const { payments, problems: paymentProblems } = readPaymentSettings(given, production);
  problems.push(...sellerProblems, ...paymentProblems);
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  const madeUp = () => randomBytes(32).toString('base64url');
  return {
    production,
    logLevel: settings.LOG_LEVEL,
    port: settings.API_PORT,
    workerPort: settings.WORKER_PORT,
    backgroundWork: settings.BACKGROUND_WORK === 'on',
    stopDelayMs: (settings.STOP_DELAY_SECONDS ?? (production ? 5 : 0)) * 1000,
    drainMs: settings.DRAIN_SECONDS * 1000,
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDir: resolve(settings.DATA_DIR),
    publicOrigin: settings.PUBLIC_URL,
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
  };
}

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
