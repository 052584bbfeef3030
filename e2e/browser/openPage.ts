import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject, onTestFailed, onTestFinished } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { testBrowser } from './testBrowser.ts';

/** The three widths that every page is looked at in. */
const heights = { 360: 740, 960: 800, 1440: 900 } as const;

/** How a page is opened. */
export interface OpenPageOptions {
  readonly width?: keyof typeof heights;
  readonly theme?: 'light' | 'dark';
  /** Another shop than the one of all journeys, as an origin. */
  readonly shop?: string;
  /** Complaints of the browser that this test expects, for example of an answer it made fail. */
  readonly expectedComplaints?: RegExp;
  /** What the browser says it is. @default what it is */
  readonly userAgent?: string;
}

/**
 * Opens a path of the shop as a new visitor: Dutch, in Amsterdam's time, with reduced motion. Whatever the browser
 * complains of (an exception, a console error, a refused policy) fails the test at its end; a failed test leaves a
 * picture in `.cache/failures`.
 *
 * @param path begins with a slash.
 */
export async function openPage(path: string, options: OpenPageOptions = {}): Promise<Page> {
  const { width = 1440, theme = 'light', shop = inject('shop'), expectedComplaints, userAgent } = options;
  const browser = await testBrowser();
  const context = await browser.newContext({
    baseURL: shop,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width, height: heights[width] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(userAgent ? { userAgent } : {}),
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  // The first write of a new browser may be sent while its XSRF cookie comes; the client sends it once more. Only a
  // refusal after which the same call was taken is no complaint.
  const taken = new Map<string, 'refused' | 'taken'>();
  page.on('response', (response) => {
    if (response.request().method() === 'GET') return;
    if (response.status() === 403) taken.set(response.url(), 'refused');
    else if (response.ok() && taken.has(response.url())) taken.set(response.url(), 'taken');
  });
  const isRepeated = (text: string) =>
    text.includes('status of 403 (Forbidden)') &&
    [...taken].some(([url, state]) => state === 'taken' && text.endsWith(`(${url})`));
  onTestFailed(async ({ task }) => {
    const folder = join(projectRoot, '.cache', 'failures');
    await mkdir(folder, { recursive: true });
    const name = `${task.name.replace(/[^\w]+/g, '-').slice(0, 80)}-${width}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: true }).catch(() => {});
  });
  onTestFinished(async () => {
    await context.close();
    const unexpected = complaints.filter((text) => !expectedComplaints?.test(text) && !isRepeated(text));
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  });
  await page.goto(path);
  return page;
}
