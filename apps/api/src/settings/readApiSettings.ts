import { randomBytes } from 'node:crypto';
import {
  describeSettings,
  givenSettings,
  metricsPortProblem,
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
import { backEndFields, readBackEndFields } from './backEndFields.ts';
import { measureGuesses } from './measureGuesses.ts';
import { paymentNames, readPaymentSettings } from './readPaymentSettings.ts';
import { bucketNames, readPictureBucket } from './readPictureBucket.ts';
import { sellerNames } from './readSeller.ts';

const schema = z.object({
  ...processFields,
  ...backEndFields,
  API_PORT: z._default(portField, 4002),
  BACKGROUND_WORK: z._default(switchField, 'on'),
  SQL_COMMENTS: z._default(switchField, 'off'),
  IMAGE_CACHE_MB: z._default(wholeNumber(16, 99_999, 'a whole number of megabytes'), 2048),
  JWT_SECRET: z.optional(z.string()),
  JWT_SECRET_PREVIOUS: z.optional(z.string()),
  XSRF_SECRET: z.optional(z.string()),
  FORGOT_ALWAYS_SUCCEEDS: z._default(switchField, 'off'),
  OCI_ALLOW_HTTP: z.optional(switchField),
  // Eight hours is the maximum lifetime of a login.
  SESSION_IDLE_MINUTES: z._default(wholeNumber(5, 480, 'a whole number of minutes'), 480),
  LOGIN_THROTTLE: z._default(switchField, 'on'),
});

function productionProblems(settings: z.infer<typeof schema>): string[] {
  const { JWT_SECRET, JWT_SECRET_PREVIOUS, XSRF_SECRET, LOGIN_THROTTLE } = settings;
  return [
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
  ].filter((problem) => problem !== null);
}

/**
 * Reads the settings of the API and `admin`; empty variables count as absent. Outside of production a missing secret is
 * random.
 *
 * @throws SettingsError with one line per invalid value.
 */
export function readApiSettings(environment: NodeJS.ProcessEnv): ApiSettings {
  const given = givenSettings(environment);
  const settings = readSettings(schema, environment);
  const { backEnd, problems: backEndProblems } = readBackEndFields(settings, given);
  const { production } = backEnd;
  const { payments, problems: paymentProblems } = readPaymentSettings(given, production);
  const { pictureBucket, problems: bucketProblems } = readPictureBucket(given);
  const portProblem = metricsPortProblem('API_PORT', settings.API_PORT, settings.METRICS_PORT);
  const ownProblems = [
    ...(portProblem === null ? [] : [portProblem]),
    ...(production ? productionProblems(settings) : []),
  ];
  const problems = [...backEndProblems, ...ownProblems, ...paymentProblems, ...bucketProblems];
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  const randomSecret = () => randomBytes(32).toString('base64url');
  return {
    ...backEnd,
    port: settings.API_PORT,
    backgroundWork: settings.BACKGROUND_WORK === 'on',
    ...readProcessSettings(settings),
    sqlComments: settings.SQL_COMMENTS === 'on',
    imageCacheBytes: settings.IMAGE_CACHE_MB * 1024 * 1024,
    pictureBucket,
    previousJwtSecret: settings.JWT_SECRET_PREVIOUS ?? null,
    jwtSecret: settings.JWT_SECRET ?? randomSecret(),
    xsrfSecret: settings.XSRF_SECRET ?? randomSecret(),
    trustedProxies: readTrustedProxies(settings.TRUSTED_PROXIES),
    sessionIdleMilliseconds: settings.SESSION_IDLE_MINUTES * 60_000,
    loginThrottle: settings.LOGIN_THROTTLE === 'on',
    payments,
    ociAllowHttp: settings.OCI_ALLOW_HTTP
      ? settings.OCI_ALLOW_HTTP === 'on'
      : new URL(settings.PUBLIC_URL).hostname === 'localhost',
    forgotAlwaysSucceeds: settings.FORGOT_ALWAYS_SUCCEEDS === 'on',
  };
}

/** Lists the settings of the API with their sources, one line each, without secrets. */
export const describeApiSettings = (environment: NodeJS.ProcessEnv): string[] =>
  describeSettings(schema, environment, [...sellerNames, ...paymentNames, ...bucketNames]);

/** The estimate for 16 random bytes in hexadecimal, as a minimum. */
const minGuesses = 1e28;

/** Random characters contain no word of this length; a secret with one was made by a person. */
const maxWordLength = 6;

/** Why a secret is too weak for production, in one line without the secret; null when it is strong enough. */
export function secretProblem(name: string, secret: string | undefined): string | null {
  if (secret === undefined) return `${name} is missing: in production it has to be set.`;
  const { guesses, words } = measureGuesses(secret);
  return guesses < minGuesses || words.some((word) => word.length > maxWordLength)
    ? `${name} is weak: it can be guessed. Make one with: openssl rand -base64 32`
    : null;
}
