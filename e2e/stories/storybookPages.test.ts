import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { testBrowser } from '../browser/testBrowser.ts';

/** Milliseconds, for pages that hang: beside five pages of pictures a page takes half a minute. */
const timeoutMs = 180_000;

async function open(path: string): Promise<Page> {
  const page = await (await testBrowser()).newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => page.close());
  page.setDefaultTimeout(timeoutMs);
  await page.goto(new URL(path, inject('storybook')).href);
  return page;
}

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('Storybook opens on the introduction', async () => {
  const page = await open('/');
  await preview(page).getByRole('heading', { level: 1, name: 'The kit of Magazijn' }).waitFor();
});

test.each([
  ['toast', /AddToCartNotice/],
  ['wizard', /StepTabs/],
  ['dropdown', /Field|Popover/],
  ['knop', /Button/],
  ['token', /Tokens/],
])('the search finds %s', async (term, part) => {
  const page = await open('/');
  await page.getByRole('searchbox').first().fill(term);
  await page.getByRole('option').filter({ hasText: part }).first().waitFor();
});

test('an alternative name is in the search only', async () => {
  const page = await open('/?path=/story/primitives-button--primary');
  const entry = page.locator('[data-item-id="primitives-button--primary"]');
  await entry.waitFor();
  expect(await entry.textContent()).toContain('Primary');
  expect(await entry.textContent()).not.toContain('also called');
});

test('text at 200 % survives a reload', async () => {
  const page = await open('/?path=/story/primitives-button--primary&globals=textSize:double');
  const size = () =>
    preview(page)
      .locator('html')
      .evaluate((root) => root.style.fontSize);
  await preview(page).getByRole('button', { name: 'Bestelling plaatsen' }).waitFor();
  await expect.poll(size, { timeout: timeoutMs }).toBe('200%');
  await page.reload();
  await preview(page).getByRole('button', { name: 'Bestelling plaatsen' }).waitFor();
  await expect.poll(size, { timeout: timeoutMs }).toBe('200%');
});

test('"Show code" has the component by its public name, with its arguments', async () => {
  const page = await open('/iframe.html?viewMode=docs&id=primitives-button--docs');
  await page.getByText('Show code').first().click();
  const code = page.locator('pre').filter({ hasText: '<Button' }).first();
  await code.waitFor();
  expect(await code.textContent()).toContain('<Button tone="primary">Bestelling plaatsen</Button>');
});

test('every variant of a button is an option', async () => {
  const page = await open('/iframe.html?viewMode=docs&id=primitives-button--docs');
  await page.getByRole('radio', { name: 'danger' }).first().waitFor();
  expect(await page.getByRole('radio', { name: 'null' }).count()).toBe(0);
});

test.each([
  ['checkbox', 'Factuuradres is hetzelfde als bezorgadres'],
  ['numberfield', 'Aantal kinderen'],
  ['passwordfield', 'Wachtwoord'],
  ['radiogroup', 'Betaalwijze'],
  ['selectfield', 'Land'],
  ['textareafield', 'Opmerking voor de chauffeur'],
])('the controls of primitives-%s change its example', async (part, label) => {
  const page = await open(`/iframe.html?viewMode=docs&id=primitives-${part}--docs`);
  const control = page.locator('textarea[id$="-label"]').first();
  await control.waitFor();
  expect(await control.inputValue()).toBe(label);
  await control.fill('Een ander label');
  await page.locator('[data-slot]').getByText('Een ander label').first().waitFor();
});

test('each colour swatch has the colour of its caption', async () => {
  const page = await open('/iframe.html?viewMode=docs&id=foundations-colour--docs&globals=brand:bouwsteen');
  await page.locator('svg[data-value]').first().waitFor();
  const swatches = await page.locator('svg[data-value]').evaluateAll((all) =>
    all.map((swatch) => {
      const rectangle = swatch.querySelector('rect');
      const probe = document.createElement('i');
      probe.style.color = swatch.getAttribute('data-value') ?? '';
      document.body.append(probe);
      const written = getComputedStyle(probe).color;
      probe.remove();
      return {
        name: swatch.getAttribute('aria-label'),
        painted: rectangle && getComputedStyle(rectangle).fill,
        written,
        shown: swatch.parentElement?.textContent?.includes(swatch.getAttribute('data-value') ?? '-'),
      };
    }),
  );
  expect(swatches.length).toBeGreaterThan(100);
  expect(swatches.filter(({ painted, written, shown }) => painted !== written || !shown)).toEqual([]);
});

test('a Markdown table renders as a table', async () => {
  const page = await open('/iframe.html?viewMode=docs&id=foundations-forms--docs');
  await page.getByRole('columnheader', { name: 'Component' }).waitFor();
});

test('no heading of a documentation page is empty, and Examples is a heading only with examples', async () => {
  const headings = async (id: string) => {
    const page = await open(`/iframe.html?viewMode=docs&id=${id}`);
    await page.getByRole('heading', { name: 'When to use it' }).waitFor();
    return page.locator('#storybook-docs :is(h1, h2, h3)').allTextContents();
  };
  const ofTooltip = await headings('primitives-tooltip--docs');
  expect(ofTooltip).toContain('Examples');
  expect(ofTooltip.filter((heading) => heading.trim() === '')).toEqual([]);
  // Its only story is the one at the top.
  expect(await headings('commerce-companytable--docs')).not.toContain('Examples');
});

test('an extreme replaces the data of a story, whichever came before', async () => {
  const page = await open('/iframe.html?id=primitives-button--primary&globals=extreme:letter');
  const button = page.getByRole('button');
  await expect.poll(() => button.textContent(), { timeout: timeoutMs }).toBe('A');
  for (const [extreme, text] of [
    ['markup', /^<img src=x/],
    ['letter', /^A$/],
    ['none', /^Bestelling plaatsen$/],
  ] as const) {
    await page.evaluate(
      (detail) => window.dispatchEvent(new CustomEvent('applyextreme', { detail })),
      extreme,
    );
    expect(await button.textContent()).toMatch(text);
  }
});
