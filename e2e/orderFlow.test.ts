import { addProduct } from './browser/addProduct.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { toCart } from './browser/toCart.ts';
import { expect, test } from './fixtures.ts';

test('[S50, S52, S60, S62, T60, T61, T62, T64, E03] a company orders on account, from the home page to its history', {
  tag: '@default',
}, async ({ openAs }) => {
  const page = await openAs('bij', '/');
  const steps = new Set<string>();
  const drafts = new Set<number>();
  page.on('request', (request) => {
    const step = /\/api\/v1\/(order\/create|order\/delivery|payment\/account)/.exec(request.url());
    if (step) steps.add(`${request.method()} ${step[1]}`);
  });
  page.on('response', async (response) => {
    if (!response.url().endsWith('/order/create')) return;
    // The page may be gone before the body arrives.
    const body = await response.json().catch(() => null);
    if (body) drafts.add(body.data.order.order_id);
  });
  const search = page.getByPlaceholder('Zoek je product of merk').first();
  await search.fill('luiers maat 4');
  await search.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pukkie luiers maat 4/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /luiers maat 4/i })).toBeVisible();
  const product = new URL(page.url()).pathname;
  await addProduct(page, 12);

  await toCart(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Jouw winkelmand' })).toBeVisible();
  const lines = page.getByRole('list', { name: 'Producten in je winkelmand' });
  await expect(lines.getByText('323,40')).toBeVisible();
  await expect(
    page.getByText(/^Bestel je nu, dan bezorgen we [a-z]+dag \d+ [a-z]+ of [a-z]+dag \d+ [a-z]+\.$/),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const order = page.getByRole('link', { name: 'Nu bestellen' }).first();
  await order.click();
  const days = page.getByRole('group', { name: 'Wanneer mogen we komen?' }).getByRole('radio');
  await expect(days.nth(2)).toBeAttached();
  const day = await days.nth(2).inputValue();
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await days.nth(2).check({ force: true });
  expect((await saved).request().postData()).toBe(`date=${day}`);
  expect(await axeViolations(page)).toEqual([]);

  // 'Verder winkelen' skips the payment page in the history; the draft keeps its delivery day.
  await page.getByRole('tab', { name: /Winkelmand/ }).click();
  await expect(order).toBeVisible();
  await page.getByRole('button', { name: 'Verder winkelen' }).click();
  await page.waitForURL(`**${product}`);
  await toCart(page);
  await order.click();
  await expect(
    page.getByRole('group', { name: 'Wanneer mogen we komen?' }).getByRole('radio', { checked: true }),
  ).toHaveValue(day);
  await page.goBack();
  await expect(order).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();

  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(page.getByRole('heading', { name: 'Hartelijk dank voor uw bestelling.' })).toBeVisible();
  const number = (await page.getByText(/^KKN\d{9}$/).textContent()) ?? '';
  expect([...drafts]).toEqual([Number(number.slice(3))]);
  expect([...steps]).toEqual(['POST order/create', 'POST order/delivery', 'GET payment/account']);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Naar je bestelhistorie' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('[S52, S62, K01] a Belgian company orders the most that a product’s limit allows, on a phone', {
  tag: '@default',
}, async ({ openAs }) => {
  const page = await openAs('hommel', '/product/voeding/fruit/demo-tien-procent', { width: 360 });
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await addProduct(page);
  const toast = page.locator('[data-slot=add-to-cart-notice]');
  await expect(toast.getByText('Toegevoegd aan')).toBeVisible();
  await page.getByRole('main').getByRole('spinbutton').first().fill('21');
  const limit = page.getByText('Maximaal 20 per bestelling', { exact: true }).filter({ visible: true });
  await expect(limit).toHaveCount(1);
  await expect(toast).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Zet op 20' }).click();
  await expect(limit).toHaveCount(0);
  expect(await pageWidth()).toBe(360);

  const bar = page.locator('[data-slot=mobile-bar]');
  await bar.getByRole('link', { name: /winkelmand/i }).click();
  await expect(page.getByText('1 product, 20 artikelen')).toBeVisible();
  expect(await pageWidth()).toBe(360);
  await page.getByRole('link', { name: 'Nu bestellen' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('radio').first()).toBeAttached();
  expect(await pageWidth()).toBe(360);
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).filter({ visible: true }).first().click();
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(page.getByText(/^KKB\d{9}$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await pageWidth()).toBe(360);
});
