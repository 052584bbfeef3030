// Everything that a journey is given, in one place: pages, customers of its own, the database, shops that it may kill.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { connect, type Database } from '../apps/api/src/database.ts';
import { chromiumExecutable } from '../testing/chromiumExecutable.ts';
import { type StartedShop, startShop } from '../testing/startShop.ts';
import { type ApiSession, apiSession } from './browser/apiSession.ts';
import { awaitHydration } from './browser/awaitHydration.ts';
import { collectConsoleErrors } from './browser/collectConsoleErrors.ts';
import { copyDemoAccounts } from './browser/copyDemoAccounts.ts';
import { logIn } from './browser/logIn.ts';
import { type ScreenReader, startScreenReader } from './browser/screenReader.ts';
import { databaseUrl, shopUnderTest } from './browser/shopUnderTest.ts';
import { withArial } from './browser/withArial.ts';

export { expect };

/** The three widths that every page is looked at in. */
const heights = { 360: 740, 960: 800, 1440: 900 } as const;

/** How a page is opened. */
export interface OpenPageOptions {
  readonly width?: keyof typeof heights;
  readonly theme?: 'light' | 'dark';
  /** Another shop than the one of all journeys, as an origin. */
  readonly shop?: string;
  /** Errors of the browser that this journey expects, for example of an answer it made fail. */
  readonly expectedErrors?: RegExp;
  /** What the browser says it is. @default what it is */
  readonly userAgent?: string;
  /** The address of a line that everything goes over. @default straight to the shop */
  readonly line?: string;
  /** Whether the browser runs scripts. @default true */
  readonly scripts?: boolean;
  /** What lies in local storage before the first page comes: a key to its text. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** A demo customer: the part of its address before the @. Each journey has a copy of its own. */
export type Account = 'vlinder' | 'bij' | 'mier' | 'hommel' | 'koepel' | 'beheer' | 'uil';

/** What a journey asks for by name. */
export interface Journey {
  /**
   * Opens a path of the shop as a new visitor: Dutch, in Amsterdam's time, with reduced motion. Whatever the browser
   * tells of (an exception, a console error, a refused policy) fails the journey at its end.
   *
   * @param path begins with a slash.
   */
  openPage(path: string, options?: OpenPageOptions): Promise<Page>;
  /** Opens a path as a customer who has logged in before. */
  openAs(account: Account, path: string, options?: OpenPageOptions): Promise<Page>;
  /** Has a screen reader listen to a page. What it announced and the journey did not hear fails it at its end. */
  listen(page: Page): Promise<ScreenReader>;
  /** The e-mail address of this journey's own copy of a demo customer. */
  emailOf(account: Account): Promise<string>;
  /** That customer as the API knows it, without a browser. */
  apiSession(account: Account): Promise<ApiSession>;
  /** Logs that customer in on the login page, as a person does, and waits until the shop leads on. */
  logIn(page: Page, account: Account): Promise<void>;
  /** An empty folder, removed at the end. */
  dataFolder: string;
  /** Starts a shop of this journey's own (see {@link startShop}); it is ended, and its end awaited, with the journey. */
  startOwnShop(...given: Parameters<typeof startShop>): Promise<StartedShop>;
}

interface Worker {
  /** The database of the shop under test: for what time or the shop's owner changes behind a buyer's back. */
  database: Database['sql'];
}

export const test = base.extend<Journey, Worker>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ...(await withArial(await chromiumExecutable())) }),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from a pattern
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
  openPage: async ({ browser, baseURL }, use) => {
    const ends: (() => Promise<string[]>)[] = [];
    await use(async (path, { width = 1440, theme = 'light', shop = baseURL ?? '', ...options } = {}) => {
      const { expectedErrors, userAgent, line, scripts = true, storage = {} } = options;
      const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        baseURL: shop,
        viewport: { width, height: heights[width] },
        colorScheme: theme,
        javaScriptEnabled: scripts,
        storageState: { cookies: [], origins: [{ origin: shop, localStorage }] },
        ...(userAgent ? { userAgent } : {}),
        ...(line ? { proxy: { server: line } } : {}),
      });
      if (scripts) context.on('page', awaitHydration);
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page, expectedErrors);
      ends.push(() => context.close().then(consoleErrors));
      await page.goto(path);
      return page;
    });
    const allErrors = await Promise.all(ends.map((end) => end()));
    expect(allErrors.flat(), 'errors of the browser').toEqual([]);
  },
  openAs: async ({ openPage, apiSession: sessionOf }, use) =>
    use(async (account, path, options) => {
      const { token } = await sessionOf(account);
      return openPage(path, { ...options, storage: { 'magazijn.token': token, ...options?.storage } });
    }),
  listen: async ({ openPage: _closesAfter }, use) => {
    const readers: ScreenReader[] = [];
    await use(async (page) => {
      const reader = await startScreenReader(page);
      readers.push(reader);
      return reader;
    });
    for (const reader of readers) await reader.end();
  },
  emailOf: async ({ database }, use) => {
    let copies: Promise<(account: string) => string> | undefined;
    await use(async (account) => {
      copies ??= copyDemoAccounts(database);
      return (await copies)(account);
    });
  },
  apiSession: async ({ emailOf }, use) => use(async (account) => apiSession(await emailOf(account))),
  logIn: async ({ emailOf }, use) => use(async (page, account) => logIn(page, await emailOf(account))),
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
