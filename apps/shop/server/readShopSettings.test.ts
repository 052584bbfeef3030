import { expect, test } from 'vitest';
import { readShopSettings } from './readShopSettings.ts';

test('without a setting everything has its documented place', () => {
  expect(readShopSettings({})).toEqual({
    port: 4000,
    apiOrigin: 'http://localhost:4002',
    publicUrl: 'http://localhost:4000',
    adminUrl: 'http://localhost:4001/',
    partnerUrl: 'http://localhost:4001/',
  });
});

test('[K06] the admin link leads to the configured address', () => {
  expect(readShopSettings({ ADMIN_URL: 'https://beheer.example/start' }).adminUrl).toBe(
    'https://beheer.example/start',
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
