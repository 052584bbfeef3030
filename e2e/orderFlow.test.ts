import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiSession } from './browser/apiSession.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { keepCart } from './browser/keepCart.ts';
import { logIn } from './browser/logIn.ts';
import { type OpenPageOptions, openPage } from './browser/openPage.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

/** bij with so many boxes of diapers in the cart, on a page of the shop. */
async function openWith(amount: number, path: string, options: OpenPageOptions = {}) {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>(`/product/detail/${diapers.slice('/product/'.length)}`);
  const page = await openPage('/', options);
  await keepCart(page, session, { amounts: amount === 0 ? {} : { [id]: amount } });
  await page.goto(path);
  return { page, id };
}

const add = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first();
const notice = (page: Page) => page.locator('[data-slot="add-to-cart-notice"]');

test('[S50, S52, E05, K05] the cart: tabs, heading, the days of delivery, lines with their sums, VAT per rate, ways on', async () => {
  const { page } = await openWith(12, '/winkelwagen');
  const line = page.getByRole('list', { name: 'Producten in je winkelmand' }).getByRole('listitem');
  await line.getByText('323,40').waitFor();
  expect(await line.textContent()).toMatch(/luiers maat 4.*26,95/i);
  expect(await page.getByRole('tab', { name: /Winkelmand/ }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('heading', { level: 1, name: 'Jouw winkelmand' }).waitFor();
  await page
    .getByText(/^Bestel je nu, dan bezorgen we [a-z]+dag \d+ [a-z]+ of [a-z]+dag \d+ [a-z]+\.$/)
    .waitFor();
  const panel = page.getByRole('region', { name: 'Overzicht' });
  for (const row of ['Subtotaal excl. btw', 'Bezorgkosten', 'Btw 21%', 'Totaal incl. btw']) {
    await panel.getByText(row).waitFor();
  }
  await panel.getByText('gratis', { exact: true }).waitFor();
  for (const button of ['Verder winkelen', 'Winkelwagen legen']) {
    await page.getByRole('button', { name: button }).waitFor();
  }
  expect(await page.getByRole('link', { name: 'Nu bestellen' }).first().getAttribute('href')).toBe(
    '/bestellen/betalen',
  );
  expect(await axeViolations(page)).toEqual([]);
});

test('[T11, T13, C03, C13] adding asks the server in its own words and announces the product; the last one out asks nothing', async () => {
  const { page, id } = await openWith(0, diapers);
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/v1/shop/cart'));
  await add(page).click();
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
  for (const name of [`products[${id}]`, 'discount', 'orderReference']) {
    expect(request.postData()).toContain(`name="${name}"`);
  }
  const answer = await (await request.response())?.json();
  expect(answer.data).toMatchObject({ subtotal_exclusive: 26.95, products: [{ id, amount: 1 }] });
  await notice(page)
    .getByText(/luiers maat 4/i)
    .waitFor();
  let calls = 0;
  page.on('request', (later) => {
    if (later.url().endsWith('/shop/cart')) calls += 1;
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /minder/ })
    .first()
    .click();
  await add(page).waitFor();
  await page.waitForTimeout(700);
  expect(calls).toBe(0);
});

test('[T25, K04] the announcement stays for three seconds, and as long as the pointer is over it', async () => {
  const { page } = await openWith(0, diapers);
  await add(page).click();
  await notice(page).waitFor();
  await notice(page).hover();
  await page.waitForTimeout(3_600);
  expect(await notice(page).isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await notice(page).waitFor({ state: 'hidden', timeout: 4_000 });
});

test('[T20] a visitor is asked to log in, in the place of adding', async () => {
  const page = await openPage(diapers);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Inloggen/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('E-mailadres').waitFor();
});

test('[T61, T64, C07, C12, E08, K01] the order is made, its day chosen, then confirmed: in this order, and in the server’s words', async () => {
  const { page, id } = await openWith(12, '/winkelwagen');
  const steps: string[] = [];
  page.on('request', (request) => {
    const step = /\/api\/v1\/(order\/create|order\/delivery|payment\/account)/.exec(request.url());
    if (step) steps.push(`${request.method()} ${step[1]}`);
  });
  const created = page.waitForResponse((response) => response.url().endsWith('/order/create'));
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  const response = await created;
  expect(response.request().postData()).toBe(
    new URLSearchParams({ [`products[${id}]`]: '12', discount: '', orderReference: '' }).toString(),
  );
  const { order } = (await response.json()).data;
  expect(order).toMatchObject({ order_on_account: 0, debit: 1, checkout: null });
  expect(order.delivery_dates).toContain(order.delivery);
  expect(order.company.main_address.country).toBe('NL');
  expect(order.shopping_cart).toMatchObject({ shipping_costs: 0, orderReference: '' });
  const posted = page.waitForRequest((request) => request.url().includes('/order/delivery/'));
  await page.getByRole('radio').nth(2).check({ force: true });
  expect((await posted).postData()).toBe(`date=${order.delivery_dates[2]}`);
  await (await posted).response();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
  await page.waitForURL('**/gelukt');
  await page.getByText(`KKN${String(order.order_id).padStart(9, '0')}`).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(steps).toEqual(['POST order/create', 'POST order/delivery', 'GET payment/account']);
});

test('[X03] an order that cannot be made and a day that cannot be changed lose nothing, and say so', async () => {
  const { page } = await openWith(12, '/winkelwagen', { expectedComplaints: /500|Failed to load|net::ERR/ });
  await page.route('**/order/create', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  await page.getByText('Niet gelukt. Probeer het opnieuw. Er is niets besteld.').waitFor();
  await page.unroute('**/order/create');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await page.getByRole('radio').first().waitFor();
  await page.route('**/order/delivery/**', (route) => route.abort());
  await page
    .getByRole('radio')
    .nth(1)
    .check({ force: true })
    .catch(() => {});
  await page.getByText('Niet gelukt. Probeer het opnieuw. De bezorgdag is niet gewijzigd.').waitFor();
  expect(await page.getByRole('radio').first().isChecked()).toBe(true);
  await page.getByRole('tab', { name: /Winkelmand/ }).click();
  await page.getByText('1 product, 12 artikelen').waitFor();
});

test('[T61] the chosen day survives a change of the cart and a new login', async () => {
  const { page } = await openWith(12, '/bestellen/betalen');
  const days = page.getByRole('radio');
  await days.nth(2).waitFor({ state: 'attached' });
  const day = await days.nth(2).getAttribute('value');
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await days.nth(2).check({ force: true });
  await saved;
  await page.getByRole('tab', { name: /Winkelmand/ }).click();
  await page.getByRole('button', { name: 'Eén meer' }).first().click();
  await page.getByText('1 product, 13 artikelen').waitFor();
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  const checked = () => page.getByRole('radio', { checked: true }).getAttribute('value');
  await expect.poll(checked, { timeout: 15_000 }).toBe(day);
  await page.evaluate(() => localStorage.removeItem('magazijn.token'));
  await page.goto('/login?returnUrl=%2Fbestellen%2Fbetalen');
  await logIn(page, 'bij');
  await expect.poll(checked, { timeout: 15_000 }).toBe(day);
});
