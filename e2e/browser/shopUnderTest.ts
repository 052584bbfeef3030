import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The shop that all journeys share. */
interface ShopUnderTest {
  /** Its address, without a closing slash. */
  readonly shop: string;
  /** The address of its sandbox. */
  readonly sandbox: string;
  /** Its data folder, where admin commands find its database. */
  readonly dataDir: string;
}

const variable = 'JOURNEYS_SHOP';

/** The runner hands its environment on to every worker that it starts. */
export function tellShopUnderTest(facts: ShopUnderTest): void {
  process.env[variable] = JSON.stringify(facts);
}

/** @throws Error before the set-up has started it: a test file is also read to list its journeys. */
export function shopUnderTest(): ShopUnderTest {
  const facts = process.env[variable];
  if (facts === undefined) throw new Error('The shop under test is started by e2e/globalSetup.ts.');
  return JSON.parse(facts);
}

/** Where its database is reached. */
export const databaseUrl = async (): Promise<string> =>
  (await readFile(join(shopUnderTest().dataDir, 'database-url'), 'utf8')).trim();
