import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kitRoot } from '../../tools/scripts/kit/kitModules.ts';
import { readmeExamples } from './readmeExamples.ts';
import { openPage, react, testOutsideApp } from './testOutsideApp.ts';

/** One component by its own entry point. */
const subPath = "export { Button } from '@magazijn/ui/components/button/Button';\n";
/** A stylesheet of a host page, without layers. */
const bootstrap = readFileSync(
  join(kitRoot, 'node_modules', 'bootstrap', 'dist', 'css', 'bootstrap.css'),
  'utf8',
);

const url = testOutsideApp({
  app: 'vite',
  make: {
    packages: [...react, 'vite'],
    files: {
      ...readmeExamples('ui', 'unnamed'),
      ...readmeExamples('root', 'unnamed'),
      'readme/part.ts': subPath,
      'public/bootstrap.css': bootstrap,
    },
  },
  checkers: ['typescript:bin:tsc', 'typescript-7:bin:tsc'],
  build: ['vite:bin:vite.js', 'build'],
  out: 'dist',
  brand: 'house',
  font: 'Archivo',
});

/** The computed styles of every element of a selection, as `button color: red`. Runs in the page. */
function looksOf(selector: string): string[] {
  // Left out: sizes, which follow from the content, and positions, which follow from the surroundings; word spacing, which
  // depends on the text size where a theme begins (16 px on a page, 15 px beneath data-mz); the width of outlines that are
  // not drawn; and the text size adjustment of phones, which is the page's choice.
  const ofPlace =
    /^(block-|inline-|inset|perspective|transform|width|height|top|right|bottom|left|word-spacing|outline-width|text-size-adjust|-webkit|--)/;
  return [...document.querySelectorAll(selector)].flatMap((element, index) => {
    const style = getComputedStyle(element);
    const properties = [...style].filter((property) => !ofPlace.test(property));
    return properties.map(
      (property) => `${index} ${element.localName} ${property}: ${style.getPropertyValue(property)}`,
    );
  });
}

/** The first entries that only one of the lists has. */
const differences = (one: readonly string[], other: readonly string[]) => {
  const [first, second] = [new Set(one), new Set(other)];
  return {
    missing: one.filter((each) => !second.has(each)).slice(0, 20),
    added: other.filter((each) => !first.has(each)).slice(0, 20),
  };
};
const outsideParts = 'body, body :not(#parts, #parts *)';
const none = { missing: [], added: [] };

/** The components with the menu open, then with the dialog open. */
async function looksOfParts(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /De Vlinder/ }).click();
  await page.getByRole('link', { name: 'Jouw overzicht' }).waitFor();
  await page.mouse.move(0, 899);
  await page.evaluate(() => document.fonts.ready);
  const menu = await page.evaluate(looksOf, '#parts *');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwijder de lijst' }).click();
  await page.getByRole('dialog').waitFor();
  const dialog = await page.evaluate(looksOf, '#parts dialog, #parts dialog *');
  return [...menu, ...dialog.map((look) => `dialog ${look}`)];
}

test("beside Bootstrap's stylesheet the components look as they do alone, menu and dialog too", async () => {
  const alone = await looksOfParts(await openPage(url()));
  const beside = await looksOfParts(await openPage(`${url()}/host.html`));
  expect(alone.length).toBeGreaterThan(10_000);
  expect(differences(alone, beside)).toEqual(none);
});

/** Elements without a class, as components and texts of a back end render them. */
const bareElements = `
  <dl><dt>Maat</dt><dd>4</dd></dl>
  <table><caption>Bestelling</caption><thead><tr><th scope="col">Product</th><th><input type="checkbox"></th></tr></thead>
  <tbody><tr><th scope="row">Sap</th><td><label><input type="checkbox">Kies</label></td></tr></tbody></table>
  <fieldset><legend>Dag</legend><label>Naam</label><select><option>1</option></select><output>2</output></fieldset>
  <p><small>a</small><mark>b</mark><sub>c</sub><sup>d</sup><code>e</code><kbd>f</kbd><samp>g</samp></p>
  <address>Kade 1</address><pre>i</pre><hr><progress></progress>`;

test('elements without a class look the same with and without the stylesheet of the page', async () => {
  const page = await openPage(`${url()}/host.html`);
  await page.evaluate((html) => {
    const box = document.createElement('div');
    box.id = 'bare';
    box.innerHTML = html;
    document.querySelector('[data-mz]')?.append(box);
  }, bareElements);
  const beside = await page.evaluate(looksOf, '#bare, #bare *');
  await page.evaluate(() => document.querySelector('link[href*="bootstrap"]')?.remove());
  const alone = await page.evaluate(looksOf, '#bare, #bare *');
  expect(alone.length).toBeGreaterThan(5000);
  expect(differences(alone, beside)).toEqual(none);
});

test('outside data-mz the scoped stylesheet changes nothing', async () => {
  const page = await openPage(`${url()}/host.html`);
  await page.getByRole('heading', { name: 'Gastheer' }).waitFor();
  const withSheet = await page.evaluate(looksOf, outsideParts);
  const taken = await page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes('[data-mz]')),
    );
    for (const sheet of sheets) sheet.disabled = true;
    return sheets.length;
  });
  expect(taken).toBe(1);
  expect(differences(withSheet, await page.evaluate(looksOf, outsideParts))).toEqual(none);
  expect(withSheet.join()).toContain('h1 font-size: 40px');
});

test('a utility class of Bootstrap applies to a component', async () => {
  const page = await openPage(`${url()}/host.html`);
  const order = page.getByRole('button', { name: 'Nu bestellen' });
  await order.evaluate((node) => node.classList.add('ms-5'));
  expect(await order.evaluate((node) => getComputedStyle(node).marginLeft)).toBe('48px');
});

test('with compact density controls are 40 px high, and 48 px in a regular region inside it', async () => {
  const page = await openPage(url());
  const order = page.getByRole('button', { name: 'Nu bestellen' });
  const height = () => order.evaluate((node) => getComputedStyle(node).minHeight);
  await page.locator('html').evaluate((node) => node.setAttribute('data-density', 'compact'));
  expect(await height()).toBe('40px');
  await page.locator('#parts').evaluate((node) => node.setAttribute('data-density', 'regular'));
  expect(await height()).toBe('48px');
});
