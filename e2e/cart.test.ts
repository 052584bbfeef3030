import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn } from './browser/logIn.ts';
import { openPage } from './browser/openPage.ts';

/** Logs in and empties what an earlier test left. */
async function openAs(account: string, path: string): Promise<Page> {
  const page = await openPage(`/login?returnUrl=${encodeURIComponent(path)}`);
  await logIn(page, account);
  return page;
}

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

const add = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();

test('[S51] an empty cart says so and leads back', async () => {
  const page = await openAs('bij', diapers);
  await page.goto('/winkelmand');
  await page.waitForURL('**/winkelwagen');
  await page.getByText('Je hebt 0 artikelen in je winkelmand').waitFor();
  await page.getByRole('button', { name: 'Verder winkelen' }).click();
  await page.waitForURL(`**${diapers}`);
});

test("[S52] 'Verder winkelen' leads past the payment page, back to what one shopped on last", async () => {
  const page = await openAs('bij', diapers);
  await add(page);
  const field = page.getByRole('main').getByRole('spinbutton').first();
  await field.fill('2');
  await field.press('Enter');
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('tab', { name: /Winkelmand/ }).click();
  await page.getByText('1 product, 2 artikelen').waitFor();
  await page.getByRole('button', { name: 'Verder winkelen' }).click();
  await page.waitForURL(`**${diapers}`);
});

test('[E05] the price that the product shows is the price of one in the cart, at every width, and of the line', async () => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-tien-procent');
  await add(page);
  const field = page.getByRole('main').getByRole('spinbutton').first();
  await field.fill('2');
  await field.press('Enter');
  const label = page.getByRole('main').locator('[data-slot="price-label"]').first();
  const shown = /(\d+),(\d\d) euro/.exec((await label.textContent()) ?? '');
  const cents = Number(`${shown?.[1]}${shown?.[2]}`);
  expect(cents).toBeGreaterThan(0);
  const text = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
  await page.goto('/winkelwagen');
  const line = page.getByRole('list', { name: 'Producten in je winkelmand' }).getByRole('listitem').first();
  for (const width of [1440, 960, 640, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await line.locator('[data-slot="unit-price"]').getByText(text(cents), { exact: false }).first().waitFor();
    await line.getByText(text(2 * cents)).waitFor();
  }
});

test('what cannot be ordered is said at once, and no green slip says that it was added', async () => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-tien-procent');
  await add(page);
  await page.getByRole('main').getByRole('spinbutton').first().fill('100001');
  await page.getByRole('main').getByRole('alert').getByText('Vul een heel aantal in').first().waitFor();
  await page.getByRole('main').getByRole('spinbutton').first().fill('21');
  await page.getByRole('main').getByText('Maximaal 20 per bestelling').first().waitFor();
  await page.goto('/product/knutselen/demo-cadeau');
  await add(page);
  await page
    .getByRole('main')
    .getByText(/^Nog 1 .* erbij en je krijgt .* cadeau\.$/)
    .first()
    .waitFor();
});

test('[T21, T22] the button becomes a stepper, and minus at one gives the button back', async () => {
  const page = await openAs('bij', diapers);
  await add(page);
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await quantity.waitFor();
  expect(await quantity.inputValue()).toBe('1');
  await page
    .getByRole('main')
    .getByRole('button', { name: /minder/ })
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .waitFor();
});

test('[V20, X04] below the minimum order one cannot order, and is told how much is missing', async () => {
  const page = await openAs('bij', diapers);
  await add(page);
  await page.goto('/winkelwagen');
  await page.getByText(/^U moet nog minimaal €.23,05 bijbestellen$/).waitFor();
  expect(await page.getByRole('button', { name: 'Nu bestellen' }).first().isDisabled()).toBe(true);
});

test('[X04, V20, E07] more than the limit of a product blocks the order with its reason', async () => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-tien-procent');
  await add(page);
  await page.getByRole('main').getByRole('spinbutton').first().fill('21');
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await page.getByText(/^- /).first().waitFor();
  expect(await page.getByRole('button', { name: 'Nu bestellen' }).first().isDisabled()).toBe(true);
});

test('[V21, X04] a 2+1 deal with two in the cart asks for the third, and with three gives it free', async () => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-appelsap-2-plus-1');
  await add(page);
  await page.getByRole('main').getByRole('spinbutton').first().fill('2');
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await page.getByText(/totale aantal in, inclusief het gratis artikel/).waitFor();
  await page.getByRole('button', { name: /^Voeg 1 gratis toe/ }).click();
  await page.getByText('Korting acties').waitFor();
  await page.getByText(/2 betaald, 1 gratis/).waitFor();
  await page.getByText('1 product, 3 artikelen').waitFor();
});

test('[V21] a give-away comes with its own line and no quantity to edit', async () => {
  const page = await openAs('bij', '/product/knutselen/demo-cadeau');
  await add(page);
  await page.getByRole('main').getByRole('spinbutton').first().fill('2');
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await page.getByText('Uw gratis artikel!').waitFor();
  const lines = page.getByRole('list', { name: 'Producten in je winkelmand' });
  expect(await lines.getByRole('listitem').count()).toBe(2);
  expect(await lines.getByRole('spinbutton').count()).toBe(1);
});

test('[T12] a coupon is applied after typing and shows in the sums', async () => {
  const page = await openAs('bij', diapers);
  await add(page);
  await page.goto('/winkelwagen');
  await page.getByLabel('Kortingscode').fill('DEMO10');
  await page.getByText('Kortingscode DEMO10').waitFor();
});

test('[S52] emptying the cart can be undone', async () => {
  const page = await openAs('bij', diapers);
  await add(page);
  await page.goto('/winkelwagen');
  await page.getByRole('button', { name: 'Winkelwagen legen' }).click();
  await page.getByText('Je hebt 0 artikelen in je winkelmand').waitFor();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByText('1 product, 1 artikel').waitFor();
});

test('[T10, T15] the cart survives a reload and follows in another tab', async () => {
  const page = await openAs('bij', diapers);
  await add(page);
  const other = await page.context().newPage();
  await other.goto('/winkelwagen');
  await other.getByText('1 product, 1 artikel').waitFor();
  await page.getByRole('main').getByRole('button', { name: /meer/ }).first().click();
  await other.getByText('1 product, 2 artikelen').waitFor();
  await other.reload();
  await other.getByText('1 product, 2 artikelen').waitFor();
  const stored = await other.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}'));
  expect(stored).toMatchObject({ total: { items: 2 }, discount: '', orderReference: '' });
  expect(stored.data.subtotal_exclusive).toBe(stored.total.amount);
});
