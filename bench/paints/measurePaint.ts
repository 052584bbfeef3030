import type { BrowserContext } from 'playwright-core';

/** What one visit of a page showed. */
export interface Paint {
  /** Milliseconds from the address to the largest paint. */
  readonly largest: number;
  /** Cumulative layout shift, without what the visitor caused. */
  readonly shift: number;
}

/** What a phone in a storeroom has: the slow 4G that Lighthouse applies, in bytes per second and milliseconds. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Collects, in the page and from its beginning, what was painted last as the largest, and what moved. */
function collect(): void {
  const seen = { largest: 0, shift: 0 };
  Object.assign(window, { seenPaints: seen });
  new PerformanceObserver((entries) => {
    for (const { startTime } of entries.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((entries) => {
    for (const { value, hadRecentInput } of entries.getEntries() as Shift[]) {
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens a page for the first time, with nothing in the browser's cache, on a slow line and a processor so many times
 * slower, and waits until nothing comes any more.
 */
export async function measurePaint(context: BrowserContext, path: string, slowdown: number): Promise<Paint> {
  const page = await context.newPage();
  await page.addInitScript(collect);
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
