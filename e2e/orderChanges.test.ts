// Over 150 lines: all that can change between a cart and its order, each told once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ApiSession, apiSession } from './browser/apiSession.ts';
import { inShopDatabase } from './browser/inShopDatabase.ts';
import { keepCart } from './browser/keepCart.ts';
import { openPage } from './browser/openPage.ts';
import { type OwnProduct, ownProducts } from './browser/ownProducts.ts';

/** A second attempt of a journey must not find the order of the first. */
const ofThisAttempt = (reference: string) => `${reference} ${Date.now().toString(36)}`;

/** A product of one's own, and bij in a browser with two of it in the cart. */
async function openCart(
  shelf: number,
  changes: { readonly coupon?: string; readonly orderReference?: string; readonly path?: string } = {},
): Promise<{ page: Page; product: OwnProduct; session: ApiSession }> {
  const { path = '/winkelwagen', ...cart } = changes;
  const session = await apiSession('bij');
  const [product] = await ownProducts(shelf, 1);
  if (!product) throw new Error('No product.');
  const page = await openPage('/', { expectedComplaints: /40[49]|422/ });
  await keepCart(page, session, { amounts: { [product.id]: 2 }, ...cart });
  await page.goto(path);
  return { page, product, session };
}

const toPayment = (page: Page) => page.getByRole('link', { name: 'Nu bestellen' }).first().click();
const place = (page: Page) => page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
const summary = (page: Page) => page.getByRole('region', { name: 'Jouw bestelling' });
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** The subtotal of the order that was placed with a reference, in cents. */
const subtotalOf = async (reference: string): Promise<readonly number[]> =>
  (
    await inShopDatabase(
      (sql) => sql<{ subtotalCents: number }[]>`
        select subtotal_cents from orders where order_reference = ${reference} and status = 'placed'`,
    )
  ).map(({ subtotalCents }) => subtotalCents);

test('[T60] dearer between cart and order: the payment screen says so, and what it shows is what is charged', async () => {
  const orderReference = ofThisAttempt('Duurder');
  const { page, product } = await openCart(4, { orderReference });
  await page.getByText('1 product, 2 artikelen').waitFor();
  const raise = () =>
    inShopDatabase(
      (sql) => sql`update products set price_cents = price_cents + 200 where id = ${product.id}`,
    );
  await raise();
  await toPayment(page);
  const shown = (product.priceCents + 200) * 2;
  await page.getByText('Sinds je winkelmand zijn prijzen veranderd:').waitFor();
  await summary(page).getByText(euros(shown)).first().waitFor();
  // Dearer once more while the screen is open: the order keeps the price that stands on it.
  await raise();
  await place(page);
  await page.waitForURL('**/gelukt');
  expect(await subtotalOf(orderReference)).toEqual([shown]);
});

test('[V20, X04] gone from the range between cart and order: nothing can be ordered, and the way back to the cart is there', async () => {
  const { page, product } = await openCart(5);
  await page.getByText('1 product, 2 artikelen').waitFor();
  await inShopDatabase((sql) => sql`update products set available = false where id = ${product.id}`);
  await toPayment(page);
  await page.getByText(`- ${product.description}: niet op voorraad`).waitFor();
  expect(await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await page.getByText('Van deze artikelen is er niet genoeg:').first().waitFor();
});

test('[T62, S63] gone while the payment screen is open: mislukt says why, nothing is ordered, the cart stays', async () => {
  const orderReference = ofThisAttempt('Uitverkocht onderweg');
  const { page, product } = await openCart(6, { orderReference, path: '/bestellen/betalen' });
  await page.getByRole('radio').first().waitFor();
  await inShopDatabase((sql) => sql`update products set stock = 1 where id = ${product.id}`);
  await place(page);
  await page.waitForURL('**/mislukt');
  await page.getByText(`Van ${product.description} is er niet genoeg op voorraad.`).waitFor();
  expect(await subtotalOf(orderReference)).toEqual([]);
  await page.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await page.getByText('1 product, 2 artikelen').waitFor();
});

test('[X04] a product that does not exist any more is told, and taken out with one click', async () => {
  const { page, product, session } = await openCart(7);
  await keepCart(page, session, { amounts: { [product.id]: 2, 99999999: 1 } });
  await page.goto('/winkelwagen');
  await page.getByText('Eén product in je winkelmand bestaat niet meer.').waitFor();
  await page.goto('/bestellen/betalen');
  await page.getByText(/Een van de producten bestaat niet meer/).waitFor();
  await page.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await page.getByRole('button', { name: 'Haal het uit je winkelmand' }).click();
  await page.getByText('1 product, 2 artikelen').waitFor();
  await toPayment(page);
  await page.getByRole('radio').first().waitFor();
});

test('[T12] a coupon that ended: the payment screen says so before the order is placed, and after a refusal the next try is without it', async () => {
  const orderReference = ofThisAttempt('Coupon voorbij');
  const end = () => inShopDatabase((sql) => sql`update coupons set ends_at = now() where code = 'EINDIG10'`);
  await inShopDatabase(
    (sql) => sql`insert into coupons (code, percentage) values ('EINDIG10', 10)
      on conflict (code) do update set ends_at = null`,
  );
  const { page, product } = await openCart(8, { coupon: 'EINDIG10', orderReference });
  await page.getByText(/^Deze code geeft je/).waitFor();
  await toPayment(page);
  await summary(page).getByText('Kortingscode EINDIG10').waitFor();
  await end();
  await place(page);
  await page.waitForURL('**/mislukt');
  await page.getByText('Deze kortingscode is niet meer geldig.').waitFor();
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
  await page.getByText(/^Kortingscode EINDIG10 geldt niet voor deze bestelling/).waitFor();
  await place(page);
  await page.waitForURL('**/gelukt');
  expect(await subtotalOf(orderReference)).toEqual([product.priceCents * 2]);
});

test('[T61, K05] a delivery date that passed midnight gives way, and gelukt says which day it is now', async () => {
  const orderReference = ofThisAttempt('Na middernacht');
  const { page } = await openCart(9, { orderReference, path: '/bestellen/betalen' });
  await page.getByRole('radio').first().waitFor();
  const offered = await page.getByRole('radio').first().getAttribute('value');
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await page.getByRole('radio').nth(1).check({ force: true });
  await saved;
  await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true);
  // As if the screen had stood open for days.
  await inShopDatabase(
    (sql) =>
      sql`update orders set delivery_date = current_date - 3 where order_reference = ${orderReference}`,
  );
  await place(page);
  await page.waitForURL('**/gelukt');
  await page.getByText(/De dag die je koos, .+, kon niet meer\./).waitFor();
  const [stored] = await inShopDatabase(
    (sql) => sql<{ day: number }[]>`
      select extract(epoch from (delivery_date + time '12:00') at time zone 'Europe/Amsterdam')::int as day
        from orders where order_reference = ${orderReference}`,
  );
  expect(String(stored?.day)).toBe(offered);
});

test('[T60, C12] back and forward through the whole flow fifty times: one open draft, one order', async () => {
  const orderReference = ofThisAttempt('Vijftig keer');
  const { page } = await openCart(10, { orderReference });
  await page.getByText('1 product, 2 artikelen').waitFor();
  await toPayment(page);
  await page.getByRole('radio').first().waitFor();
  const drafts = async () =>
    (
      await inShopDatabase(
        (sql) =>
          sql<{ status: string }[]>`select status from orders where order_reference = ${orderReference}`,
      )
    ).map(({ status }) => status);
  for (let turn = 0; turn < 25; turn += 1) {
    await page.goBack();
    await page.getByRole('heading', { name: 'Jouw winkelmand' }).waitFor();
    await page.goForward();
    await page.getByRole('radio').first().waitFor();
  }
  expect(await drafts()).toEqual(['draft']);
  await place(page);
  await page.waitForURL('**/gelukt');
  // Back from the thanks there is nothing left to order.
  await page.goBack();
  await page.goto('/bestellen/betalen');
  await page.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.').waitFor();
  expect(await drafts()).toEqual(['placed']);
});

test('[V22, T23] odd quantities are refused in words, and never sent', async () => {
  const { page } = await openCart(11);
  await page.getByText('1 product, 2 artikelen').waitFor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/shop/cart')) sent.push(request.postData() ?? '');
  });
  const quantity = page.getByRole('list', { name: 'Producten in je winkelmand' }).getByRole('spinbutton');
  for (const odd of ['-3', '1.5', '10000', '1e9', '-0.1']) {
    await quantity.fill(odd);
    await page.getByText('Vul een heel aantal in, van 0 tot 9999.').waitFor();
    await page.waitForTimeout(700);
  }
  expect(sent).toEqual([]);
  // Left empty, or given letters, which a number field does not take, it shows what is in the cart.
  await quantity.fill('');
  await quantity.press('e');
  await quantity.blur();
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await quantity.fill('007');
  await page.getByText('1 product, 7 artikelen').waitFor();
});
