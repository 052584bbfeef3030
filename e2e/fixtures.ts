// What a journey is given: pages of a browser, a screen reader, and what requests without a browser have too.
import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { chromiumExecutable } from '../testing/chromiumExecutable.ts';
import { awaitHydration } from './browser/awaitHydration.ts';
import { collectConsoleErrors } from './browser/collectConsoleErrors.ts';
import { logIn } from './browser/logIn.ts';
import { type ScreenReader, startScreenReader } from './browser/screenReader.ts';
import { withArial } from './browser/withArial.ts';
import { type Account, test as base, type ShopFixtures } from './shopFixtures.ts';

export { type Account, expect };

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
  /** Local storage before the first page loads: key to text. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** What a journey asks for by name. */
export interface Journey extends ShopFixtures {
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
  /** Logs a demo customer in on the login page, as a person does, and waits until the shop leads on. */
  logIn(page: Page, account: Account): Promise<void>;
}

interface JourneyWorker {
  /** Counts the page loads of this worker's browser, whichever context they are in. */
  pageLoads: { count: number };
}

export const test = base.extend<Journey & { countPageLoads: undefined }, JourneyWorker>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ...(await withArial(await chromiumExecutable())) }),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from a pattern
  pageLoads: [async ({}, use) => use({ count: 0 }), { scope: 'worker' }],
  browser: [
    async ({ browser, pageLoads }, use) => {
      countPageLoads(browser, pageLoads);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // The budget of the default run is a sum of these: `scripts/verify.ts` reads them from the JSON report.
  countPageLoads: [
    async ({ pageLoads }, use, testInfo) => {
      const before = pageLoads.count;
      await use(undefined);
      testInfo.annotations.push({ type: 'page-loads', description: String(pageLoads.count - before) });
    },
    { auto: true },
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
  logIn: async ({ emailOf }, use) => use(async (page, account) => logIn(page, await emailOf(account))),
});

function countPageLoads(browser: Browser, loads: { count: number }): void {
  browser.on('context', (context) =>
    context.on('request', (request) => {
      if (isPageLoad(request)) loads.count += 1;
    }),
  );
}

/** A document for a whole page; the answer of a redirect is not counted again. */
function isPageLoad(request: Request): boolean {
  if (!request.isNavigationRequest() || request.redirectedFrom()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // The first document of a new window: its frame is not there yet.
    return true;
  }
}
