import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { readOrCreateSecret } from './readOrCreateSecret.ts';

test('a secret is made once, for its owner alone, and read from then on', async () => {
  const file = join(await temporaryFolder(), 'secret');
  const secret = await readOrCreateSecret(file);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readOrCreateSecret(file)).toBe(secret);
});

test('many at once get the same secret', async () => {
  const file = join(await temporaryFolder(), 'secret');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(file)));
  expect(new Set(secrets).size).toBe(1);
});
