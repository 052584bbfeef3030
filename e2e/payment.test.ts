import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from './browser/axeViolations.ts';
import { logIn } from './browser/logIn.ts';
import { openPage } from './browser/openPage.ts';

/** A customer with twelve boxes of diapers in the cart, on the payment screen. */
async function openPayment(account: string): Promise<Page> {
  const page = await openPage('/login?returnUrl=%2Fproduct%2Fverzorging%2Fluiers%2Fdemo-luiers-maat-4');
  await logIn(page, account);
  const product = page.getByRole('main');
  await product
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await product.getByRole('spinbutton').first().fill('12');
  await product.getByRole('spinbutton').first().press('Enter');
  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  await page.getByRole('radio').first().waitFor();
  return page;
}

test('[S60] without products there is nothing to pay', async () => {
  const page = await openPage('/login?returnUrl=%2Fbestellen%2Fbetalen');
  await logIn(page, 'hommel');
  await page.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.').waitFor();
  await page.getByRole('tab', { name: /Winkelmand/ }).waitFor();
});

test('[T62, K01] pressed five times, the order is placed once', async () => {
  const page = await openPayment('hommel');
  const button = page.getByRole('button', { name: 'Bestelling plaatsen' }).first();
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) element.click();
  });
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await page.getByText(/^KKB\d{9}$/).waitFor();
  await page.goto('/profiel/bestelhistorie');
  await page.getByRole('rowheader').first().waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(1);
});

test('[T60] a reload and the back button give the same draft, not another order', async () => {
  const page = await openPayment('bij');
  const ids = new Set<number>();
  page.on('response', async (response) => {
    if (response.url().endsWith('/order/create')) ids.add((await response.json()).data.order.order_id);
  });
  for (let round = 0; round < 3; round += 1) {
    await page.reload();
    await page.getByRole('radio').first().waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Jouw winkelmand' }).waitFor();
    await page.goForward();
    await page.getByRole('radio').first().waitFor();
  }
  expect(ids.size).toBe(1);
});

test('[S62] a bare link to the thanks page empties nothing', async () => {
  const page = await openPayment('bij');
  await page.goto('/bestellen/betalen/gelukt');
  await page.getByText('Hartelijk dank voor uw bestelling.').waitFor();
  await page.goto('/winkelwagen');
  await page.getByText('1 product, 12 artikelen').waitFor();
});

test('[S63] the page of a failed payment says so and leads back', async () => {
  const page = await openPayment('bij');
  await page.goto('/bestellen/betalen/mislukt');
  await page.getByRole('heading', { name: 'Betaling mislukt!' }).waitFor();
  await page.getByText('Let op: Uw betaling is mislukt!').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
  await page.getByRole('radio').first().waitFor();
});
