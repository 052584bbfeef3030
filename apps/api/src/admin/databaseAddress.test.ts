import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from './databaseAddress.ts';

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-address-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('what is set counts, also when a shop runs', async () => {
  const dataDir = await dataFolder();
  await writeFile(join(dataDir, 'database-url'), 'postgres://embedded');
  expect(await databaseAddress({ databaseUrl: 'postgres://set', dataDir })).toBe('postgres://set');
});

test('else the running shop says it', async () => {
  const dataDir = await dataFolder();
  await writeFile(join(dataDir, 'database-url'), 'postgres://embedded\n');
  expect(await databaseAddress({ databaseUrl: null, dataDir })).toBe('postgres://embedded');
});

test('when nothing says it, one line says what to do', async () => {
  const dataDir = await dataFolder();
  await expect(databaseAddress({ databaseUrl: null, dataDir })).rejects.toThrow(
    `No database is running for ${dataDir}. Start the shop with npm start, or set DATABASE_URL to a PostgreSQL database.`,
  );
});
