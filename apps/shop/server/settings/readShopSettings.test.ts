import { brands } from '@magazijn/server';
import { expect, test } from 'vitest';
import { readShopSettings } from './readShopSettings.ts';

test('without settings everything has its documented default', () => {
  expect(readShopSettings({})).toEqual({
    port: 4000,
    metricsPort: null,
    tracesEndpoint: null,
    stopDelayMs: 0,
    drainMs: 10_000,
    logLevel: 'info',
    apiOrigin: 'http://localhost:4002',
    publicUrl: 'http://localhost:4000',
    adminUrl: 'http://localhost:4001/',
    partnerUrl: 'http://localhost:4001/',
    sellerEmail: null,
    sellerPhone: null,
    vatShown: { NL: 21, BE: 23 },
    brand: brands.magazijn,
    payment: { environment: 'test', emulatorOrigin: null },
    trustedProxies: { trusts: expect.any(Function) },
    assetsDirectory: null,
    ociAllowHttp: true,
  });
});

test.each([
  [{ NODE_ENV: 'prod' }, 'NODE_ENV=prod: must be production, development or test.'],
  [
    { PORT: '4000', METRICS_PORT: '4000' },
    'METRICS_PORT=4000: is PORT too. Give the figures a port of their own.',
  ],
  [{ PUBLIC_URL: 'https://u:p@shop.example' }, 'without a path.'],
])('%j is refused in one line', (environment, problem) => {
  expect(() => readShopSettings(environment)).toThrow(problem);
});

test('[S61] the payment provider’s environment is one of its known names; the sandbox is refused in production', () => {
  expect(() => readShopSettings({ ADYEN_ENVIRONMENT: 'production' })).toThrow(
    'ADYEN_ENVIRONMENT=production: must be',
  );
  expect(() => readShopSettings({ PAYMENT_EMULATOR_ORIGIN: 'https://adyen.example' })).toThrow(
    'on this machine',
  );
  const emulated = { PAYMENT_EMULATOR_ORIGIN: 'http://localhost:4001' };
  expect(readShopSettings(emulated).payment.emulatorOrigin).toBe('http://localhost:4001');
  expect(() => readShopSettings({ ...emulated, NODE_ENV: 'production' })).toThrow('refused in production');
});

test('[T62] plain http for procurement systems defaults to on for a shop on this machine, and is a setting elsewhere', () => {
  expect(readShopSettings({ PUBLIC_URL: 'https://shop.example' }).ociAllowHttp).toBe(false);
  expect(readShopSettings({ PUBLIC_URL: 'https://shop.example', OCI_ALLOW_HTTP: 'on' }).ociAllowHttp).toBe(
    true,
  );
  expect(readShopSettings({ OCI_ALLOW_HTTP: 'off' }).ociAllowHttp).toBe(false);
  expect(() => readShopSettings({ OCI_ALLOW_HTTP: 'yes' })).toThrow('OCI_ALLOW_HTTP=yes: must be on or off.');
});

test('[K04] the VAT shown is 21 in the Netherlands and 23 in Belgium, and can be set', () => {
  expect(readShopSettings({}).vatShown).toEqual({ NL: 21, BE: 23 });
  expect(readShopSettings({ VAT_SHOWN_NL: '9', VAT_SHOWN_BE: '5.5' }).vatShown).toEqual({ NL: 9, BE: 5.5 });
  for (const wrong of ['-1', '101', '21%', 'hoog']) {
    expect(() => readShopSettings({ VAT_SHOWN_BE: wrong })).toThrow(
      `VAT_SHOWN_BE=${wrong}: must be a percentage`,
    );
  }
});

test('production requires https', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    ADMIN_URL: 'https://beheer.example',
    PARTNER_URL: 'https://partner.example',
  };
  expect(readShopSettings(production).publicUrl).toBe('https://shop.example');
  expect(() => readShopSettings({ ...production, PUBLIC_URL: 'http://shop.example' })).toThrow(
    /^PUBLIC_URL=http:\/\/shop\.example: must begin with https:\/\/ in production\.$/,
  );
});

test('production requires its own administration and grocery partner, without the sandbox', () => {
  expect(() => readShopSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })).toThrow(
    /^ADMIN_URL is missing: [^\n]*\nPARTNER_URL is missing: [^\n]*$/,
  );
});

test('[K06] [S88] the sandbox stands in for administration and grocery partner, on its own port', () => {
  const { adminUrl, partnerUrl } = readShopSettings({ SANDBOX_PORT: '4501' });
  expect([adminUrl, partnerUrl]).toEqual(['http://localhost:4501/', 'http://localhost:4501/']);
});

test('[K06] the admin link leads to the configured address', () => {
  expect(readShopSettings({ ADMIN_URL: 'https://beheer.example/start' }).adminUrl).toBe(
    'https://beheer.example/start',
  );
});

test('customer service has a valid e-mail address and telephone number', () => {
  const set = { SELLER_EMAIL: 'service@plank.test', SELLER_PHONE: '+31 (20) 000 0000' };
  const { sellerEmail, sellerPhone } = readShopSettings(set);
  expect([sellerEmail, sellerPhone]).toEqual(['service@plank.test', '+31 (20) 000 0000']);
  expect(() => readShopSettings({ SELLER_EMAIL: 'a?cc=b', SELLER_PHONE: 'bel ons' })).toThrow(
    'SELLER_EMAIL=a?cc=b: must be an e-mail address.\nSELLER_PHONE=bel ons: must be a telephone number',
  );
});

test('each wrong value gets one line that names it', () => {
  expect(() =>
    readShopSettings({ PORT: 'abc', API_ORIGIN: 'http://x/y', ADMIN_URL: 'javascript:alert(1)' }),
  ).toThrow(
    [
      'PORT=abc: must be a port: a whole number from 0 to 65535.',
      'API_ORIGIN=http://x/y: must be an address such as https://shop.example, without a path.',
      'ADMIN_URL=javascript:alert(1): must be an address that begins with https:// or http://.',
    ].join('\n'),
  );
});

test('an invalid list of trusted proxies prevents the start, with an error of one line', () => {
  expect(() => readShopSettings({ TRUSTED_PROXIES: '10.0.0.0/33' })).toThrow(
    /^TRUSTED_PROXIES=10\.0\.0\.0\/33: must be addresses and CIDR ranges[^\n]*$/,
  );
  const { trusts } = readShopSettings({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies;
  expect([trusts('10.1.2.3'), trusts('127.0.0.1'), trusts('11.1.2.3')]).toEqual([true, true, false]);
});
