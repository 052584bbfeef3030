import { type CheckoutEnvironment, checkoutEnvironments } from '@magazijn/api-client/schemas';

export interface PaymentSettings {
  /** `ADYEN_ENVIRONMENT` */
  readonly environment: CheckoutEnvironment;
  /** `ADYEN_API_KEY` */
  readonly apiKey: string;
  /** `ADYEN_MERCHANT_ACCOUNT` */
  readonly merchantAccount: string;
  /** `ADYEN_CLIENT_KEY`: public, for the browser. */
  readonly clientKey: string;
  /** `ADYEN_HMAC_KEY`: hexadecimal, the current one first; two during a change of keys. */
  readonly hmacKeys: readonly string[];
  /** The base URL of its API, with version, without a trailing slash. */
  readonly checkoutUrl: string;
}

const version = 'v72';

const names = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_CLIENT_KEY', 'ADYEN_HMAC_KEY'] as const;

export const paymentNames = [
  ...names,
  'ADYEN_ENVIRONMENT',
  'ADYEN_LIVE_PREFIX',
  'PAYMENT_EMULATOR_ORIGIN',
] as const;

interface ReadPaymentSettings {
  /** Null when none is set: no payment by card or iDEAL. */
  readonly payments: PaymentSettings | null;
  readonly problems: readonly string[];
}

type Given = Readonly<Record<string, string | undefined>>;

const isEnvironment = (text: string): text is CheckoutEnvironment =>
  (checkoutEnvironments as readonly string[]).includes(text);

/** Only a program on this machine can replace the provider. */
function isLocalOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.origin === text && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
}

/** The prefixes of client keys by environment; `emu` for the sandbox. */
const prefixOf = (environment: CheckoutEnvironment, emulated: boolean): string =>
  emulated ? 'emu' : environment === 'test' ? 'test' : 'live';

function checkoutUrl(
  environment: CheckoutEnvironment,
  { ADYEN_LIVE_PREFIX, PAYMENT_EMULATOR_ORIGIN }: Given,
) {
  if (PAYMENT_EMULATOR_ORIGIN !== undefined) return `${PAYMENT_EMULATOR_ORIGIN}/${version}`;
  if (environment === 'test') return `https://checkout-test.adyen.com/${version}`;
  return `https://${ADYEN_LIVE_PREFIX}-checkout-live.adyenpayments.com/checkout/${version}`;
}

function problemsOf(given: Given, production: boolean): string[] {
  const { ADYEN_CLIENT_KEY, ADYEN_HMAC_KEY, ADYEN_LIVE_PREFIX, PAYMENT_EMULATOR_ORIGIN } = given;
  const environment = given.ADYEN_ENVIRONMENT ?? 'test';
  const emulated = PAYMENT_EMULATOR_ORIGIN !== undefined;
  const problems = names.flatMap((name) =>
    given[name] === undefined ? [`${name} is missing: payments need every ADYEN_ setting.`] : [],
  );
  if (!isEnvironment(environment)) {
    return [
      ...problems,
      `ADYEN_ENVIRONMENT=${environment}: must be one of ${checkoutEnvironments.join(', ')}.`,
    ];
  }
  const prefix = prefixOf(environment, emulated);
  if (ADYEN_CLIENT_KEY !== undefined && !ADYEN_CLIENT_KEY.startsWith(`${prefix}_`)) {
    problems.push(`ADYEN_CLIENT_KEY: one for the environment ${environment} begins with ${prefix}_.`);
  }
  const keys = ADYEN_HMAC_KEY?.split(',') ?? [];
  if (keys.length > 2 || keys.some((key) => !/^([0-9a-f]{2}){32}$/i.test(key))) {
    problems.push(
      'ADYEN_HMAC_KEY: must be 64 hexadecimal digits; while it is changed, the new one, a comma, the old one.',
    );
  }
  if (!emulated && environment !== 'test' && !/^[\w-]{1,60}$/.test(ADYEN_LIVE_PREFIX ?? '')) {
    problems.push(
      'ADYEN_LIVE_PREFIX: a live environment has an address of its own, which begins with this word.',
    );
  }
  if (emulated && production) problems.push('PAYMENT_EMULATOR_ORIGIN: is refused in production.');
  if (emulated && (environment !== 'test' || !isLocalOrigin(PAYMENT_EMULATOR_ORIGIN))) {
    problems.push('PAYMENT_EMULATOR_ORIGIN: must be an origin on this machine, in the environment test.');
  }
  return problems;
}

/** Reads all of `ADYEN_*` or none. Production refuses `PAYMENT_EMULATOR_ORIGIN`. `given` has no empty variables. */
export function readPaymentSettings(given: Given, production: boolean): ReadPaymentSettings {
  if (paymentNames.every((name) => given[name] === undefined)) return { payments: null, problems: [] };
  const problems = problemsOf(given, production);
  const environment = given.ADYEN_ENVIRONMENT ?? 'test';
  if (problems.length > 0 || !isEnvironment(environment)) return { payments: null, problems };
  return {
    problems: [],
    payments: {
      environment,
      apiKey: given.ADYEN_API_KEY ?? '',
      merchantAccount: given.ADYEN_MERCHANT_ACCOUNT ?? '',
      clientKey: given.ADYEN_CLIENT_KEY ?? '',
      hmacKeys: given.ADYEN_HMAC_KEY?.split(',') ?? [],
      checkoutUrl: checkoutUrl(environment, given),
    },
  };
}
