import { SettingsError } from '@magazijn/server';
import { expect, test } from 'vitest';
import { describeApiSettings } from './readApiSettings.ts';
import { describeWorkerSettings, readWorkerSettings } from './readWorkerSettings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtps://shop:geheim@mail.test',
};

const namesOf = (lines: readonly string[]) => lines.map((line) => /^[A-Z0-9_]+/.exec(line)?.[0] ?? '');

test('in production it requires no login secret, but the settings of mails and orders', () => {
  expect(readWorkerSettings({ ...production, CUT_OFF_HOUR: '16', WORKER_PORT: '4814' })).toMatchObject({
    production: true,
    port: 4814,
    drainMs: 10_000,
    smtpUrl: production.SMTP_URL,
    publicOrigin: 'https://shop.example',
    cutOffHour: 16,
    rules: { minimumOrder: 5000 },
  });
});

test('each error has its own line', () => {
  const lines = (environment: NodeJS.ProcessEnv) => {
    try {
      readWorkerSettings(environment);
    } catch (error) {
      if (error instanceof SettingsError) return error.message.split('\n');
      throw error;
    }
    return [];
  };
  expect(lines({ NODE_ENV: 'production' })).toEqual([
    'DATABASE_URL is missing: it has to name a PostgreSQL database.',
    'PUBLIC_URL=http://localhost:4000: must begin with https:// in production.',
    'SMTP_URL is missing: production needs a mail server.',
  ]);
  expect(lines({ WORKER_PORT: 'x' })).toEqual([
    'WORKER_PORT=x: must be a port: a whole number from 0 to 65535.',
  ]);
});

test('--check lists the worker’s settings only, and the API does not read its port', () => {
  const shown = namesOf(describeWorkerSettings({}));
  expect(shown).toEqual(shown.toSorted());
  expect(shown).toEqual(
    expect.arrayContaining(['WORKER_PORT', 'DATABASE_URL', 'SMTP_URL', 'SELLER_NAME', 'DRAIN_SECONDS']),
  );
  for (const ofTheApi of [
    'API_PORT',
    'JWT_SECRET',
    'XSRF_SECRET',
    'ADYEN_API_KEY',
    'S3_ENDPOINT',
    'LOGIN_THROTTLE',
  ])
    expect(shown).not.toContain(ofTheApi);
  expect(namesOf(describeApiSettings({}))).not.toContain('WORKER_PORT');
});
