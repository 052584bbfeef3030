import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { serveFolder } from '../../scripts/serveFolder.ts';
import { testBrowser } from '../browser/testBrowser.ts';
import { makeOutsideApp } from './makeOutsideApp.ts';

const vite = 'vite:bin:vite.js';
const apps = [
  { app: 'vite', packages: ['vite'], build: [vite, 'build'], out: 'dist', brand: 'house', font: 'Archivo' },
  {
    app: 'vite-tailwind',
    packages: ['vite', 'tailwindcss', '@tailwindcss/vite'],
    build: [vite, 'build'],
    out: 'dist',
    brand: 'bouwsteen',
    font: 'Figtree',
  },
  {
    app: 'next',
    packages: ['next', '@types/node'],
    build: ['next:dist:bin:next', 'build', '--turbopack'],
    out: 'out',
    brand: 'house',
    font: 'Archivo',
  },
] as const;

/** A page at 1440 px whose complaints fail the test. */
async function open(url: string): Promise<Page> {
  const browser = await testBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(url);
  return page;
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

describe.each(apps)('$app, from the tarball', ({ app, packages, build, out, brand, font }) => {
  const outside = makeOutsideApp(app, packages);
  let site: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    await outside.run('typescript:bin:tsc', '--project', '.');
    const [tool, ...args] = build;
    await outside.run(tool, ...args);
    site = await serveFolder(join(outside.folder, out));
  });
  afterAll(async () => {
    await site?.close();
    outside.remove();
  });

  test('it renders, and the styles and the fonts apply', async () => {
    const page = await open(site.url);
    await page.getByRole('heading', { name: 'Buiten' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBeGreaterThanOrEqual(2);
    const order = page.getByRole('button', { name: 'Nu bestellen' });
    const plate = await order.evaluate((node) => {
      const { backgroundColor, minHeight, paddingInlineStart, paddingBlockStart } = getComputedStyle(node);
      return { backgroundColor, minHeight, paddingInlineStart, paddingBlockStart };
    });
    // The underside of a plate is made up for above the text: that class must win over the plain padding.
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
    const page = await open(site.url);
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

  if (app === 'vite-tailwind') {
    test("Tailwind's own palette, sizes and breakpoints serve beside the kit's", async () => {
      const page = await open(site.url);
      const own = await page.locator('[data-own-classes]').evaluate((node) => {
        const { fontSize, display, borderRadius, backgroundColor } = getComputedStyle(node);
        return { fontSize, display, borderRadius, backgroundColor };
      });
      expect(own).toMatchObject({ fontSize: '30px', display: 'flex', borderRadius: '8px' });
      expect(own.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    });
  }

  if (app === 'next') {
    test("the kit's links go through Next's own: no new document is loaded", async () => {
      const page = await open(site.url);
      await page.getByRole('button', { name: 'Nu bestellen' }).click();
      await page.getByRole('button', { name: 'Besteld' }).waitFor();
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await page.getByRole('link', { name: 'Verder naar bestellen' }).click();
      await page.getByRole('heading', { name: 'Bestellen' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/bestellen/');
      expect(await page.locator('html[data-same-document]').count()).toBe(1);
    });

    test('the parts that only show are in the HTML that the build wrote', async () => {
      const html = await (await fetch(`${site.url}/`)).text();
      expect(html).toContain('Van appels uit de buurt.');
      expect(html).toContain('href="/bestellen/?p=3"');
    });
  }
});
