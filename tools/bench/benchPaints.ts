import type { BrowserContext } from 'playwright-core';
import { logInAsCustomer, onOpenShop, slowdown } from './browser/openShop.ts';
import { machineText, markdownTable, percentile } from './report.ts';

const rounds = 5;
const pages = {
  home: '/',
  category: '/categorie/verzorging/luiers',
  product: '/product/verzorging/luiers/demo-luiers-maat-4',
  search: '/zoeken/luiers',
} as const;

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** Milliseconds to the largest contentful paint, and the layout shift, of one visit. */
interface Paint {
  readonly largest: number;
  readonly shift: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Records largest paint and layout shift. Runs in the page, from its beginning. */
function recordPaints(): void {
  const seen = { largest: 0, shift: 0 };
  Object.assign(window, { seenPaints: seen });
  new PerformanceObserver((entries) => {
    for (const { startTime } of entries.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((entries) => {
    for (const { value, hadRecentInput } of entries.getEntries() as Shift[])
      if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page with an empty browser cache and waits for its end of loading. */
async function measure(context: BrowserContext, path: string): Promise<Paint> {
  const page = await context.newPage();
  await page.addInitScript(recordPaints);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', slowLine);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path, { timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  const paint = await page.evaluate(() => (window as unknown as { seenPaints: Paint }).seenPaints);
  await page.close();
  return paint;
}

async function visits(context: BrowserContext, who: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    // Fills the server's caches.
    await measure(context, path);
    const paints: Paint[] = [];
    for (let round = 0; round < rounds; round += 1) paints.push(await measure(context, path));
    const largest = percentile(
      paints.map((paint) => paint.largest),
      50,
    );
    const shift = Math.max(...paints.map((paint) => paint.shift));
    rows.push([
      `${name}, ${who}`,
      (largest / 1000).toFixed(2),
      '≤ 1.3',
      shift.toFixed(3),
      '≤ 0.01',
      String(rounds),
    ]);
  }
  return rows;
}

/**
 * Opens the main landing pages on a phone with a slow line, as a visitor and as a customer. Returns a Markdown table.
 */
export const benchPaints = (): Promise<string> =>
  onOpenShop(async (browser, origin) => {
    const phone = { baseURL: origin, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
    const visitor = await browser.newContext(phone);
    const customer = await browser.newContext(phone);
    await logInAsCustomer(await customer.newPage());
    const table = markdownTable(
      ['Page', 'largest paint s', 'target', 'layout shift', 'target', 'visits'],
      [...(await visits(visitor, 'visitor')), ...(await visits(customer, 'customer'))],
    );
    return `${machineText()}, a processor slowed ${slowdown} times.\n\n${table}`;
  });
