// Fixtures of tests with and without a browser: customers, the database, shops.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { connect, type Database } from '../apps/api/src/database.ts';
import { type StartedShop, startShop } from '../tools/testing/startShop.ts';
import { type ApiSession, apiSession } from './browser/apiSession.ts';
import { copyDemoAccounts } from './browser/copyDemoAccounts.ts';
import { databaseUrl, shopUnderTest } from './browser/shopUnderTest.ts';

/** A demo customer: the local part of its e-mail address. Each test has a copy of its own. */
export type Account = 'vlinder' | 'bij' | 'mier' | 'hommel' | 'koepel' | 'beheer' | 'uil';

export interface ShopFixtures {
  /** The e-mail address of this test's copy of a demo customer. */
  emailOf(account: Account): Promise<string>;
  apiSession(account: Account): Promise<ApiSession>;
  dataFolder: string;
  /** Starts a shop for this test (see {@link startShop}) and stops it at the end. */
  startOwnShop(...given: Parameters<typeof startShop>): Promise<StartedShop>;
}

interface WorkerFixtures {
  /** The database of the shop under test, for changes that time or the shop's owner would make. */
  database: Database['sql'];
}

export const test = base.extend<ShopFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that it needs from the pattern
  baseURL: async ({}, use) => use(shopUnderTest().shop),
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const database = connect(await databaseUrl(), { connections: 2 });
      await use(database.sql);
      await database.close();
    },
    { scope: 'worker' },
  ],
  emailOf: async ({ database }, use) => {
    let copies: Promise<(account: string) => string> | undefined;
    await use(async (account) => {
      copies ??= copyDemoAccounts(database);
      return (await copies)(account);
    });
  },
  apiSession: async ({ emailOf }, use) => use(async (account) => apiSession(await emailOf(account))),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  dataFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'magazijn-journey-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  startOwnShop: async ({ dataFolder: _removedAfter }, use) => {
    const started: StartedShop[] = [];
    await use(async (...given) => {
      const shop = await startShop(...given);
      started.push(shop);
      return shop;
    });
    await Promise.all(started.map((shop) => shop.stop()));
  },
});
