import type { Page } from '@playwright/test';
import { apiSession } from './browser/apiSession.ts';
import { boardFaults } from './browser/boardFaults.ts';
import { logIn } from './browser/logIn.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { reflowFaults } from './browser/reflowFaults.ts';
import { expect, test } from './fixtures.ts';

/** How far the numeral of an aisle stands below the upper edge of its rail, in pixels; above it is negative. */
const depthOnRail = (page: Page): Promise<number> =>
  page.locator('[data-slot=category-heading]').evaluate((heading) => {
    const numeral = heading.querySelector('[data-slot=number]');
    if (!numeral) throw new Error('The heading has no numeral.');
    // A box without height stands on the baseline; for it the line may grow at its foot, never at its head.
    const foot = numeral.appendChild(document.createElement('span'));
    foot.style.display = 'inline-block';
    const height = foot.getBoundingClientRect().bottom - numeral.getBoundingClientRect().top;
    foot.remove();
    const baseline = numeral.getBoundingClientRect().top + height;
    const rail =
      heading.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(heading).borderBottomWidth);
    return baseline - rail;
  });

/** On how many lines the text of an element stands. Runs in the page. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

/** A shop of its own: what it wears is decided when it starts. */
test('BRAND=bouwsteen: page, title, wordmark, typefaces and mail are that brand’s, by tokens and drawings alone', async ({
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
  // The drawing has come, from its own file: an empty one would have no width.
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
  // The shape of the aisle stands behind its packs.
  const bay = page.getByRole('article').locator('.category-backdrop').first();
  expect(await bay.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('""');

  // The numeral of the aisle stands on the rail: not above it, and not through it.
  const depth = await depthOnRail(page);
  expect(depth).toBeGreaterThanOrEqual(0);
  expect(depth).toBeLessThanOrEqual(2);

  // The hero is in the brand's colours, and so are the pictures that the sandbox draws for it.
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

test("in the second brand's wider typeface too each aisle stands on the board or behind 'Meer', and the table of orders fits at 200 % text", async ({
  dataFolder,
  startOwnShop,
  openPage,
}) => {
  const { shop } = await startOwnShop(dataFolder, { BRAND: 'bouwsteen' });
  const page = await openPage('/login', { shop });
  await logIn(page, 'vlinder@demo.magazijn.test');
  const board = page.locator('[data-slot=category-navigation]');
  for (const path of ['/', '/product/verzorging/luiers/demo-luiers-maat-4']) {
    for (let width = 961; width <= 1441; width += 60) {
      await page.setViewportSize({ width, height: 900 });
      // Anew at each width: what was measured with the font's stand-in is measured again when it comes.
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => board.evaluate(boardFaults), { message: `${path} at ${width} px` }).toEqual([]);
    }
  }
  // Its own words, where the house speaks of aisles.
  await expect(page.getByRole('contentinfo').getByText('Alle categorieën')).toBeVisible();
  await expect(page.getByText(/gangpad/i)).toHaveCount(0);

  // On a phone the promise at the top takes one line, and so does what a price of the poster is for.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const promise = page.locator('[data-slot=usp-bar] li').first();
  const unit = page.locator('[data-slot=offer-price-label] [dir=auto]').first();
  for (const line of [promise, unit]) await expect.poll(() => line.evaluate(linesOf)).toBe(1);

  await placeOrder(await apiSession('vlinder@demo.magazijn.test', shop));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/profiel/bestelhistorie');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await reflowFaults(page)).toEqual([]);
});
