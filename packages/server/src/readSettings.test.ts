import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeSettings, readSettings } from './readSettings.ts';
import { portField, switchField } from './settingFields.ts';

const schema = z.object({
  PORT: z._default(portField, 4000),
  DATABASE_URL: z.optional(z.string()),
  JWT_SECRET: z.optional(z.string()),
  EXTRA: z._default(switchField, 'off'),
  NAME: z.optional(z.string()),
});

test('an empty setting counts as absent, and each invalid one has its own line', () => {
  expect(readSettings(schema, { PORT: '', EXTRA: 'on' })).toEqual({ PORT: 4000, EXTRA: 'on' });
  expect(() => readSettings(schema, { PORT: '4e3', EXTRA: 'ja' })).toThrow(
    'PORT=4e3: must be a port: a whole number from 0 to 65535.\nEXTRA=ja: must be on or off.',
  );
});

test('settings are listed with their source, and secrets are hidden', () => {
  const canary = 'canary-4711';
  const environment = {
    PORT: '4100',
    DATABASE_URL: `postgres://shop:${canary}@db.example/shop?password=${canary}`,
    JWT_SECRET: canary,
    OTHER_KEY: canary,
  };
  expect(describeSettings(schema, environment, ['OTHER_KEY'])).toEqual([
    'DATABASE_URL=postgres://shop:redacted@db.example/shop (environment)',
    'EXTRA=off (default)',
    'JWT_SECRET=[redacted] (environment)',
    'NAME (not set)',
    'OTHER_KEY=[redacted] (environment)',
    'PORT=4100 (environment)',
  ]);
});
