import { isAbsolute } from 'node:path';
import { SettingsError } from '@magazijn/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readApiSettings } from './readApiSettings.ts';

// Of letters only: measuring digits and signs, which may stand for letters, takes most of the time of these tests.
const strong = {
  JWT_SECRET: 'jWqpQrkLdvBznXszRftYeuHgcMbsDwxK',
  XSRF_SECRET: 'aZKdtmrQzqLpVhxNjwRftYguHbcMksEv',
};
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtps://shop:geheim@mail.test',
  ...strong,
};

function linesOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readApiSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('without settings the documented defaults apply', () => {
  const settings = readApiSettings({});
  expect(settings).toMatchObject({
    production: false,
    port: 4002,
    databaseUrl: null,
    publicOrigin: 'http://localhost:4000',
    loginThrottle: true,
    rules: { minimumOrder: 5000, freeShippingFrom: 10_000, shipping: 750 },
    cutOffHour: 12,
    deliveryCountries: ['NL', 'BE'],
    belgianVat: 'charged',
    invoiceMail: 'delivered',
  });
  expect(isAbsolute(settings.dataDir)).toBe(true);
});

test('settings override defaults; an empty variable counts as absent', () => {
  const settings = readApiSettings({
    API_PORT: '4812',
    DATABASE_URL: 'postgres://shop@db/shop',
    PUBLIC_URL: 'https://shop.example/',
    SHIPPING_EXCLUSIVE: '8.95',
    MINIMUM_ORDER_EXCLUSIVE: '75',
    FREE_SHIPPING_FROM_EXCLUSIVE: '149.50',
    CUT_OFF_HOUR: '16',
    DELIVERY_COUNTRIES: 'BE',
    BELGIAN_VAT: 'intra-community',
    INVOICE_MAIL: 'placed',
    LOGIN_THROTTLE: '',
  });
  expect(settings).toMatchObject({
    port: 4812,
    databaseUrl: 'postgres://shop@db/shop',
    publicOrigin: 'https://shop.example',
    loginThrottle: true,
    rules: { minimumOrder: 7500, freeShippingFrom: 14_950, shipping: 895 },
    cutOffHour: 16,
    deliveryCountries: ['BE'],
    belgianVat: 'intra-community',
    invoiceMail: 'placed',
  });
});

test('an address that the driver cannot read is refused without its password; several hosts are allowed', () => {
  const hosts = 'shop:hidden@one:5432,two:99999/shop';
  for (const rest of ['', 'shop:hidden pass@db:99999/shop', 'shop:hidden%@db/shop', hosts]) {
    const [line, ...others] = linesOf({ DATABASE_URL: `postgres://${rest}` });
    expect(line).toMatch(/^DATABASE_URL: must be an address such as/);
    expect([others, line]).toEqual([[], expect.not.stringContaining('hidden')]);
  }
  const url = 'postgres://shop:p%40ss@one:5432,two:5433/shop?target_session_attrs=primary';
  expect(readApiSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  vi.stubEnv('PGTARGETSESSIONATTRS', 'any');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(linesOf({ DATABASE_URL: 'postgres://shop:hidden@db/shop' })).toEqual([
    'DATABASE_URL: cannot be used: target_session_attrs any is not supported.',
  ]);
});

test('every invalid value has its own line', () => {
  expect(
    linesOf({
      API_PORT: '65536',
      DATABASE_URL: 'mysql://user:hidden@db/shop',
      PUBLIC_URL: 'shop.example',
      LOGIN_THROTTLE: 'maybe',
      SHIPPING_EXCLUSIVE: '7,50',
    }),
  ).toEqual([
    'DATABASE_URL: must be an address such as postgres://user:password@host:5432/name, with special characters percent-encoded.',
    'PUBLIC_URL=shop.example: must be an address such as https://shop.example, without a path.',
    'SHIPPING_EXCLUSIVE=7,50: must be an amount in euros: digits, and at most two after a point.',
    'API_PORT=65536: must be a port: a whole number from 0 to 65535.',
    'LOGIN_THROTTLE=maybe: must be on or off.',
  ]);
});

test.each([
  ['API_PORT', '4000.5'],
  ['API_PORT', '-1'],
  ['API_PORT', '1e3'],
  ['API_PORT', '0x10'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://'],
  ['PUBLIC_URL', 'https://shop.example/winkel'],
  ['PUBLIC_URL', 'https://name:word@shop.example'],
  ['NODE_ENV', 'prod'],
  ['FORGOT_ALWAYS_SUCCEEDS', 'true'],
  ['MINIMUM_ORDER_EXCLUSIVE', '50 euro'],
  ['FREE_SHIPPING_FROM_EXCLUSIVE', '-100'],
  ['SHIPPING_EXCLUSIVE', '-1'],
  ['SHIPPING_EXCLUSIVE', '7.505'],
  ['SHIPPING_EXCLUSIVE', '1e3'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['DELIVERY_COUNTRIES', 'DE'],
  ['DELIVERY_COUNTRIES', 'NL,NL'],
  ['DELIVERY_COUNTRIES', 'NL;BE'],
  ['BELGIAN_VAT', 'reverse-charge'],
  ['INVOICE_MAIL', 'later'],
  ['SESSION_IDLE_MINUTES', '4'],
  ['SESSION_IDLE_MINUTES', '481'],
])('%s=%s is refused', (name, value) => {
  expect(linesOf({ [name]: value })).toEqual([expect.stringContaining(`${name}=${value}: `)]);
});

test('the metrics need a separate port', () => {
  expect(linesOf({ API_PORT: '4002', METRICS_PORT: '4002' })).toEqual([
    'METRICS_PORT=4002: is API_PORT too. Give the figures a port of their own.',
  ]);
});

describe('in production', () => {
  test('without a seller no invoice is mailed', () => {
    expect(readApiSettings(production)).toMatchObject({ seller: null, invoiceMail: 'off' });
  });

  test('a Dutch seller needs a Belgian VAT number only to deliver to Belgium', () => {
    const dutch = {
      ...production,
      SELLER_NAME: 'Groothandel De Plank B.V.',
      SELLER_STREET: 'Kade 3',
      SELLER_POSTAL_CODE: '1011 AB',
      SELLER_CITY: 'Amsterdam',
      SELLER_COUNTRY: 'NL',
      SELLER_IBAN: 'NL10MAGA0123456789',
      SELLER_VAT_NUMBER: 'NL000009999B98',
      SELLER_COC_NUMBER: '00000001',
      SELLER_EMAIL: 'facturen@deplank.test',
    };
    expect(linesOf(dutch)).toEqual([expect.stringMatching(/^SELLER_VAT_NUMBER_BE is missing: /)]);
    expect(readApiSettings({ ...dutch, DELIVERY_COUNTRIES: 'NL' }).seller).not.toBeNull();
  });

  test('real secrets are accepted', () => expect(readApiSettings(production).production).toBe(true));

  test.each([
    [{ JWT_SECRET: undefined }, 'JWT_SECRET is missing: in production it has to be set.'],
    [
      { XSRF_SECRET: 'x'.repeat(64) },
      'XSRF_SECRET is weak: it can be guessed. Make one with: openssl rand -base64 32',
    ],
    [
      { JWT_SECRET_PREVIOUS: 'geheim' },
      'JWT_SECRET_PREVIOUS is weak: it can be guessed. Make one with: openssl rand -base64 32',
    ],
    [
      { JWT_SECRET_PREVIOUS: strong.JWT_SECRET },
      'JWT_SECRET_PREVIOUS is the same as JWT_SECRET: it is the one that JWT_SECRET was before.',
    ],
    [{ DATABASE_URL: undefined }, 'DATABASE_URL is missing: it has to name a PostgreSQL database.'],
    [{ XSRF_SECRET: strong.JWT_SECRET }, 'XSRF_SECRET is the same as JWT_SECRET: each needs one of its own.'],
    [{ LOGIN_THROTTLE: 'off' }, 'LOGIN_THROTTLE=off: is refused in production.'],
    [
      { PUBLIC_URL: 'http://shop.example' },
      'PUBLIC_URL=http://shop.example: must begin with https:// in production.',
    ],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL=http://localhost:4000: must begin with https:// in production.'],
    [{ SMTP_URL: undefined }, 'SMTP_URL is missing: production needs a mail server.'],
  ])('%j is refused, and no secret is shown', (changes, line) => {
    expect(linesOf({ ...production, ...changes })).toEqual([line]);
  });

  test('all errors are reported at once', () => {
    expect(linesOf({ NODE_ENV: 'production' })).toHaveLength(5);
  });
});

test('outside of production a missing secret is random on every start', () => {
  const [first, second] = [readApiSettings({}), readApiSettings({})];
  expect(first.jwtSecret).not.toBe(second.jwtSecret);
  expect(first.jwtSecret).not.toBe(first.xsrfSecret);
});

test.each(['smtp://', 'smtp:host', 'http://mail.test', 'mail.test:25', 'smtps:///x'])(
  'SMTP_URL %s is refused, and never shown, since it may hold a password',
  (address) => {
    expect(linesOf({ SMTP_URL: address })).toEqual([
      'SMTP_URL: must be the address of a mail server: smtp://host:port or smtps://user:password@host.',
    ]);
  },
);

test('a mail server is used as given; without one mails go to the data folder', () => {
  const address = 'smtps://shop:geheim%40@mail.test:465';
  expect(readApiSettings({ SMTP_URL: address }).smtpUrl).toBe(address);
  expect(readApiSettings({})).toMatchObject({ smtpUrl: null, forgotAlwaysSucceeds: false });
  expect(readApiSettings({ FORGOT_ALWAYS_SUCCEEDS: 'on' }).forgotAlwaysSucceeds).toBe(true);
});
