import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logIn } from './browser/logIn.ts';
import { testBrowser } from './browser/testBrowser.ts';
import { startShop } from './startShop.ts';

/** A person with a browser of their own, in front of a shop that the test may kill. */
async function visit(shop: string) {
  const browser = await testBrowser();
  const context = await browser.newContext({
    baseURL: shop,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  context.setDefaultTimeout(15_000);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  return page;
}

test('[S40, S10, S20, T21, S52, S60, T61, T62, S62, E03] a company orders two products with a delivery date, and finds the order after a kill of everything', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-order-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const first = await startShop(folder);
  const page = await visit(first.shop);

  await page.goto('/login');
  await logIn(page, 'vlinder');
  await page.getByRole('heading', { name: 'Best verkocht' }).waitFor();

  await page.goto('/categorie/schoonmaak');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await page.goto('/product/verzorging/luiers/demo-luiers-maat-4');
  const product = page.getByRole('main');
  await product
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await product
    .getByRole('spinbutton', { name: /luiers maat 4/i })
    .first()
    .fill('12');

  await page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Jouw winkelmand' }).waitFor();
  await page.getByText('2 producten, 13 artikelen').waitFor();
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();

  await page.waitForURL('**/bestellen/betalen');
  const dates = page.getByRole('radio');
  await dates.nth(5).waitFor();
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await dates.nth(2).check({ force: true });
  expect((await saved).status()).toBe(200);
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();

  await page.waitForURL('**/bestellen/betalen/gelukt');
  await page.getByText('Hartelijk dank voor uw bestelling.').waitFor();
  const number = (await page.getByText(/^KKN\d{9}$/).textContent()) ?? '';
  await page.getByRole('link', { name: 'Naar je bestelhistorie' }).click();
  await page.getByRole('link', { name: number }).waitFor();

  await first.kill();
  const second = await startShop(folder);
  onTestFinished(async () => void (await second.stop()));
  const later = await visit(second.shop);
  await later.goto('/login?returnUrl=%2Fprofiel%2Fbestelhistorie');
  await logIn(later, 'vlinder');
  await later.getByRole('link', { name: number }).click();
  await later.getByRole('heading', { name: `Bestelling ${number}` }).waitFor();
  await later.getByText(/^12 ×/).waitFor();
});
