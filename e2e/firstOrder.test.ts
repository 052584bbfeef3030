import { addProduct } from './browser/addProduct.ts';
import { logIn } from './browser/logIn.ts';
import { toCart } from './browser/toCart.ts';
import { expect, test } from './fixtures.ts';

const email = 'vlinder@demo.magazijn.test';

/** The console messages of the browser when the shop is killed. */
const expectedErrors = /net::ERR|Failed to load resource|Failed to fetch/;

test('[S40, S10, S20, T21, S52, S60, T61, T62, S62, E03] a company orders two products with a delivery date, and the order survives a kill of all processes', async ({
  openPage,
  dataFolder,
  startOwnShop,
}) => {
  const first = await startOwnShop(dataFolder);
  const page = await openPage('/login', { shop: first.shop, expectedErrors });
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();

  await page.goto('/categorie/schoonmaak');
  await addProduct(page);
  await page.goto('/product/verzorging/luiers/demo-luiers-maat-4');
  await addProduct(page, 12);

  await toCart(page);
  await expect(page.getByRole('heading', { name: 'Jouw winkelmand' })).toBeVisible();
  await expect(page.getByText('2 producten, 13 artikelen')).toBeVisible();
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();

  await page.waitForURL('**/bestellen/betalen');
  const dates = page.getByRole('group', { name: 'Wanneer mogen we komen?' }).getByRole('radio');
  await expect(dates.nth(5)).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await dates.nth(2).check({ force: true });
  expect((await saved).status()).toBe(200);
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();

  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(page.getByRole('heading', { name: 'Hartelijk dank voor uw bestelling.' })).toBeVisible();
  const number = (await page.getByText(/^KKN\d{9}$/).textContent()) ?? '';
  await page.getByRole('link', { name: 'Naar je bestelhistorie' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  await first.kill();
  const second = await startOwnShop(dataFolder);
  const later = await openPage('/login?returnUrl=%2Fprofiel%2Fbestelhistorie', { shop: second.shop });
  await logIn(later, email);
  await later.getByRole('link', { name: number }).click();
  await expect(later.getByRole('heading', { name: `Bestelling ${number}` })).toBeVisible();
  await expect(later.getByText(/^12 ×/)).toBeVisible();
  // The code of this button loads last: the shop of the page stops after that.
  await expect(later.getByRole('button', { name: 'Zet op lijst' })).toBeVisible();
});
