import { describe, expect, test } from 'vitest';
import { readPaymentSettings } from './readPaymentSettings.ts';

const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const given = {
  ADYEN_API_KEY: 'AQE-secret',
  ADYEN_MERCHANT_ACCOUNT: 'MagazijnNL',
  ADYEN_CLIENT_KEY: 'test_ABC',
  ADYEN_HMAC_KEY: key,
};
const emulated = { ...given, ADYEN_CLIENT_KEY: 'emu_ABC', PAYMENT_EMULATOR_ORIGIN: 'http://localhost:4001' };
const problemsOf = (changes: Record<string, string | undefined>, production = false) =>
  readPaymentSettings({ ...given, ...changes }, production).problems;

test('without any setting card payment is off, without an error', () => {
  expect(readPaymentSettings({}, true)).toEqual({ payments: null, problems: [] });
});

test('with its keys the provider’s test environment is used', () => {
  expect(readPaymentSettings(given, false).payments).toEqual({
    environment: 'test',
    apiKey: 'AQE-secret',
    merchantAccount: 'MagazijnNL',
    clientKey: 'test_ABC',
    hmacKeys: [key],
    checkoutUrl: 'https://checkout-test.adyen.com/v72',
  });
});

test('a live environment has a URL with the company’s prefix', () => {
  const live = { ...given, ADYEN_CLIENT_KEY: 'live_ABC', ADYEN_ENVIRONMENT: 'live-us' };
  expect(readPaymentSettings(live, true).problems).toEqual([expect.stringMatching(/^ADYEN_LIVE_PREFIX: /)]);
  for (const prefix of ['a.example/x', 'x y', '.x', 'x.'])
    expect(readPaymentSettings({ ...live, ADYEN_LIVE_PREFIX: prefix }, true).payments, prefix).toBeNull();
  expect(
    readPaymentSettings({ ...live, ADYEN_LIVE_PREFIX: '1797a841-Magazijn' }, true).payments,
  ).toMatchObject({
    environment: 'live-us',
    checkoutUrl: 'https://1797a841-Magazijn-checkout-live.adyenpayments.com/checkout/v72',
  });
});

test.each(['TEST', 'live-eu', 'production', 'https://elsewhere.example', 'liveX'])(
  '[S61] the environment %s prevents the start: the provider’s library would treat it as live',
  (environment) => {
    expect(problemsOf({ ADYEN_ENVIRONMENT: environment })).toEqual([
      `ADYEN_ENVIRONMENT=${environment}: must be one of test, live, live-us, live-au, live-apse, live-in, live-nea.`,
    ]);
  },
);

test('with only one setting the missing ones are listed, one line each', () => {
  expect(readPaymentSettings({ ADYEN_API_KEY: 'AQE' }, false).problems).toEqual([
    'ADYEN_MERCHANT_ACCOUNT is missing: payments need every ADYEN_ setting.',
    'ADYEN_CLIENT_KEY is missing: payments need every ADYEN_ setting.',
    'ADYEN_HMAC_KEY is missing: payments need every ADYEN_ setting.',
  ]);
});

describe('keys', () => {
  test.each([
    ['live_ABC', 'test'],
    ['test_ABC', 'live'],
    ['emu_ABC', 'test'],
    ['testABC', 'test'],
  ])('a client key %s does not match the environment %s', (clientKey, environment) => {
    const problems = problemsOf({
      ADYEN_CLIENT_KEY: clientKey,
      ADYEN_ENVIRONMENT: environment,
      ADYEN_LIVE_PREFIX: 'x',
    });
    expect(problems).toEqual([expect.stringMatching(/^ADYEN_CLIENT_KEY: /)]);
    expect(problems.join()).not.toContain(clientKey);
  });

  test('during a change of the webhook key both are valid, and no third one is accepted', () => {
    const other = key.replaceAll('4', '5');
    expect(
      readPaymentSettings({ ...given, ADYEN_HMAC_KEY: `${other},${key}` }, false).payments?.hmacKeys,
    ).toEqual([other, key]);
    for (const wrong of ['secret', `${key},`, `${key},${key},${key}`, key.slice(2), `${key}00`, `00${key}`]) {
      expect(problemsOf({ ADYEN_HMAC_KEY: wrong })).toEqual([expect.stringMatching(/^ADYEN_HMAC_KEY: /)]);
    }
  });
});

describe('the stand-in of the sandbox', () => {
  test('replaces the provider on this machine', () => {
    expect(readPaymentSettings(emulated, false).payments?.checkoutUrl).toBe('http://localhost:4001/v72');
  });

  test.each([
    ['in production', { NODE_ENV: 'production' }, true],
    ['on another machine', { PAYMENT_EMULATOR_ORIGIN: 'https://adyen.example' }, false],
    ['as no address', { PAYMENT_EMULATOR_ORIGIN: 'localhost' }, false],
    ['on a machine that begins as this one', { PAYMENT_EMULATOR_ORIGIN: 'http://localhost.example' }, false],
    ['on a machine that ends as this one', { PAYMENT_EMULATOR_ORIGIN: 'http://notlocalhost' }, false],
    ['at a path', { PAYMENT_EMULATOR_ORIGIN: 'http://localhost:4001/x' }, false],
    ['as a live environment', { ADYEN_ENVIRONMENT: 'live' }, false],
  ])('is refused %s', (_where, changes, production) => {
    expect(readPaymentSettings({ ...emulated, ...changes }, production).problems).toEqual([
      expect.stringMatching(/^PAYMENT_EMULATOR_ORIGIN: /),
    ]);
  });

  test('a real key is not sent to it', () => {
    expect(readPaymentSettings({ ...emulated, ADYEN_CLIENT_KEY: 'test_ABC' }, false).problems).toEqual([
      'ADYEN_CLIENT_KEY: one for the environment test begins with emu_.',
    ]);
  });
});
