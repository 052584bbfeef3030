import type { Page } from '@playwright/test';
import { apiSession } from './browser/apiSession.ts';
import { logIn } from './browser/logIn.ts';
import { navigationFaults } from './browser/navigationFaults.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { reflowFaults } from './browser/reflowFaults.ts';
import { expect, test } from './fixtures.ts';

/**
 * How far the baseline of a category's numeral lies below the top edge of the heading's border, in px; negative above
 * it.
 */
const baselineBelowBorder = (page: Page): Promise<number> =>
  page.locator('[data-slot=category-heading]').evaluate((heading) => {
    const numeral = heading.querySelector('[data-slot=number]');
    if (!numeral) throw new Error('The heading has no numeral.');
    // An inline block without height sits on the baseline.
    const foot = numeral.appendChild(document.createElement('span'));
    foot.style.display = 'inline-block';
    const height = foot.getBoundingClientRect().bottom - numeral.getBoundingClientRect().top;
    foot.remove();
    const baseline = numeral.getBoundingClientRect().top + height;
    const edge =
      heading.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(heading).borderBottomWidth);
    return baseline - edge;
  });

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

test('BRAND=bouwsteen changes page, title, wordmark, typefaces and mail by tokens and drawings only', async ({
  dataFolder,
  startOwnShop,
  page,
}) => {
  const { shop, sandbox } = await startOwnShop(dataFolder, { BRAND: 'bouwsteen' });
  await page.goto(`${shop}/categorie/verzorging`);
  await expect(page).toHaveTitle(/ – Bouwsteen$/);
  await expect(page.getByRole('link', { name: 'Bouwsteen homepagina' })).toBeVisible();
  const wordmarks = page.getByRole('img', { name: 'Bouwsteen' });
  await expect(wordmarks).toHaveCount(2);
  // The drawing is a file of its own; until it has loaded it has no width.
  await expect
    .poll(() => wordmarks.first().evaluate((mark: SVGGraphicsElement) => mark.getBBox().width))
    .toBeGreaterThan(1000);
  const look = await page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
    return {
      families: [...new Set(fonts.map(({ family }) => family.replaceAll('"', '')))].sort(),
      accent: getComputedStyle(document.documentElement).getPropertyValue('--mz-radius-quantity'),
    };
  });
  expect(look.accent).toBe('999px');
  expect(look.families).toContain('Figtree');
  expect(look.families.join()).not.toContain('Archivo');
  // The category's shape is drawn behind its products.
  const backdrop = page.getByRole('article').locator('.category-backdrop').first();
  expect(await backdrop.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('""');

  // The baseline of the numeral is on the border.
  const depth = await baselineBelowBorder(page);
  expect(depth).toBeGreaterThanOrEqual(0);
  expect(depth).toBeLessThanOrEqual(2);

  // Hero and deal badges have the colours of the brand.
  await page.goto(`${shop}/`);
  const poster = page.locator('[data-slot=poster]').first();
  const sale = await poster.evaluate((panel) => getComputedStyle(panel).backgroundColor);
  const badge = page.locator('[data-slot=deal-badge] rect').first();
  expect(await badge.evaluate((ground) => getComputedStyle(ground).fill)).toBe(sale);
  const [hero, elsewhere] = await page
    .locator('[data-slot=offer-poster] [data-slot=shelf]')
    .evaluate((shelf) => {
      const plain = document.body.appendChild(document.createElement('div'));
      plain.style.backgroundColor = 'var(--mz-surface-muted)';
      const colours = [shelf, plain].map((element) => getComputedStyle(element).backgroundColor);
      plain.remove();
      return colours;
    });
  expect(hero).not.toBe(elsewhere);

  await page.goto(`${shop}/wachtwoord-vergeten`);
  await page.getByLabel('E-mailadres').fill('bij@demo.magazijn.test');
  await page.getByRole('button', { name: 'Versturen' }).click();
  const mails = async () => (await fetch(`${sandbox}/mail.json`)).text();
  await expect.poll(mails).toContain('een account van Bouwsteen');
});

test("in the second brand's wider typeface each category is shown or behind 'Meer', and the order table fits at 200 % text", async ({
  dataFolder,
  startOwnShop,
  openPage,
}) => {
  const { shop } = await startOwnShop(dataFolder, { BRAND: 'bouwsteen' });
  const page = await openPage('/login', { shop });
  await logIn(page, 'vlinder@demo.magazijn.test');
  const navigation = page.locator('[data-slot=category-navigation]');
  for (const path of ['/', '/product/verzorging/luiers/demo-luiers-maat-4']) {
    for (let width = 961; width <= 1441; width += 60) {
      await page.setViewportSize({ width, height: 900 });
      // Each width is a new page load, so that the late font makes the navigation measure itself again.
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(() => navigation.evaluate(navigationFaults), { message: `${path} at ${width} px` })
        .toEqual([]);
    }
  }
  // This brand says 'categorie' where the first says 'gangpad'.
  await expect(page.getByRole('contentinfo').getByText('Alle categorieën')).toBeVisible();
  await expect(page.getByText(/gangpad/i)).toHaveCount(0);

  // On a phone the first selling point and the price unit of the offer take one line each.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const sellingPoint = page.locator('[data-slot=usp-bar] li').first();
  const unit = page.locator('[data-slot=offer-price-label] [dir=auto]').first();
  for (const line of [sellingPoint, unit]) await expect.poll(() => line.evaluate(linesOf)).toBe(1);

  await placeOrder(await apiSession('vlinder@demo.magazijn.test', shop));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/profiel/bestelhistorie');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await reflowFaults(page)).toEqual([]);
});
