import type { BrowserContext } from 'playwright-core';
import { slowdown } from './openShop.ts';
import type { PaintedPage } from './startStaticPages.ts';

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** The paints of one visit. */
interface Paint extends PaintedPage {
  /** Milliseconds to the largest contentful paint. */
  readonly largest: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
  /** Milliseconds of tasks beyond their first 50. */
  readonly blocking: number;
}

interface LargestPaint extends PerformanceEntry {
  readonly url: string;
  readonly element: Element | null;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Records largest paint and layout shift. Runs in the page, from its beginning. */
function recordPaints(): void {
  const text = { picture: null, text: '', width: 0, height: 0, fontSize: '' };
  const seen = { ...text, largest: 0, shift: 0, blocking: 0 };
  Object.assign(window, { seenPaints: seen });
  new PerformanceObserver((entries) => {
    for (const { startTime, url, element } of entries.getEntries() as LargestPaint[]) {
      Object.assign(seen, { largest: startTime, picture: url === '' ? null : url });
      if (!element) continue;
      const { width, height } = element.getBoundingClientRect();
      const { fontSize } = getComputedStyle(element);
      Object.assign(seen, { text: element.textContent, width, height, fontSize });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((entries) => {
    for (const { value, hadRecentInput } of entries.getEntries() as Shift[])
      if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) seen.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/** Opens a page with an empty browser cache, on a slow line and processor, and waits for its end of loading. */
export async function measurePaint(context: BrowserContext, address: string): Promise<Paint> {
  const page = await context.newPage();
  await page.addInitScript(recordPaints);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', slowLine);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  const paint = await page.evaluate(() => ({
    ...(window as unknown as { seenPaints: Paint }).seenPaints,
    fonts: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
      ({ href }) => href,
    ),
  }));
  await page.close();
  return paint;
}
