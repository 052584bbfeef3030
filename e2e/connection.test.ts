import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiSession } from './browser/apiSession.ts';
import { logIn } from './browser/logIn.ts';
import { openPage } from './browser/openPage.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
/** A busy machine takes its time. */
const soon = { timeout: 10_000 };
/** What the browser says of requests that this file makes fail. */
const failing =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404|502|Failed to fetch|dynamically imported|The page did not load/;

const failure = (page: Page) => page.getByRole('main').getByText('Dit lukt nu niet. Probeer opnieuw.');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' });

test('without a connection the shop says so, a page that is not there yet says so, and both recover', async () => {
  const page = await openPage('/', { expectedComplaints: failing });
  await page.getByRole('heading', { name: 'Best verkocht' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('Je bent offline.', { exact: false }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await failure(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/kruidvat/privacy');
  await retry(page).click();
  await failure(page).waitFor();

  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await expect.poll(() => page.getByText('Je bent offline.', { exact: false }).count(), soon).toBe(0);
});

test('what was seen before is there without a connection, too', async () => {
  const page = await openPage('/categorie/verzorging/luiers', { expectedComplaints: failing });
  await page.getByRole('link', { name: 'Pukkie luiers maat 4' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Pukkie luiers maat 4' }).waitFor();
  await page.context().setOffline(true);
  await page.goBack();
  await page.getByText(/^\d+ producten gevonden$/).waitFor();
  await page.context().setOffline(false);
});

test('[X08] a category whose answer fails gives the words and a button that works', async () => {
  const page = await openPage('/', { expectedComplaints: failing });
  await page.route('**/api/v1/category/detail/**', (route) => route.fulfill({ status: 502, json: {} }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Schoonmaak' }).click();
  await failure(page).waitFor();
  await page.unroute('**/api/v1/category/detail/**');
  await retry(page).click();
  await page.getByRole('heading', { level: 1, name: /Schoonmaak/ }).waitFor();
});

test('code that a new version took away is fetched with its page', async () => {
  const page = await openPage('/', { expectedComplaints: failing });
  let refused = 0;
  // As after a release: the old name is gone, and the document that comes then names the new one.
  await page.route('**/assets/CmsPage-*.js', async (route) => {
    refused += 1;
    await (refused === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue());
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/kruidvat/privacy');
  expect(refused).toBe(2);
});

test('code that never comes leaves the served page, with words and a way to try again', async () => {
  const page = await openPage('/', { expectedComplaints: failing });
  await page.route('**/assets/CmsPage-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Dit lukt nu niet.' });
  await alert.waitFor();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await page.unroute('**/assets/CmsPage-*.js');
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await expect.poll(() => alert.count(), soon).toBe(0);
});

test('an entry that does not come says so beside what the server sent', async () => {
  const page = await openPage('/kruidvat/privacy', { expectedComplaints: failing });
  await page.route('**/assets/entry-client-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto(diapers);
  await page.getByRole('alert').filter({ hasText: 'Dit lukt nu niet.' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Pukkie luiers maat 4' }).waitFor();
});

test('[S83] the login popover without its code says so, and has it when one tries again with a connection', async () => {
  const page = await openPage(diapers, { expectedComplaints: failing });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Inloggen/ })
    .click();
  const panel = page.locator('[data-slot=account-menu] [data-slot=panel]');
  await panel.getByRole('alert').getByText('Dit lukt nu niet.').waitFor();
  await panel.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
  await page.context().setOffline(false);
  await panel.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await panel.waitFor({ state: 'hidden' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Inloggen/ })
    .click();
  await panel.getByLabel('E-mailadres').waitFor();
});

test('[X03] a favourite that the server refuses leaves the heart as it was', async () => {
  const page = await openPage(`/login?returnUrl=${encodeURIComponent(diapers)}`, {
    expectedComplaints: failing,
  });
  await logIn(page, 'hommel');
  const main = page.getByRole('main');
  const heart = main.getByRole('button', { name: 'Voeg toe aan favorieten' }).first();
  await heart.waitFor();
  let asked = 0;
  await page.route('**/api/v1/product/product-favourite/**', (route) => {
    asked += 1;
    return route.fulfill({ status: 502, json: { message: 'Down' } });
  });
  await heart.click();
  await expect.poll(() => asked, soon).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await main.getByRole('button', { name: 'Verwijder uit favorieten' }).count()).toBe(0);
});

test('[X03] favourites and stock mails that fail are only logged: every button stays as it was, and no other text comes', async () => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>(`/product/detail/${diapers.slice('/product/'.length)}`);
  await session.call(`/product/product-favourite/${id}`);
  const page = await openPage(`/login?returnUrl=${encodeURIComponent(diapers)}`, {
    expectedComplaints: /Failed to load resource/,
  });
  await logIn(page, 'bij');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text());
  });
  const main = page.getByRole('main');
  const texts = () =>
    page
      .locator('body *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.childElementCount === 0 && element.checkVisibility())
          .map((element) => element.textContent?.trim() ?? ''),
      );
  const wayOfFailing = [
    (route: Route) => route.fulfill({ status: 502, json: { message: 'Down' } }),
    (route: Route) => route.fulfill({ status: 403, json: { message: 'Nee' } }),
    (route: Route) => route.abort('connectionreset'),
  ];
  for (const [path, call, name] of [
    [diapers, '**/api/v1/product/product-favourite/**', 'Verwijder uit favorieten'],
    ['/product/knutselen/demo-verf', '**/api/v1/product/product-favourite/**', 'Voeg toe aan favorieten'],
    [
      '/product/verzorging/luiers/demo-uitverkocht',
      '**/api/v1/product/statusmail/**',
      'Stuur mij een email als dit product weer beschikbaar is',
    ],
  ] as const) {
    await page.goto(path);
    const button = main.getByRole('button', { name }).first();
    await button.waitFor();
    await page.waitForLoadState('networkidle');
    const before = await texts();
    for (const fail of wayOfFailing) {
      let asked = 0;
      await page.route(call, (route) => {
        asked += 1;
        return fail(route);
      });
      logged.length = 0;
      await button.click();
      await expect.poll(() => asked, soon).toBeGreaterThan(0);
      await expect.poll(() => logged, { timeout: 20_000 }).not.toEqual([]);
      expect(await button.isVisible(), `${name} stays`).toBe(true);
      expect(await button.isEnabled(), `${name} can be pressed again`).toBe(true);
      for (const text of await texts()) {
        if (before.includes(text)) continue;
        expect(text).toMatch(/^Niet gelukt\. Probeer het opnieuw\./);
      }
      await page.unroute(call);
    }
  }
});
