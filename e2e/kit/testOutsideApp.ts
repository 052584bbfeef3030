import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serveFolder } from '../../tools/scripts/serveFolder.ts';
import { testBrowser } from '../browser/testBrowser.ts';
import { makeOutsideApp } from './makeOutsideApp.ts';

/** A page at 1440 px whose errors fail the test. */
export async function openPage(url: string): Promise<Page> {
  const browser = await testBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(consoleErrors).toEqual([]);
  });
  await page.goto(url);
  return page;
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The gzip size in bytes of the built stylesheets of a page of an app, by default its first page. */
export async function sheetBytes(url: string, page = '/'): Promise<number> {
  const html = await (await fetch(new URL(page, url))).text();
  const links = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  const sheets = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  const texts = await Promise.all(
    [...new Set(sheets)].map(async (href) => (await fetch(new URL(href, `${url}/`))).text()),
  );
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** An app of `packages/ui/outside`: the commands that check and build it, and its expected appearance. */
interface OutsideAppTest {
  readonly app: string;
  readonly make: Parameters<typeof makeOutsideApp>[1];
  readonly checkers: readonly string[];
  readonly build: readonly [tool: string, ...args: string[]];
  readonly out: string;
  readonly brand: 'house' | 'bouwsteen';
  readonly font: string;
}

/**
 * Defines the tests of every app: it has no type errors, builds, and works in a browser.
 *
 * @returns the URL where it is served while the tests run
 */
export function testOutsideApp({
  app,
  make,
  checkers,
  build,
  out,
  brand,
  font,
}: OutsideAppTest): () => string {
  const outside = makeOutsideApp(app, make);
  let site: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    const [tool, ...args] = build;
    await Promise.all([
      ...checkers.map((checker) => outside.run(checker, '--project', '.')),
      outside.run(tool, ...args),
    ]);
    site = await serveFolder(join(outside.folder, out));
  });
  afterAll(async () => {
    await site?.close();
    outside.remove();
  });

  test('it renders, and the styles and the fonts apply', async () => {
    const page = await openPage(site.url);
    await page.getByRole('heading', { name: 'Buiten' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBeGreaterThanOrEqual(2);
    const order = page.getByRole('button', { name: 'Nu bestellen' });
    const plate = await order.evaluate((node) => {
      const { backgroundColor, minHeight, paddingInlineStart, paddingBlockStart } = getComputedStyle(node);
      return { backgroundColor, minHeight, paddingInlineStart, paddingBlockStart };
    });
    // The class that compensates the bottom edge of a button must override the plain padding.
    expect(plate).toMatchObject({ minHeight: '48px', paddingInlineStart: '16px', paddingBlockStart: '6px' });
    const tokens = await page.evaluate((named) => {
      const probe = document.querySelector(named === 'house' ? 'main' : '[data-brand]') ?? document.body;
      const sample = probe.appendChild(document.createElement('i'));
      sample.style.backgroundColor = 'var(--mz-accent)';
      const color = getComputedStyle(sample).backgroundColor;
      sample.remove();
      return { color, font: getComputedStyle(probe).fontFamily };
    }, brand);
    expect(plate.backgroundColor).toBe(tokens.color);
    expect(plate.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(page, '[data-slot="rich-text"]', 'line-height')).not.toBe('normal');
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
    expect(loaded).toContain(font);
  });

  test('tabs, stepper and menu answer to the keyboard and the pointer', async () => {
    const page = await openPage(site.url);
    await page.getByRole('button', { name: 'Nu bestellen' }).click();
    await page.getByRole('button', { name: 'Besteld' }).waitFor();

    const quantity = page.getByRole('spinbutton', { name: 'Aantal Appelsap' });
    await quantity.press('ArrowUp');
    await expect.poll(() => quantity.inputValue()).toBe('2');

    const first = page.getByRole('tab', { name: /Winkelmand/ });
    await first.focus();
    await first.press('ArrowRight');
    // Radix moves the focus in a task of its own.
    await page
      .getByRole('tab', { name: /Betalen/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Kies hoe je betaalt.').waitFor();

    const menu = page.getByRole('button', { name: /De Vlinder/ });
    await menu.click();
    await page.getByRole('link', { name: 'Jouw overzicht' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  });

  return () => site.url;
}

export const react = ['react', 'react-dom', '@types/react', '@types/react-dom'] as const;
