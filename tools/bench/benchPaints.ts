import type { BrowserContext, Page } from 'playwright-core';
import { measurePaint } from './browser/measurePaint.ts';
import { logInAsCustomer, onOpenShop, slowdown } from './browser/openShop.ts';
import { type StaticPages, startStaticPages } from './browser/startStaticPages.ts';
import { machineText, markdownTable, percentile } from './report.ts';

const rounds = 5;
const landingPages = {
  home: '/',
  category: '/categorie/verzorging/luiers',
  product: '/product/verzorging/luiers/demo-luiers-maat-4',
  search: '/zoeken/luiers',
} as const;
const customerPages = { ...landingPages, cart: '/winkelwagen', history: '/profiel/bestelhistorie' } as const;

const median = (values: readonly number[]): number => percentile(values, 50) / 1000;

/** Measures the pages, each with its static page in turn, so that other work of the machine slows both alike. */
async function visits(
  context: BrowserContext,
  who: string,
  pages: Readonly<Record<string, string>>,
  staticPages: StaticPages,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    // Fills the server's caches, and gets the contents of the static page.
    const bare = await staticPages.add(await measurePaint(context, path));
    const [own, still, shifts]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      const paint = await measurePaint(context, path);
      own.push(paint.largest);
      shifts.push(paint.shift);
      still.push((await measurePaint(context, bare)).largest);
    }
    const [largest, ofStatic] = [median(own), median(still)];
    rows.push([
      `${name}, ${who}`,
      largest.toFixed(2),
      '≤ 1.3',
      ...[ofStatic, largest - ofStatic].map((seconds) => seconds.toFixed(2)),
      '≤ 0.75',
      Math.max(...shifts).toFixed(3),
      '≤ 0.01',
    ]);
    console.error(rows.at(-1)?.join('  '));
  }
  return rows;
}

/** Puts a product in the cart, so that the page of the cart has a line. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(landingPages.product);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await main.locator('[data-slot=quantity-stepper]').first().waitFor();
}

/**
 * Opens the main pages on a phone with a slow line, as a visitor and as a customer, and beside each a static page with
 * the same picture or text and the same fonts. Returns a Markdown table.
 */
export const benchPaints = (): Promise<string> =>
  onOpenShop(async (browser, origin) => {
    const phone = { baseURL: origin, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
    const visitor = await browser.newContext(phone);
    const customer = await browser.newContext(phone);
    const page = await customer.newPage();
    await logInAsCustomer(page);
    await fillCart(page);
    await page.close();
    const staticPages = await startStaticPages();
    try {
      const table = markdownTable(
        [
          'Page',
          'largest paint s',
          'target',
          'static page s',
          'above it s',
          'target',
          'layout shift',
          'target',
        ],
        [
          ...(await visits(visitor, 'visitor', landingPages, staticPages)),
          ...(await visits(customer, 'customer', customerPages, staticPages)),
        ],
      );
      return `${machineText()}, a processor slowed ${slowdown} times, the median of ${rounds} visits.\n\n${table}`;
    } finally {
      staticPages.close();
    }
  });
