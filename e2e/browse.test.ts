// Browsing the catalogue as only a browser shows it: history, scroll position, phones, galleries, print.
import type { Page } from '@playwright/test';
import { lateFont } from './browser/lateFont.ts';
import { navigationFaults } from './browser/navigationFaults.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');

test('[S10, S20, S21, S25, S26] links lead from the home page to a category, a sub category and a product, and back; title and canonical link follow', {
  tag: '@default',
}, async ({ openPage }) => {
  const page = await openPage('/');
  const heading = page.getByRole('heading', { level: 1 });
  const home = (await heading.textContent()) ?? '';
  const canonical = page.locator('link[rel=canonical]');
  await banner(page)
    .getByRole('link', { name: /Eten & drinken/ })
    .click();
  await expect(heading).toHaveText(/Eten & drinken/);
  await main(page)
    .getByRole('link', { name: /^Babyvoeding/ })
    .click();
  await expect(heading).toHaveText(/Babyvoeding$/);
  await main(page)
    .getByRole('navigation', { name: /^Meer in/ })
    .getByRole('link', { name: /^Fruit/ })
    .click();
  await expect(heading).toHaveText(/Fruit[^:]*$/);
  const product = main(page).getByRole('article').first().getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();
  await expect(heading).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – Magazijn`);
  await expect(canonical).toHaveAttribute('href', /\/product\/voeding\/fruit\/[^/]+$/);
  await main(page).getByRole('button', { name: 'Ga terug' }).click();
  await expect(canonical).toHaveAttribute('href', /\/categorie\/voeding\/fruit$/);
  await expect(heading).toHaveText(/Fruit/);
  for (const [address, shown] of [
    [/voeding\/babyvoeding/, /Babyvoeding/],
    [/voeding$/, /Eten & drinken/],
    [/\/$/, home],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heading).toHaveText(shown);
  }
});

test('[S22] back and forward restore the scroll position, from memory', { tag: '@default' }, async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging');
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(top).toBe(900);
  const link = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
  await link.click();
  await page.waitForURL('**/product/**');
  await expect.poll(top).toBe(0);
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goBack();
  await expect.poll(top).toBe(900);
  await expect(link).toBeFocused();
  await page.goForward();
  await page.waitForURL('**/product/**');
  await expect.poll(top).toBe(0);
  // A forward navigation focuses the heading, not the link of the breadcrumb.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(calls).toEqual([]);
});

test('[S05, S21, S86] on a phone the current sub category is in view, the menu shows category pictures, and the account button leads to the login and back', async ({
  openPage,
  logIn,
}) => {
  const page = await openPage('/categorie/verzorging/zon-en-handen', { width: 360 });
  const row = page.getByRole('navigation', { name: /^Meer in/ });
  await expect(row.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const bar = page.getByRole('navigation', { name: 'Snelmenu' });
  await bar.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('[data-slot=menu-content]');
  await expect(menu.getByRole('link', { name: 'Aanbiedingen' })).toBeVisible();
  await expect(menu.locator('img[src^="/img/"]').nth(10)).toBeVisible();
  // Each row spans the menu, with the picture at its end.
  const category = await menu.getByRole('link', { name: 'Luiers & verzorging' }).boundingBox();
  expect([category?.x, category?.width]).toEqual([16, 328]);
  await bar.getByRole('button', { name: 'Sluit' }).click();
  await expect(menu).toBeHidden();
  await bar.getByRole('link', { name: 'Inloggen' }).click();
  await page.waitForURL('**/login?returnUrl=%2Fcategorie%2Fverzorging%2Fzon-en-handen');
  await logIn(page, 'hommel');
  await page.waitForURL('**/categorie/verzorging/zon-en-handen');
  await expect(bar.getByRole('link', { name: /winkelmand/i })).toBeVisible();
  await bar.getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/profiel/overzicht');
});

test('[S11, S14] mouse, keyboard and touch change the large picture; another product starts with its own picture and text, and going back restores the first', async ({
  openPage,
}) => {
  const page = await openPage(diapers);
  const thumbnails = page.getByRole('listbox', { name: /foto|afbeelding/i }).getByRole('option');
  const large = () => page.locator('[data-slot=product-gallery] img').first().getAttribute('src');
  await expect(thumbnails.first()).toHaveAttribute('aria-selected', 'true');
  await thumbnails.nth(1).click();
  await expect.poll(large).toContain('demo-luiers-maat-4-2');
  await thumbnails.nth(1).press('ArrowRight');
  await expect.poll(large).toContain('demo-luiers-maat-4-3');
  await thumbnails.nth(2).press('Home');
  await expect.poll(large).toMatch(/demo-luiers-maat-4\/300/);
  await page
    .locator('[data-slot=product-gallery] button')
    .first()
    .evaluate((button) => {
      const finger = (type: string, clientX: number) =>
        button.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 100 }),
        );
      finger('pointerdown', 300);
      finger('pointerup', 100);
    });
  await expect.poll(large).toContain('demo-luiers-maat-4-2');

  const heading = page.getByRole('heading', { level: 1 });
  const text = main(page)
    .getByRole('heading', { name: 'Omschrijving' })
    .locator('xpath=following-sibling::*');
  const [name, description] = [await heading.textContent(), await text.textContent()];
  const related = main(page).getByRole('region', { name: 'Gerelateerde producten' }).getByRole('article');
  await related.getByRole('link', { name: 'Pukkie nachtluiers maat 4' }).click();
  await expect(heading).toHaveText('Pukkie nachtluiers maat 4');
  await expect(thumbnails.first()).toHaveAttribute('aria-selected', 'true');
  await expect(text).not.toHaveText(description ?? '');
  await page.goBack();
  await expect(heading).toHaveText(name ?? '');
  await expect(text).toHaveText(description ?? '');
});

test('[T51] product information is collapsed to 250 px, and a button expands it', async ({ openPage }) => {
  const page = await openPage(diapers);
  const information = main(page).locator('[data-slot=collapsible-text] > div').first();
  const height = () => information.evaluate((element) => element.clientHeight);
  await expect.poll(height).toBe(250);
  await main(page).getByRole('button', { name: 'Toon meer' }).click();
  await expect(main(page).getByRole('button', { name: 'Toon minder' })).toBeVisible();
  await expect.poll(height).toBeGreaterThan(250);
});

test('on a phone the order button stays in view', async ({ openAs }) => {
  const page = await openAs('hommel', diapers, { width: 360 });
  const bar = page.locator('[data-slot=order-bar]');
  // The product's own panel starts below the first screen.
  const place = await bar.getByRole('button', { name: /^Voeg toe(?! aan)/ }).boundingBox();
  expect((place?.y ?? Number.NaN) + (place?.height ?? 0)).toBeLessThan(740);
  await main(page)
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: 'Gerelateerde producten' }).scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: /^Voeg toe(?! aan)/ }).click();
  await expect(bar.getByRole('spinbutton')).toBeVisible();
});

test('print shows the main content only, with readable prices', async ({ openAs }) => {
  const page = await openAs('hommel', diapers);
  await expect(main(page).locator('[data-slot=price-figure]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['site-footer', 'category-navigation', 'mobile-bar', 'usp-bar', 'search', 'actions']) {
    await expect(page.locator(`[data-slot=${part}]`).locator('visible=true')).toHaveCount(0);
  }
  await expect(main(page).locator('[data-slot=price-figure]').locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toBeVisible();
  await expect(main(page).getByRole('button').locator('visible=true')).toHaveCount(0);
  // The shop's name is printed.
  await expect(page.getByRole('img', { name: 'Magazijn' }).locator('visible=true')).toHaveCount(1);

  // A window's height would add an empty sheet.
  await expect(main(page).locator('.min-h-dvh').first()).toHaveCSS('min-height', '0px');

  await page.goto('/winkelwagen');
  const quickOrder = main(page).getByText('Snel bestellen');
  await expect(quickOrder).toBeAttached();
  await expect(quickOrder).toBeHidden();
});

test("[S81] 'Meer' holds exactly the categories that do not fit, at every width above 960, and fonts cause no layout shift", async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons', { width: 960 });
  const navigation = page.locator('[data-slot=category-navigation]');
  for (let width = 961; width <= 1441; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => navigation.evaluate(navigationFaults), { message: `${width} px` }).toEqual([]);
  }
  // The navigation measures itself again when its font arrives late.
  await lateFont(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [], value } = entry as PerformanceEntry & {
          sources?: readonly { node: Node | null }[];
          value: number;
        };
        const menu = document.querySelector('[data-slot=category-navigation]');
        if (sources.some(({ node }) => node && menu?.contains(node))) {
          document.documentElement.dataset.moved = String(
            Number(document.documentElement.dataset.moved ?? 0) + value,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  // One frame measures with the font, the next paints.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await navigation.evaluate(navigationFaults)).toEqual([]);
  expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? 0))).toBeLessThan(0.01);
});
