import type { Page } from '@playwright/test';
import { axeViolations } from './browser/axeViolations.ts';
import { storedCart } from './browser/keepCart.ts';
import { test as base, expect, type OpenPageOptions } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

const test = base.extend<{
  /** bij with so many boxes of diapers in the cart, on a page of the shop; and the id of the diapers. */
  openWith(
    quantity: number,
    path: string,
    options?: OpenPageOptions,
  ): Promise<{ readonly page: Page; readonly id: number }>;
}>({
  openWith: async ({ openPage, apiSession }, use) =>
    use(async (quantity, path, options) => {
      const session = await apiSession('bij');
      const { id } = await session.call<{ id: number }>(
        `/product/detail/${diapers.slice('/product/'.length)}`,
      );
      const storage = storedCart(session, { quantities: quantity === 0 ? {} : { [id]: quantity } });
      return { page: await openPage(path, { ...options, storage }), id };
    }),
});

const add = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first();
const notice = (page: Page) => page.locator('[data-slot=add-to-cart-notice] [data-slot=slip]');

test('[S50, S52, E05, K05] the cart: tabs, heading, the days of delivery, lines with their sums, VAT per rate, ways on', async ({
  openWith,
}) => {
  const { page } = await openWith(12, '/winkelwagen');
  const line = page.getByRole('list', { name: 'Producten in je winkelmand' }).getByRole('listitem');
  await expect(line.getByText('323,40')).toBeVisible();
  await expect(line).toContainText(/luiers maat 4.*26,95/i);
  await expect(page.getByRole('tab', { name: /Winkelmand/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'Jouw winkelmand' })).toBeVisible();
  await expect(
    page.getByText(/^Bestel je nu, dan bezorgen we [a-z]+dag \d+ [a-z]+ of [a-z]+dag \d+ [a-z]+\.$/),
  ).toBeVisible();
  const panel = page.getByRole('region', { name: 'Overzicht' });
  for (const row of ['Subtotaal excl. btw', 'Bezorgkosten', 'Btw 21%', 'Totaal incl. btw']) {
    await expect(panel.getByText(row)).toBeVisible();
  }
  await expect(panel.getByText('gratis', { exact: true })).toBeVisible();
  for (const button of ['Verder winkelen', 'Winkelwagen legen']) {
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Nu bestellen' }).first()).toHaveAttribute(
    'href',
    '/bestellen/betalen',
  );
  expect(await axeViolations(page)).toEqual([]);
});

test('[T11, T13, C03, C13] adding asks the server in its own words and announces the product; the last one out asks nothing', async ({
  openWith,
}) => {
  const { page, id } = await openWith(0, diapers);
  await page.clock.install();
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
  await expect(notice(page).getByText(/luiers maat 4/i)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (later) => {
    if (later.url().endsWith('/shop/cart')) calls.push(later.postData() ?? '');
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /minder/ })
    .first()
    .click();
  await expect(add(page)).toBeVisible();
  await page.clock.runFor(700);
  // The next one in is the first that is asked for again.
  const answered = page.waitForResponse((response) => response.url().endsWith('/shop/cart'));
  await add(page).click();
  await answered;
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain(`name="products[${id}]"`);
});

test('[T25, K04] the announcement stays for three seconds, and as long as the pointer is over it', async ({
  openWith,
}) => {
  const { page } = await openWith(0, diapers);
  await page.clock.install();
  await add(page).click();
  await expect(notice(page)).toBeVisible();
  await notice(page).hover();
  await page.clock.runFor(3_600);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3_000);
  await expect(notice(page)).toBeHidden();
});

test('[T20] a visitor is asked to log in, in the place of adding', async ({ openPage }) => {
  const page = await openPage(diapers);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Inloggen/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('E-mailadres')).toBeVisible();
});

test('[T61, T64, C07, C12, E08, K01] the order is made, its day chosen, then confirmed: in this order, and in the server’s words', async ({
  openWith,
}) => {
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
  await expect(page.getByText(`KKN${String(order.order_id).padStart(9, '0')}`)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(steps).toEqual(['POST order/create', 'POST order/delivery', 'GET payment/account']);
});

test('[X03] an order that cannot be made and a day that cannot be changed lose nothing, and say so', async ({
  openWith,
}) => {
  const { page } = await openWith(12, '/winkelwagen', { expectedErrors: /500|Failed to load|net::ERR/ });
  await page.route('**/order/create', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  await expect(page.getByText('Niet gelukt. Probeer het opnieuw. Er is niets besteld.')).toBeVisible();
  await page.unroute('**/order/create');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.route('**/order/delivery/**', (route) => route.abort());
  await page
    .getByRole('radio')
    .nth(1)
    .check({ force: true })
    .catch(() => {});
  await expect(
    page.getByText('Niet gelukt. Probeer het opnieuw. De bezorgdag is niet gewijzigd.'),
  ).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('tab', { name: /Winkelmand/ }).click();
  await expect(page.getByText('1 product, 12 artikelen')).toBeVisible();
});

test('[T61] the chosen day survives a change of the cart and a new login', async ({ logIn, openWith }) => {
  const { page } = await openWith(12, '/bestellen/betalen');
  const days = page.getByRole('radio');
  await expect(days.nth(2)).toBeAttached();
  const day = await days.nth(2).inputValue();
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await days.nth(2).check({ force: true });
  await saved;
  await page.getByRole('tab', { name: /Winkelmand/ }).click();
  await page.getByRole('button', { name: 'Eén meer' }).first().click();
  await expect(page.getByText('1 product, 13 artikelen')).toBeVisible();
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  const checked = page.getByRole('radio', { checked: true });
  await expect(checked).toHaveValue(day);
  await page.evaluate(() => localStorage.removeItem('magazijn.token'));
  await page.goto('/login?returnUrl=%2Fbestellen%2Fbetalen');
  await logIn(page, 'bij');
  await expect(checked).toHaveValue(day);
});
