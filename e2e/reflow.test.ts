// Over 300 lines: all pages and widths go through one set of checks.

import type { Page } from '@playwright/test';
import { addProduct } from './browser/addProduct.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { fillAddress, fillGeneral } from './browser/fillRegistration.ts';
import { storedCart } from './browser/keepCart.ts';
import { openWhole } from './browser/openWhole.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { reflowFaults } from './browser/reflowFaults.ts';
import { smallTargets } from './browser/smallTargets.ts';
import { backwardTabStopFaults, tabStopFaults } from './browser/tabStopFaults.ts';
import { violationsInView } from './browser/violationsInView.ts';
import { expect, test } from './fixtures.ts';

/** Controls whose visible text is not in their accessible name, which voice control needs. */
const mislabelled = (page: Page) =>
  page.evaluate(() => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    const seen = (control: HTMLElement) => (control.checkVisibility() ? control.innerText.trim() : '');
    return [...document.querySelectorAll<HTMLElement>(':is(a, button, summary)[aria-label]')]
      .filter((control) => !plain(control.ariaLabel ?? '').includes(plain(seen(control))))
      .map((control) => `${seen(control)} is called ${control.ariaLabel}`);
  });

/** Selects whose selected option does not fit and is cut. */
const cutChoices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const { fontFamily, fontSize, fontStretch, fontWeight, paddingLeft, paddingRight } =
        getComputedStyle(select);
      const chosen = document.createElement('span');
      chosen.textContent = select.selectedOptions[0]?.text ?? '';
      Object.assign(chosen.style, { position: 'absolute', whiteSpace: 'nowrap' });
      Object.assign(chosen.style, { fontFamily, fontSize, fontStretch, fontWeight });
      document.body.append(chosen);
      const { width } = chosen.getBoundingClientRect();
      chosen.remove();
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (!select.checkVisibility() || width <= room) return [];
      return [`${chosen.textContent} is ${Math.ceil(width)} px wide, its list has ${Math.floor(room)}`];
    }),
  );

/**
 * Checks a page at 320 px: axe in both themes, touch targets, names of controls, visibility at WCAG's text spacing and
 * at 200 % text, tab stops, and the footer's help link.
 */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await openWhole(page, path);
  await page.emulateMedia({ colorScheme: 'dark' });
  const darkContrast = await axeViolations(page, undefined, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  const lightFaults = await violationsInView(page);
  const small = await page.evaluate(smallTargets);
  const found = [
    ...darkContrast.map((line) => `in the dark theme: ${line}`),
    ...lightFaults,
    ...small,
    ...(await mislabelled(page)),
    ...(await cutChoices(page)),
    ...(await reflowFaults(page)),
    ...(await tabStopFaults(page)),
  ];
  const help = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact', exact: true })
    .count();
  if (help !== 1) found.push(`the footer leads to Contact ${help} times`);
  return found.map((line) => `${path}: ${line}`);
}

const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };

/** Also the widths between those that the design is made for. */
const widerWidths = Array.from({ length: 28 }, (_, step) => 360 + 40 * step);

/** Widths at which a page scrolls sideways, and content that is not fully visible at two of them. */
async function faultsWhileWidening(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widerWidths) {
    await page.setViewportSize({ width, height: 800 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    if (whole > width) found.push(`${whole} wide in a window of ${width} px`);
    // The header changes at 960 px and stops growing at 1440 px.
    if (width === 960 || width === 1440)
      found.push(...(await reflowFaults(page)).map((line) => `${width} px: ${line}`));
  }
  return found;
}

/** The pages, by customer. A page is checked for several where they see different content. */
const pages = {
  visitor: [
    '/',
    '/categorie/verzorging/luiers',
    '/product/verzorging/luiers/demo-luiers-maat-4',
    '/zoeken/luiers',
    '/login?error=1',
    '/registreren',
    '/wachtwoord-vergeten',
    '/kruidvat/toegankelijkheid',
  ],
  bij: [
    '/winkelwagen',
    '/bestellen/betalen',
    '/bestellen/betalen/mislukt',
    '/bestellen/betalen/gelukt',
    '/order/{last}',
    '/aanbiedingen',
    '/profiel/overzicht',
    '/profiel/bestelhistorie',
    '/profiel/wachtwoord',
    '/profiel/favorieten',
  ],
  // Over a product's limit, as cart and product say.
  mier: ['/', '/categorie/verzorging', '/product/knutselen/demo-verf', '/winkelwagen'],
  vlinder: [
    '/bestellen/betalen',
    '/snel-bestellen',
    '/lijsten',
    '/lijsten/{list}',
    '/lijsten/{list}/telling',
    '/eerder-gekocht',
    '/herhaalorders',
    '/herhaalorders/{standing}',
    '/profiel/mensen',
    '/profiel/facturen',
    '/profiel/goedkeuren',
    '/profiel/goedkeuren/regels',
    '/profiel/uitgaven',
    '/bezorgplanner',
    '/profiel/bezorgadressen',
  ],
  koepel: ['/profiel/overkoepelende-organisatie', '/profiel/locaties'],
  // A company name with a word of 17 letters, in the header.
  hommel: ['/', '/zoeken/luiers', '/profiel/overzicht'],
} as const;

/** The one page that the default run checks. */
const defaultPage = 'bij /winkelwagen';

test.describe('[WCAG 1.3.4, 1.4.4, 1.4.10, 1.4.12, 2.4.7, 2.4.11, 2.5.3, 2.5.8, 3.2.1, 3.2.6] from 320 to 1440 px, with WCAG text spacing and at 200 % text, content is visible and wraps; at 320 px axe finds nothing, targets are large enough, names contain the visible text, tab stops show the focus, at 390 px backwards too, and the footer links to Contact', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const [who, paths] of Object.entries(pages) as [keyof typeof pages, readonly string[]][])
    for (const path of paths)
      test(`${path} of ${who}`, { tag: `${who} ${path}` === defaultPage ? '@default' : [] }, async ({
        openPage,
        apiSession,
      }) => {
        let storage = {};
        let address = path;
        if (who !== 'visitor') {
          const session = await apiSession(who);
          const [product, quantity] =
            who === 'mier'
              ? ['voeding/fruit/demo-tien-procent', 21]
              : ['verzorging/luiers/demo-luiers-maat-4', 12];
          const { id } = await session.call<{ id: number }>(`/product/detail/${product}`);
          storage = storedCart(session, { quantities: { [id]: Number(quantity) } });
          if (path === '/profiel/favorieten') await session.call(`/product/product-favourite/${id}`);
          if (path.startsWith('/lijsten/')) {
            const form = { name: 'Verzorgingskast', lines: `${id} 12 stock` };
            const list = await session.call<{ id: number }>('/lists', form);
            address = path.replace('{list}', String(list.id));
          }
          if (path.startsWith('/herhaalorders')) {
            const list = await session.call<{ id: number }>('/lists', {
              name: 'Luiers',
              lines: `${id} 12 order`,
            });
            const standing = await session.call<{ id: number }>('/standing-orders', {
              name: 'Luiers voor de verzorgingsruimte van de kleinste groepen',
              list: String(list.id),
              unit: 'week',
              every: '2',
              day: '2',
              starts_on: '2026-01-06',
              max_price_rise: '5',
            });
            address = path.replace('{standing}', String(standing.id));
          }
          if (/^\/order|bestelhistorie|eerder-gekocht/.test(path)) {
            const number = await placeOrder(session);
            address = path.replace('{last}', String(Number(number.replace(/\D/g, ''))));
          }
        }
        const page = await openPage('/robots.txt', { storage, expectedErrors: /404/ });
        await page.setViewportSize(narrow);
        const found = await faultsOf(page, address);
        found.push(...(await faultsWhileWidening(page)));
        if (`${who} ${path}` !== defaultPage) {
          await page.setViewportSize(phone);
          found.push(...(await backwardTabStopFaults(page)));
        }
        expect(found).toEqual([]);
      });
});

test('[WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.7] order history with a reference and a failed invoice, at 320, 960 and 1440 px: content is visible and wraps, and the focus ring covers no text', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('vlinder');
  await placeOrder(session, 'Inkoop voor de zomervakantie van alle locaties, kostenplaats 4410');
  const page = await openPage('/robots.txt', {
    storage: { 'magazijn.token': session.token },
    expectedErrors: /503|invoice was not opened/,
  });
  await page.route('**/order/invoice/**', (route) => route.fulfill({ status: 503, json: { message: 'x' } }));
  const found: string[] = [];
  for (const width of [320, 960, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openWhole(page, '/profiel/bestelhistorie');
    const row = page.getByRole('row').nth(1);
    const invoice = row.getByRole('button', { name: /^Factuur/ });
    await invoice.press('Enter');
    const problem = row.getByText('De factuur kon niet worden geopend. Probeer het opnieuw.');
    await expect(problem).toBeVisible();
    const [button, text] = [await invoice.boundingBox(), await problem.boundingBox()];
    const room = await problem.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
    const ring = await invoice.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    });
    expect(ring, 'the focus is drawn around the button').toBeGreaterThan(2);
    if ((text?.y ?? 0) + room < (button?.y ?? 0) + (button?.height ?? 0) + ring)
      found.push(`${width} px: the focus ring covers the message`);
    const date = row.getByRole('cell').first();
    const broken = await date.evaluate(({ lastChild }) => {
      const range = document.createRange();
      const text = lastChild?.textContent ?? '';
      return [...text.matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }) => {
        range.setStart(lastChild as Text, index);
        range.setEnd(lastChild as Text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
    found.push(...broken.map((word) => `${width} px: is broken: ${word}`));
    found.push(...(await reflowFaults(page)).map((line) => `${width} px: ${line}`));
  }
  expect(found).toEqual([]);
});

test('[WCAG 1.4.4, 1.4.10, 1.4.12] the registration steps at 320 and 960 px, with WCAG text spacing and at 200 % text: nothing is cut, and no label breaks', async ({
  openPage,
}) => {
  const page = await openPage('/registreren', { width: 960 });
  const found: string[] = [];
  const look = async (step: number) => {
    await expect(page.getByRole('tab').nth(step - 1)).toHaveAttribute('aria-selected', 'true');
    for (const width of [320, 960]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await reflowFaults(page)).map((line) => `step ${step}, ${width} px: ${line}`));
    }
  };
  await look(1);
  await fillGeneral(page, 'breed@nijntje.test');
  await page.getByRole('button', { name: 'Ga naar stap 2' }).click();
  await look(2);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Ga naar stap 3' }).click();
  await look(3);
  expect(found).toEqual([]);
});

test('[WCAG 1.3.1, 1.4.10, 1.4.12] the added-to-cart toast at 320 px, with WCAG text spacing and at 200 % text: axe finds nothing, and nothing is cut', async ({
  openAs,
}) => {
  const page = await openAs('mier', '/product/knutselen/demo-verf', { width: 360 });
  await page.setViewportSize(narrow);
  await addProduct(page);
  // The toast stays while it has the focus.
  const toast = page.locator('[data-slot=add-to-cart-toast]');
  await toast.getByRole('button', { name: 'Sluit melding' }).focus();
  expect(await axeViolations(page)).toEqual([]);
  expect(await reflowFaults(page)).toEqual([]);
  await expect(toast).toBeVisible();
});

test('each kind of fault is found', async ({ openPage }) => {
  const page = await openPage('/kruidvat/privacy', { width: 360 });
  await page.setViewportSize(narrow);
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="nl"><title>x</title><main><h1>Een kop</h1>
        <p style="width: 300px; letter-spacing: normal; white-space: nowrap">Deze regel past net op het smalle scherm</p>
        <p style="width: 90px; overflow: hidden; white-space: nowrap">Een naam die te lang is</p>
        <label style="display: block; width: 70px; overflow-wrap: anywhere">Factuuradressen<input></label>
        <article data-slot="product-card"><h3 style="width: 70px; overflow-wrap: anywhere">Verschoonkussenhoes</h3></article>
        <button style="width: 20px; height: 20px; padding: 0">a</button><button style="width: 20px; height: 20px; padding: 0">b</button>
        <button style="position: absolute; top: 400px; left: 100px">Onder</button>
        <div style="position: absolute; top: 390px; height: 60px; width: 200px; background: white"></div>
        <a href="#x" aria-label="Verder">Bestel</a>
        <button style="outline: none">Stil</button>
        <p style="width: 1ch; overflow-wrap: anywhere">Letters</p>
        <div style="overflow: clip"><button style="margin-left: 10rem; width: 7rem; height: 44px">Meer</button></div>
        <p style="width: 200px; overflow: hidden; white-space: nowrap; font: 1rem monospace">Doekjes maat 4</p>
        <label style="display: block; width: 120px; overflow-wrap: anywhere; font: 1rem monospace">Bezorgadres</label>
        <p style="position: absolute; left: -20px">Te ver naar links</p>
        <div style="container-type: inline-size"><style>@container (width < 16rem) { .verdwijnt { position: absolute; width: 1px; height: 1px; overflow: hidden } }</style><a href="#menu"><span class="verdwijnt">Menu</span></a></div>
        <select aria-label="Sorteer op" style="width: 70px; height: 44px"><option>Prijs, van laag naar hoog</option></select>
        <button onfocus="if (event.relatedTarget?.id === 'na') this.style.translate = '-100vw'">Terug</button>
        <button id="na">Na</button>
        <button onfocus="location.hash = 'elders'">Weg</button>
        <style>@media (700px <= width < 740px) { .breed { width: 900px } }</style><div class="breed">.</div>
        <style>@media (prefers-color-scheme: dark) { h1 { color: #222; background: #000; } }</style></main></html>`,
    }),
  );
  const found = (await faultsOf(page, '/planted')).join('\n');
  expect(found).toContain('/planted: target-size: ');
  expect(found).toContain('/planted: in the dark theme: color-contrast: h1');
  expect(found).toContain('is 20 × 20');
  expect(found).toContain('/planted: with text spacing: the page is ');
  expect(found).toContain('/planted: is cut off: Een naam die te lang is');
  expect(found).toContain('/planted: begins left of the window: Te ver naar links');
  expect(found).toContain('/planted: is broken: Factuuradressen');
  expect(found).toContain('/planted: a name is broken: Verschoonkussenhoes');
  expect(found).toContain('/planted: wraps after each letter: Letters');
  expect(found).toMatch(/with text at 200 %: is cut off by the window: .*Meer/);
  expect(found).toMatch(/the focus is covered: .*Onder/);
  expect(found).toContain('/planted: with text at 200 %: is cut off: Doekjes maat 4');
  expect(found.match(/is no longer visible: .*/g)).toEqual(['is no longer visible: Menu']);
  expect(found.match(/the focus is not shown: .*/g)).toEqual([expect.stringContaining('Stil')]);
  expect(found).toMatch(/the focus leads to .*#elders/);
  expect(found).toContain('the footer leads to Contact 0 times');
  expect(found).toContain('Bestel is called Verder');
  expect(found).toMatch(/Prijs, van laag naar hoog is \d+ px wide, its list has \d+/);
  expect(found).not.toContain('with text at 200 %: is broken');
  expect((await backwardTabStopFaults(page)).join('\n')).toMatch(
    /backwards the focus is off screen: .*Terug/,
  );
  const wider = await faultsWhileWidening(page);
  expect(wider).toContain('960 px: with text at 200 %: is broken: Bezorgadres');
  expect(wider.filter((line) => line.includes('wide in a window'))).toEqual([
    expect.stringMatching(/^\d+ wide in a window of 720 px$/),
  ]);
});
