import type { Page } from '@playwright/test';
import type { Database } from '../apps/api/src/database.ts';
import type { ApiSession } from './browser/apiSession.ts';
import { keepCart, storedCart } from './browser/keepCart.ts';
import { type OwnProduct, ownProducts } from './browser/ownProducts.ts';
import { test as base, expect } from './fixtures.ts';

/** A second attempt of a journey must not find the order of the first. */
const ofThisAttempt = (reference: string) => `${reference} ${Date.now().toString(36)}`;

const test = base.extend<{
  /** A product of one's own, and bij in a browser with two of it in the cart. */
  openCart(
    shelf: number,
    changes?: { readonly coupon?: string; readonly orderReference?: string; readonly path?: string },
  ): Promise<{ readonly page: Page; readonly product: OwnProduct; readonly session: ApiSession }>;
}>({
  openCart: async ({ openPage, apiSession, database }, use) =>
    use(async (shelf, { path = '/winkelwagen', ...cart } = {}) => {
      const session = await apiSession('bij');
      const [product] = await ownProducts(database, shelf, 1);
      if (!product) throw new Error('No product.');
      const storage = storedCart(session, { quantities: { [product.id]: 2 }, ...cart });
      const page = await openPage(path, { storage, expectedErrors: /40[49]|422/ });
      return { page, product, session };
    }),
});

const toPayment = (page: Page) => page.getByRole('link', { name: 'Nu bestellen' }).first().click();
const place = (page: Page) => page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
const summary = (page: Page) => page.getByRole('region', { name: 'Jouw bestelling' });
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** The subtotal of the order that was placed with a reference, in cents. */
const subtotalOf = async (sql: Database['sql'], reference: string): Promise<readonly number[]> =>
  (
    await sql<{ subtotalCents: number }[]>`
        select subtotal_cents from orders where order_reference = ${reference} and status = 'placed'`
  ).map(({ subtotalCents }) => subtotalCents);

test('[T60] dearer between cart and order: the payment screen says so, and what it shows is what is charged', async ({
  database,
  openCart,
}) => {
  const orderReference = ofThisAttempt('Duurder');
  const { page, product } = await openCart(4, { orderReference });
  await expect(page.getByText('1 product, 2 artikelen')).toBeVisible();
  const raise = () => database`update products set price_cents = price_cents + 200 where id = ${product.id}`;
  await raise();
  await toPayment(page);
  const shown = (product.priceCents + 200) * 2;
  await expect(page.getByText('Sinds je winkelmand zijn prijzen veranderd:')).toBeVisible();
  await expect(summary(page).getByText(euros(shown)).first()).toBeVisible();
  // Dearer once more while the screen is open: the order keeps the price that stands on it.
  await raise();
  await place(page);
  await page.waitForURL('**/gelukt');
  expect(await subtotalOf(database, orderReference)).toEqual([shown]);
});

test('[V20, X04] gone from the range between cart and order: nothing can be ordered, and the way back to the cart is there', async ({
  database,
  openCart,
}) => {
  const { page, product } = await openCart(5);
  await expect(page.getByText('1 product, 2 artikelen')).toBeVisible();
  await database`update products set available = false where id = ${product.id}`;
  await toPayment(page);
  await expect(page.getByText(`- ${product.description}: niet op voorraad`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bestelling plaatsen' }).first()).toBeDisabled();
  await page.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await expect(page.getByText('Van dit artikel is er niet genoeg:').first()).toBeVisible();
});

test('[T62, S63] gone while the payment screen is open: mislukt says why, nothing is ordered, the cart stays', async ({
  database,
  openCart,
}) => {
  const orderReference = ofThisAttempt('Uitverkocht onderweg');
  const { page, product } = await openCart(6, { orderReference, path: '/bestellen/betalen' });
  await expect(page.getByRole('radio').first()).toBeVisible();
  await database`update products set stock = 1 where id = ${product.id}`;
  await place(page);
  await page.waitForURL('**/mislukt');
  await expect(page.getByText(`Van ${product.description} is er niet genoeg op voorraad.`)).toBeVisible();
  expect(await subtotalOf(database, orderReference)).toEqual([]);
  await page.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await expect(page.getByText('1 product, 2 artikelen')).toBeVisible();
});

test('[X04] a product that does not exist any more is told, and taken out with one click', async ({
  openCart,
}) => {
  const { page, product, session } = await openCart(7);
  await keepCart(page, session, { quantities: { [product.id]: 2, 99999999: 1 } });
  await page.goto('/winkelwagen');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Eén product in je winkelmand bestaat niet meer.' }),
  ).toBeVisible();
  await page.goto('/bestellen/betalen');
  await expect(page.getByText(/Een van de producten bestaat niet meer/)).toBeVisible();
  await page.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await page.getByRole('button', { name: 'Haal het uit je winkelmand' }).click();
  await expect(page.getByText('1 product, 2 artikelen')).toBeVisible();
  await toPayment(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('[T12] a coupon that ended: the payment screen says so before the order is placed, and after a refusal the next try is without it', async ({
  database,
  openCart,
}) => {
  const orderReference = ofThisAttempt('Coupon voorbij');
  const end = () => database`update coupons set ends_at = now() where code = 'EINDIG10'`;
  await database`insert into coupons (code, percentage) values ('EINDIG10', 10)
      on conflict (code) do update set ends_at = null`;
  const { page, product } = await openCart(8, { coupon: 'EINDIG10', orderReference });
  await expect(page.getByText(/^Deze code geeft je/)).toBeVisible();
  await toPayment(page);
  await expect(summary(page).getByText('Kortingscode EINDIG10')).toBeVisible();
  await end();
  await place(page);
  await page.waitForURL('**/mislukt');
  await expect(page.getByText('Deze kortingscode is niet meer geldig.')).toBeVisible();
  await page.getByRole('link', { name: 'Opnieuw naar betalen' }).click();
  await expect(
    page.getByRole('main').getByText(/^Kortingscode EINDIG10 geldt niet voor deze bestelling/),
  ).toBeVisible();
  await place(page);
  await page.waitForURL('**/gelukt');
  expect(await subtotalOf(database, orderReference)).toEqual([product.priceCents * 2]);
});

test('[T61, K05] a delivery date that passed midnight gives way, and gelukt says which day it is now', async ({
  database,
  openCart,
}) => {
  const orderReference = ofThisAttempt('Na middernacht');
  const { page } = await openCart(9, { orderReference, path: '/bestellen/betalen' });
  await expect(page.getByRole('radio').first()).toBeVisible();
  const offered = await page.getByRole('radio').first().getAttribute('value');
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await page.getByRole('radio').nth(1).check({ force: true });
  await saved;
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  // As if the screen had stood open for days.
  await database`update orders set delivery_date = current_date - 3 where order_reference = ${orderReference}`;
  await place(page);
  await page.waitForURL('**/gelukt');
  await expect(page.getByText(/De dag die je koos, .+, kon niet meer\./)).toBeVisible();
  const [stored] = await database<{ day: number }[]>`
      select extract(epoch from (delivery_date + time '12:00') at time zone 'Europe/Amsterdam')::int as day
        from orders where order_reference = ${orderReference}`;
  expect(String(stored?.day)).toBe(offered);
});

test('[T60, C12] back and forward through the whole flow fifty times: one open draft, one order', async ({
  database,
  openCart,
}) => {
  const orderReference = ofThisAttempt('Vijftig keer');
  const { page } = await openCart(10, { orderReference });
  await expect(page.getByText('1 product, 2 artikelen')).toBeVisible();
  await toPayment(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
  const drafts = async () =>
    (
      await database<
        { status: string }[]
      >`select status from orders where order_reference = ${orderReference}`
    ).map(({ status }) => status);
  for (let turn = 0; turn < 25; turn += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Jouw winkelmand' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('radio').first()).toBeVisible();
  }
  expect(await drafts()).toEqual(['draft']);
  await place(page);
  await page.waitForURL('**/gelukt');
  // Back from the thanks there is nothing left to order.
  await page.goBack();
  await page.goto('/bestellen/betalen');
  await expect(page.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.')).toBeVisible();
  expect(await drafts()).toEqual(['placed']);
});

test('[V22, T23] odd quantities are refused in words, and never sent', async ({ openCart }) => {
  const { page } = await openCart(11);
  await page.clock.install();
  await expect(page.getByText('1 product, 2 artikelen')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/shop/cart')) sent.push(request.postData() ?? '');
  });
  const quantity = page.getByRole('list', { name: 'Producten in je winkelmand' }).getByRole('spinbutton');
  for (const odd of ['-3', '1.5', '10000', '1e9', '-0.1']) {
    await quantity.fill(odd);
    await expect(page.getByRole('main').getByText('Vul een heel aantal in, van 0 tot 9999.')).toBeVisible();
    await page.clock.runFor(700);
  }
  // Left empty, or given letters, which a number field does not take, it shows what is in the cart.
  await quantity.fill('');
  await quantity.press('e');
  await quantity.blur();
  await expect(quantity).toHaveValue('2');
  await quantity.fill('007');
  await expect(page.getByText('1 product, 7 artikelen')).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  for (const body of sent) expect(body).toMatch(/name="products\[\d+\]"\r\n\r\n7\r\n/);
});
