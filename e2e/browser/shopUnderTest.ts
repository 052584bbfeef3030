import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ShopUnderTest {
  readonly shop: string;
  readonly sandbox: string;
  readonly dataDir: string;
}

const variable = 'JOURNEYS_SHOP';

/** Publishes the shop to the workers, which inherit the runner's environment. */
export function publishShopUnderTest(facts: ShopUnderTest): void {
  process.env[variable] = JSON.stringify(facts);
}

/** @throws Error before the global set-up, for example while test files are read to list their tests */
export function shopUnderTest(): ShopUnderTest {
  const facts = process.env[variable];
  if (facts === undefined) throw new Error('The shop under test is started by e2e/globalSetup.ts.');
  return JSON.parse(facts);
}

export const databaseUrl = async (): Promise<string> =>
  (await readFile(join(shopUnderTest().dataDir, 'database-url'), 'utf8')).trim();
