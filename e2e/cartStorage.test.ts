import { addProduct } from './browser/addProduct.ts';
import { toCart } from './browser/toCart.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

/** Makes storage throw, as in a browser that blocks site data. */
function refuseStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

test('[T10] with blocked storage the cart says so, works in memory, and can be ordered', async ({
  openPage,
  logIn,
}) => {
  const page = await openPage('/robots.txt');
  await page.context().addInitScript(refuseStorage);
  await page.goto(`/login?returnUrl=${encodeURIComponent(diapers)}`);
  await logIn(page, 'bij');
  await addProduct(page, 12);
  await toCart(page);
  await expect(
    page.getByText(
      'Deze browser bewaart niets. Je winkelmand blijft alleen in dit tabblad staan, totdat je het sluit.',
    ),
  ).toBeVisible();
  await expect(page.getByText('1 product, 12 artikelen')).toBeVisible();
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(page.getByText(/^KKN\d{9}$/)).toBeVisible();
  await toCart(page);
  await expect(page.getByText('Je hebt 0 artikelen in je winkelmand')).toBeVisible();
});
