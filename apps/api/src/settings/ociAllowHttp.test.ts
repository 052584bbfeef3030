import { expect, test } from 'vitest';
import { readApiSettings } from './readApiSettings.ts';

test.each([
  [{}, true],
  [{ OCI_ALLOW_HTTP: 'off' }, false],
  [{ PUBLIC_URL: 'https://shop.example' }, false],
  [{ PUBLIC_URL: 'https://shop.example', OCI_ALLOW_HTTP: 'on' }, true],
])('with %j procurement systems can use http: %s', (environment, allowed) => {
  expect(readApiSettings(environment).ociAllowHttp).toBe(allowed);
});

test('only on and off are accepted', () => {
  expect(() => readApiSettings({ OCI_ALLOW_HTTP: 'yes' })).toThrow('OCI_ALLOW_HTTP=yes: must be on or off.');
});
