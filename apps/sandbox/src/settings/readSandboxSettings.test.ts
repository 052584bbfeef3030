import { expect, test } from 'vitest';
import { readSandboxSettings } from './readSandboxSettings.ts';

test('without settings the documented defaults apply', () => {
  expect(readSandboxSettings({}, '/project')).toEqual({
    shopPort: 4000,
    sandboxPort: 4001,
    apiPort: 4002,
    smtpPort: 4003,
    dataDir: '/project/.data',
    databaseUrl: null,
  });
});

test('an empty setting counts as absent', () => {
  expect(readSandboxSettings({ PORT: '', DATABASE_URL: '' }, '/').shopPort).toBe(4000);
});

test('each invalid value gets one line that names it', () => {
  const read = () => readSandboxSettings({ PORT: 'abc', API_PORT: '70000', DATABASE_URL: 'mysql://x' }, '/');
  expect(read).toThrow(
    [
      'PORT=abc: must be a port: a whole number from 0 to 65535.',
      'API_PORT=70000: must be a port: a whole number from 0 to 65535.',
      'DATABASE_URL: must be an address such as postgres://user:password@host:5432/name, with special characters percent-encoded.',
    ].join('\n'),
  );
});

test.each(['-1', '4000.5', '1e3', ' 4000', '65536'])('PORT=%s is refused', (PORT) => {
  expect(() => readSandboxSettings({ PORT }, '/')).toThrow('PORT=');
});

test('two servers on one port are refused, except for two free ports', () => {
  expect(() => readSandboxSettings({ PORT: '4002' }, '/')).toThrow('API_PORT=4002 is the same port as PORT');
  expect(readSandboxSettings({ PORT: '0', API_PORT: '0', SANDBOX_PORT: '0' }, '/').apiPort).toBe(0);
});

test('the sandbox refuses to run in production', () => {
  expect(() => readSandboxSettings({ NODE_ENV: 'production' }, '/')).toThrow(
    /^NODE_ENV=production: the sandbox/,
  );
});
