// Over 300 lines: finding, filtering and bad input are journeys through the same few pages.
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './browser/axeViolations.ts';
import { boardFaults } from './browser/boardFaults.ts';
import { lateFont } from './browser/lateFont.ts';
import { reflowFaults } from './browser/reflowFaults.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('banner').getByPlaceholder('Zoek je product of merk');
const chosen = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' });
/** The count above the list: '58 producten gevonden'. */
const found = async (page: Page) => {
  const text = await page
    .getByText(/^[\d.]+ product(en)? gevonden$/)
    .first()
    .textContent();
  return Number(text?.replace(/\D/g, ''));
};
const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
/** The suggestion that Enter takes. */
const expectActive = async (page: Page, option: Locator) => {
  const box = page.getByRole('combobox', { name: 'Zoek je product of merk' });
  await expect(option).toHaveAttribute('id', /./);
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
};

test('[S80, V12] while one types products and categories are suggested; the keyboard takes one, or searches', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await field(page).pressSequentially('lui', { delay: 30 });
  const list = page.getByRole('listbox', { name: 'Suggesties' });
  await expect(list.getByRole('group', { name: 'Producten' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Categorieën' }).getByRole('option').first()).toBeVisible();
  expect(await axeViolations(page, 'header')).toEqual([]);
  await field(page).press('ArrowDown');
  await expectActive(page, list.getByRole('option').first());
  await field(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue('lui');
  await field(page).press('Enter');
  await page.waitForURL('**/zoeken/lui');
  await field(page).fill('luiers maat 4');
  const first = list.getByRole('option').first();
  await expect(first).toContainText('Pukkie luiers maat 4');
  await field(page).press('ArrowDown');
  await expectActive(page, first);
  await field(page).press('Enter');
  await page.waitForURL('**/product/verzorging/luiers/demo-luiers-maat-4');
});

for (const width of [360, 960, 1440] as const) {
  test(`[S80] of what is suggested to a customer nothing lies beside a window of ${width} px`, async ({
    openAs,
  }) => {
    const page = await openAs('mier', '/', { width });
    await field(page).pressSequentially('lui', { delay: 30 });
    const list = page.getByRole('listbox', { name: 'Suggesties' });
    await expect(list.getByRole('group', { name: 'Producten' })).toBeVisible();
    expect(await reflowFaults(page)).toEqual([]);
  });
}

test('[S80] earlier searches are offered to whoever made them, and can be forgotten', async ({
  openPage,
}) => {
  const page = await openPage('/zoeken/appelsap');
  // Kept once the page is the browser's own.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('appelsap')))
    .toBe(true);
  await page.goto('/zoeken/xyzzyqwerty');
  await expect(page.getByText('0 producten gevonden').first()).toBeVisible();
  await page.goto('/');
  await field(page).click();
  const earlier = page.getByRole('group', { name: 'Eerder gezocht' });
  await expect(earlier.getByRole('option')).toHaveText(['appelsap']);
  await page.getByRole('button', { name: 'Wis zoekgeschiedenis' }).click();
  await expect(earlier).toBeHidden();
  // What is searched next is all that is offered.
  await field(page).fill('bijtring');
  await field(page).press('Enter');
  await page.waitForURL('**/zoeken/bijtring');
  await expect.poll(() => found(page)).toBeGreaterThan(0);
  await page.goto('/');
  await field(page).click();
  await expect(earlier.getByRole('option')).toHaveText(['bijtring']);
});

test('[S80] without a connection the search box says so', async ({ openPage }) => {
  const page = await openPage('/', { expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  await field(page).pressSequentially('lu');
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
  await page.context().setOffline(true);
  await field(page).pressSequentially('i');
  await expect(
    page.getByText('Je bent offline. Suggesties komen terug', { exact: false }).first(),
  ).toBeVisible();
  await page.context().setOffline(false);
  await field(page).pressSequentially('e');
  await expect(page.getByRole('group', { name: 'Producten' })).toBeVisible();
});

test('[S20, S22] a category is filtered and sorted; reload, back and forward keep it, and its page begins anew', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging?page=2');
  const before = await found(page);
  const brand = page.getByRole('group', { name: 'Merk' }).getByRole('checkbox').first();
  const count = Number(
    /\((\d+)\)/.exec((await brand.locator('xpath=ancestor::label').textContent()) ?? '')?.[1],
  );
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => window.scrollY > 100);
  await brand.click();
  await expect(brand).toBeChecked();
  await page.waitForURL(/\?merk=[^&]+$/);
  await expect.poll(() => found(page)).toBe(count);
  expect(count).toBeLessThan(before);
  // Choosing is no arrival: neither the focus nor the page moves.
  expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY > 100])).toEqual([
    'INPUT',
    true,
  ]);

  await page.getByLabel('Sorteer op').selectOption({ label: 'Naam (A–Z)' });
  await page.waitForURL(/sorteer=naam/);
  await expect.poll(async () => isSorted(await names(page))).toBe(true);
  await page.reload();
  expect([await found(page), isSorted(await names(page)), await brand.isChecked()]).toEqual([
    count,
    true,
    true,
  ]);

  await page.goBack();
  await page.waitForURL(/\?merk=[^&]+$/);
  await page.goBack();
  await page.waitForURL('**/categorie/verzorging?page=2');
  await expect.poll(() => found(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => found(page)).toBe(count);
  await chosen(page)
    .getByRole('button', { name: /^Verwijder filter/ })
    .click();
  await page.waitForURL('**/categorie/verzorging');
  await expect.poll(() => found(page)).toBe(before);
  expect(await axeViolations(page, 'main')).toEqual([]);
});

const isSorted = (texts: readonly string[]) =>
  texts.length > 1 &&
  texts.every((text, index) => index === 0 || text.localeCompare(texts[index - 1] ?? '', 'nl') >= 0);

test('[R01] a visitor finds no price in facets and orders; a customer sorts and filters by it', async ({
  openPage,
  logIn,
}) => {
  const api = `${shopUnderTest().shop}/api/v1/product/category/verzorging/1/12?facets=1`;
  const answers = await Promise.all(
    ['', '&sort=price', '&price_until=5'].map(async (query) => (await fetch(api + query)).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('"prices":null');

  const page = await openPage('/categorie/verzorging?sorteer=prijs&tot=5');
  expect(await page.getByLabel('Sorteer op').locator('option').allTextContents()).not.toContain(
    'Prijs oplopend',
  );
  await expect(page.getByLabel('Tot en met')).toHaveCount(0);

  await page.goto('/login?returnUrl=%2Fcategorie%2Fverzorging%3Fsorteer%3Dprijs');
  await logIn(page, 'bij');
  const before = await found(page);
  await page.getByLabel('Tot en met').fill('5');
  await page.waitForURL(/tot=5/);
  await expect.poll(() => found(page)).toBeLessThan(before);
  await expect(
    chosen(page).getByRole('button', { name: 'Verwijder filter: Tot en met € 5,00' }),
  ).toBeVisible();
  const prices = await page.getByRole('main').locator('article [data-slot=price-label]').allTextContents();
  expect(prices.length).toBeGreaterThan(1);
});

test('[S31] a search is filtered too; on a phone behind one button, and nothing is wider than the screen', async ({
  openPage,
}) => {
  const page = await openPage('/zoeken/luiers', { width: 360 });
  const before = await found(page);
  const box = page.getByRole('checkbox', { name: /^Op voorraad/ });
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await box.click();
  await page.waitForURL('**/zoeken/luiers?voorraad=1');
  await expect.poll(() => found(page)).toBeLessThanOrEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: /^Toon [\d.]+ product/ }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(box).toBeHidden();
});

test('[S31] a search that finds nothing offers near terms that find something; a typing error is told', async ({
  openPage,
}) => {
  const page = await openPage('/zoeken/plakkaatverf%20bijtring');
  await expect(page.getByText('0 producten gevonden').first()).toBeVisible();
  await page
    .getByRole('list', { name: 'Bedoel je misschien:' })
    .getByRole('link', { name: 'bijtring' })
    .click();
  await page.waitForURL('**/zoeken/bijtring');
  await expect.poll(() => found(page)).toBeGreaterThan(0);
  await page.goto('/zoeken/luirs');
  await expect(page.getByText('Dit zijn de resultaten voor luiers.', { exact: false })).toBeVisible();
  await page.goto('/zoeken/xyzzyqwerty');
  await expect(
    page.getByRole('navigation', { name: 'Kies een gangpad' }).getByRole('link').first(),
  ).toBeVisible();
});

test('[S02, S22, S24, S31] odd pages, terms and paths give a list, a clear text or the home page', async ({
  openPage,
}) => {
  const page = await openPage('/');
  for (const number of ['0', '-1', '1e9', 'abc', '99999999999']) {
    await page.goto(`/categorie/verzorging?page=${number}`);
    await expect(page.getByText(/^1–12 van/), number).toHaveCount(1);
  }
  await page.goto('/categorie/verzorging?page=9999');
  await expect(page.getByText('Pagina 9999 is er niet')).toBeVisible();
  await page.getByRole('link', { name: 'Naar de laatste pagina' }).click();
  await page.waitForURL(/page=\d{1,2}$/);
  for (const term of ['%F0%9F%A7%B8', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'a%2Fb', '%20']) {
    await page.goto(`/zoeken/${term}`);
    await expect(page.getByRole('heading', { name: 'Zoekresultaten' })).toBeVisible();
  }
  await page.goto('/');
  await field(page).fill('é'.repeat(2000));
  await field(page).press('Enter');
  await expect(page.getByText('We zochten op de eerste 200 tekens.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('We zochten op de eerste 200 tekens.', { exact: false })).toBeVisible();
  for (const path of [
    '/categorie/nergens',
    '/categorie/ver%2Fzorging',
    '/zoeken/%E0%A4%A',
    '/zoeken/%00',
    '/product/verzorging/luiers/a%00b',
    '/kruidvat/%00',
    '/categorie/a/b/c',
  ]) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
  }
});

test("[S81] 'Meer' holds exactly what does not fit, at every width above 960, and nothing moves while fonts come", async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons', { width: 960 });
  const navigation = page.locator('[data-slot=category-navigation]');
  for (let width = 961; width <= 1441; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => navigation.evaluate(boardFaults), { message: `${width} px` }).toEqual([]);
  }
  // A font that comes late: what was measured with its stand-in is measured again.
  await lateFont(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [], value } = entry as PerformanceEntry & {
          sources?: readonly { node: Node | null }[];
          value: number;
        };
        const board = document.querySelector('[data-slot=category-navigation]');
        if (sources.some(({ node }) => node && board?.contains(node))) {
          document.documentElement.dataset.moved = String(
            Number(document.documentElement.dataset.moved ?? 0) + value,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  // Two frames: one that measures with the font, one that paints what was measured.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await navigation.evaluate(boardFaults)).toEqual([]);
  expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? 0))).toBeLessThan(0.01);
});
