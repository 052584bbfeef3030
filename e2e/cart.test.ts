import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

const add = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();

test('[S51] an empty cart says so and leads back', async ({ openAs }) => {
  const page = await openAs('bij', diapers);
  await page.goto('/winkelmand');
  await page.waitForURL('**/winkelwagen');
  await expect(page.getByText('Je hebt 0 artikelen in je winkelmand')).toBeVisible();
  await page.getByRole('button', { name: 'Verder winkelen' }).click();
  await page.waitForURL(`**${diapers}`);
});

test("[S52] 'Verder winkelen' leads past the payment page, back to what one shopped on last", async ({
  openAs,
}) => {
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
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.getByRole('tab', { name: /Winkelmand/ }).click();
  await expect(page.getByText('1 product, 2 artikelen')).toBeVisible();
  await page.getByRole('button', { name: 'Verder winkelen' }).click();
  await page.waitForURL(`**${diapers}`);
});

test('[S52, S60] from 960 px on the panel of cart and payment begins beside the heading, which has the content below it', async ({
  openAs,
}) => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-tien-procent');
  await add(page);
  const field = page.getByRole('main').getByRole('spinbutton').first();
  await field.fill('20');
  await field.press('Enter');
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  for (const path of ['/winkelwagen', '/bestellen/betalen']) {
    await page.goto(path);
    await expect(page.locator('[data-slot=cart-summary]')).toBeVisible();
    for (const width of [1440, 960]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await topOf('[data-slot=summary]'), `${path} ${width}`).toBe(await topOf('main h1'));
    }
  }
});

test('[E05] the price that the product shows is the price of one in the cart, at every width, and of the line', async ({
  openAs,
}) => {
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
    await expect(
      line.locator('[data-slot="unit-price"]').getByText(text(cents), { exact: false }).first(),
    ).toBeVisible();
    await expect(line.getByText(text(2 * cents))).toBeVisible();
  }
});

test('what cannot be ordered is said at once, and no green slip says that it was added', async ({
  openAs,
}) => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-tien-procent');
  await add(page);
  const slip = page.locator('[data-slot=add-to-cart-notice] [data-slot=slip]');
  await expect(slip).toBeVisible();
  await expect(slip).toBeHidden();
  await page.getByRole('main').getByRole('spinbutton').first().fill('100001');
  await expect(
    page.getByRole('main').getByRole('alert').getByText('Vul een heel aantal in').first(),
  ).toBeVisible();
  await page.getByRole('main').getByRole('spinbutton').first().fill('21');
  await expect(page.getByRole('main').getByText('Maximaal 20 per bestelling').first()).toBeVisible();
  await expect(slip).toBeHidden();
});

test('on a phone a limit is said once: by what was pressed, and no slip lies over it', async ({ openAs }) => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-tien-procent');
  await page.setViewportSize({ width: 360, height: 740 });
  await add(page);
  const limit = page.getByText('Maximaal 20 per bestelling', { exact: true }).filter({ visible: true });
  const slip = page.locator('[data-slot=add-to-cart-notice]');
  await expect(slip.getByText('Toegevoegd aan')).toBeVisible();
  await page.getByRole('main').getByRole('spinbutton').first().fill('21');
  await expect(limit).toHaveCount(1);
  await expect(slip).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Zet op 20' }).click();
  await expect(limit).toHaveCount(0);
});

test('what one more would bring is said with the addition, and announced once', async ({ openAs }) => {
  const page = await openAs('bij', '/product/knutselen/demo-cadeau');
  await page.clock.install();
  await add(page);
  const sentence = /Nog 1 .* erbij en je krijgt .* cadeau\./;
  await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
  const slip = page.locator('[data-slot="add-to-cart-notice"]');
  await expect(slip.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
  // The slip goes, the sentence stays.
  await page.clock.runFor(3_000);
  await expect(slip.getByText(sentence)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
});

test('[T21, T22] the button becomes a stepper, and minus at one gives the button back', async ({
  openAs,
}) => {
  const page = await openAs('bij', diapers);
  await add(page);
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await expect(quantity).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await page
    .getByRole('main')
    .getByRole('button', { name: /minder/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Voeg toe(?! aan)/ })
      .first(),
  ).toBeVisible();
});

test('[C09] the first addition of a new browser is kept, though each answer of its first page brings another cookie', async ({
  openAs,
}) => {
  const page = await openAs('bij', diapers);
  let brought = 0;
  await page.route('**/api/v1/shop/cart', async (route) => {
    // As an answer does that comes when the addition is on its way.
    if (brought < 3) {
      brought++;
      const { headers } = await fetch(new URL('/api/v1/category', page.url()));
      const [cookie = ''] = headers.getSetCookie();
      await page.evaluate((brings) => {
        // biome-ignore lint/suspicious/noDocumentCookie: what the API sets, at this very moment
        document.cookie = brings;
      }, cookie);
    }
    await route.continue();
  });
  await add(page);
  await expect(page.locator('[data-slot=add-to-cart-notice] [data-slot=slip]')).toBeVisible();
  expect(brought).toBe(3);
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('1');
});

test('[V20, X04] below the minimum order one cannot order, and is told how much is missing', async ({
  openAs,
}) => {
  const page = await openAs('bij', diapers);
  await add(page);
  await page.goto('/winkelwagen');
  await expect(page.getByText(/^U moet nog minimaal €.23,05 bijbestellen$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nu bestellen' }).first()).toBeDisabled();
});

test('[X04, V20, E07] more than the limit of a product blocks the order with its reason', async ({
  openAs,
}) => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-tien-procent');
  await add(page);
  await page.getByRole('main').getByRole('spinbutton').first().fill('21');
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await expect(page.getByText(/^- /).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nu bestellen' }).first()).toBeDisabled();
});

test('[V21, X04] a 2+1 deal with two in the cart asks for the third, and with three gives it free', async ({
  openAs,
}) => {
  const page = await openAs('bij', '/product/voeding/fruit/demo-appelsap-2-plus-1');
  await add(page);
  await page.getByRole('main').getByRole('spinbutton').first().fill('2');
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await expect(page.getByText(/totale aantal in, inclusief het gratis artikel/)).toBeVisible();
  await page.getByRole('button', { name: /^Voeg 1 gratis toe/ }).click();
  await expect(page.getByText('Korting acties')).toBeVisible();
  await expect(page.getByRole('main').getByText(/2 betaald, 1 gratis/)).toBeVisible();
  await expect(page.getByText('1 product, 3 artikelen')).toBeVisible();
});

test('[V21] a give-away comes with its own line and no quantity to edit', async ({ openAs }) => {
  const page = await openAs('bij', '/product/knutselen/demo-cadeau');
  await add(page);
  await page.getByRole('main').getByRole('spinbutton').first().fill('2');
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await expect(page.getByText('Uw gratis artikel!')).toBeVisible();
  const lines = page.getByRole('list', { name: 'Producten in je winkelmand' });
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await expect(lines.getByRole('spinbutton')).toHaveCount(1);
});

test('[T12] a coupon is applied after typing and shows in the sums', async ({ openAs }) => {
  const page = await openAs('bij', diapers);
  await add(page);
  await page.goto('/winkelwagen');
  await page.getByLabel('Kortingscode').fill('DEMO10');
  await expect(page.getByText('Kortingscode DEMO10')).toBeVisible();
});

test('[S52] emptying the cart can be undone', async ({ openAs }) => {
  const page = await openAs('bij', diapers);
  await add(page);
  await page.goto('/winkelwagen');
  await page.getByRole('button', { name: 'Winkelwagen legen' }).click();
  await expect(page.getByText('Je hebt 0 artikelen in je winkelmand')).toBeVisible();
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(page.getByText('1 product, 1 artikel')).toBeVisible();
});

test('[T10, T15] the cart survives a reload and follows in another tab', async ({ openAs }) => {
  const page = await openAs('bij', diapers);
  await add(page);
  const other = await page.context().newPage();
  await other.goto('/winkelwagen');
  await expect(other.getByText('1 product, 1 artikel')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /meer/ }).first().click();
  await expect(other.getByText('1 product, 2 artikelen')).toBeVisible();
  await other.reload();
  await expect(other.getByText('1 product, 2 artikelen')).toBeVisible();
  // Amounts are stored when the answer with them has come.
  const stored = () => other.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}'));
  await expect.poll(stored).toMatchObject({ total: { items: 2 }, discount: '', orderReference: '' });
  const { data, total } = await stored();
  expect(data.subtotal_exclusive).toBe(total.amount);
});
