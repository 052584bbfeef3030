// The fixtures of journeys: pages, a screen reader, and those of tests without a browser.
import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { chromiumExecutable } from '../tools/testing/chromiumExecutable.ts';
import { awaitHydration } from './browser/awaitHydration.ts';
import { collectConsoleErrors } from './browser/collectConsoleErrors.ts';
import { logIn } from './browser/logIn.ts';
import { type ScreenReader, startScreenReader } from './browser/screenReader.ts';
import { withArial } from './browser/withArial.ts';
import { type Account, test as base, type ShopFixtures } from './shopFixtures.ts';

export { type Account, expect };

/** A window of 390 px is a phone's, with a touch screen. */
const heights = { 360: 740, 390: 844, 960: 800, 1440: 900 } as const;

export interface OpenPageOptions {
  readonly width?: keyof typeof heights;
  readonly theme?: 'light' | 'dark';
  /** The origin of another shop. @default the shop that all journeys share */
  readonly shop?: string;
  /** Matches console errors that the journey expects, for example of a failed request. */
  readonly expectedErrors?: RegExp;
  /** The address of a proxy for all requests. @default no proxy */
  readonly line?: string;
  /** Whether scripts run. @default true */
  readonly scripts?: boolean;
  /** Local storage before the first page load: key to text. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Whether the browser has the cookie of the stored session, so that documents are the customer's own. @default true */
  readonly hasCookie?: boolean;
}

export interface Journey extends ShopFixtures {
  /**
   * Opens a path as a new visitor: Dutch, time zone Amsterdam, reduced motion. Exceptions, console errors and blocked
   * content fail the journey at its end.
   *
   * @param path begins with a slash
   */
  openPage(path: string, options?: OpenPageOptions): Promise<Page>;
  openAs(account: Account, path: string, options?: OpenPageOptions): Promise<Page>;
  /** Starts a screen reader on a page. Announcements that the journey does not expect fail it at its end. */
  startReader(page: Page): Promise<ScreenReader>;
  /** Logs in on the login page and waits until the shop has left it. */
  logIn(page: Page, account: Account): Promise<void>;
}

interface JourneyWorker {
  /** The page loads of this worker's browser, in all contexts. */
  pageLoads: { count: number };
}

const sessionCookieAt = (shop: string, value: string) => ({
  ...{ name: 'magazijn.session', value, domain: new URL(shop).hostname, path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
});

export const test = base.extend<Journey & { countPageLoads: undefined }, JourneyWorker>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ...(await withArial(await chromiumExecutable())) }),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that it needs from the pattern
  pageLoads: [async ({}, use) => use({ count: 0 }), { scope: 'worker' }],
  browser: [
    async ({ browser, pageLoads }, use) => {
      countPageLoads(browser, pageLoads);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // `tools/scripts/verify.ts` sums these from the JSON report and compares them with the budget.
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
      const { expectedErrors, line, scripts = true, storage = {}, hasCookie = true } = options;
      const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
      const token = storage['magazijn.token'];
      // As the shop writes it (docs/adr/0094): not while switched.
      const isServed = hasCookie && storage['magazijn.previousToken'] === undefined;
      const session = token === undefined || !isServed ? [] : [sessionCookieAt(shop, token)];
      const context = await browser.newContext({
        baseURL: shop,
        viewport: { width, height: heights[width] },
        ...(width === 390 ? { hasTouch: true, isMobile: true } : {}),
        colorScheme: theme,
        javaScriptEnabled: scripts,
        storageState: { cookies: session, origins: [{ origin: shop, localStorage }] },
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
  startReader: async ({ openPage: _closesAfter }, use) => {
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

/** A navigation of a main frame. Redirects count once. */
function isPageLoad(request: Request): boolean {
  if (!request.isNavigationRequest() || request.redirectedFrom()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // The first document of a new window has no frame yet.
    return true;
  }
}
