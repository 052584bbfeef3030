import type { Page } from '@playwright/test';
import { axeViolations } from './browser/axeViolations.ts';
import { storedCart } from './browser/keepCart.ts';
import { type Account, test as base, expect } from './fixtures.ts';

const test = base.extend<{
  /** A customer with twelve boxes of diapers in the cart, on the payment screen. */
  openPayment(account: Account): Promise<Page>;
}>({
  openPayment: async ({ openPage, apiSession }, use) =>
    use(async (account) => {
      const session = await apiSession(account);
      const { id } = await session.call<{ id: number }>(
        '/product/detail/verzorging/luiers/demo-luiers-maat-4',
      );
      const page = await openPage('/winkelwagen', {
        storage: storedCart(session, { quantities: { [id]: 12 } }),
      });
      await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      return page;
    }),
});

test('[S60] without products there is nothing to pay', async ({ openPage, logIn }) => {
  const page = await openPage('/login?returnUrl=%2Fbestellen%2Fbetalen');
  await logIn(page, 'hommel');
  await expect(page.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Winkelmand/ })).toBeVisible();
});

test('[T62, K01] pressed five times, the order is placed once', async ({ openPayment }) => {
  const page = await openPayment('hommel');
  const button = page.getByRole('button', { name: 'Bestelling plaatsen' }).first();
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) element.click();
  });
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(page.getByText(/^KKB\d{9}$/)).toBeVisible();
  await page.goto('/profiel/bestelhistorie');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('[T60] a reload and the back button give the same draft, not another order', async ({ openPayment }) => {
  const page = await openPayment('bij');
  const ids = new Set<number>();
  page.on('response', async (response) => {
    if (response.url().endsWith('/order/create')) ids.add((await response.json()).data.order.order_id);
  });
  for (let round = 0; round < 3; round += 1) {
    await page.reload();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Jouw winkelmand' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('radio').first()).toBeVisible();
  }
  expect(ids.size).toBe(1);
});

test('[S62] a bare link to the thanks page empties nothing', async ({ openPayment }) => {
  const page = await openPayment('bij');
  await page.goto('/bestellen/betalen/gelukt');
  await expect(page.getByText('Hartelijk dank voor uw bestelling.')).toBeVisible();
  await page.goto('/winkelwagen');
  await expect(page.getByText('1 product, 12 artikelen')).toBeVisible();
});

test('[S63] the page of a failed payment says so and leads back', async ({ openPayment }) => {
  const page = await openPayment('bij');
  await page.goto('/bestellen/betalen/mislukt');
  await expect(page.getByRole('heading', { name: 'Betaling mislukt!' })).toBeVisible();
  await expect(page.getByText('Let op: Uw betaling is mislukt!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Opnieuw naar betalen' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
});
