import type { Locator } from '@playwright/test';
import type { Database } from '../apps/api/src/database.ts';
import { awaitMail } from './browser/awaitMail.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { toBank } from './browser/toBank.ts';
import { expect, test } from './fixtures.ts';

/** What the bank says of an order's payment, days after the buyer was thanked. */
const bankRefuses = (sql: Database['sql'], orderId: number) =>
  sql`
      insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
          reason, received_at)
        select 'LATE-' || reference, 'AUTHORISATION', false, reference, amount_cents, 'EUR', 'Refused', now()
          from payments where order_id = ${orderId} and state = 'pending'`;

test('an order whose payment a bank decides is in the history; when it is refused, its mail leads to it and the cart comes back whole', async ({
  openAs,
  emailOf,
  database,
}) => {
  const page = await openAs('mier', '/product/verzorging/luiers/demo-luiers-maat-4');
  const product = page.getByRole('main');
  await product
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await product.getByRole('spinbutton').first().fill('17');
  await product.getByRole('spinbutton').first().press('Enter');
  await expect(page.getByText(/17 artikelen|^17$/).first()).toBeVisible();
  await page.goto('/bestellen/betalen');
  await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
  await toBank(page);
  await page.getByRole('button', { name: 'Nog niet beslist', exact: true }).click();
  await page.waitForURL('**/bestellen/betalen/gelukt');
  const number = (await page.getByText(/^KKN\d{9}$/).textContent()) ?? '';

  await page.goto('/profiel/bestelhistorie');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row.getByText('Betaling in behandeling')).toBeVisible();
  await expect(row.getByRole('button', { name: /Factuur/ })).toHaveCount(0);
  await row.getByRole('link', { name: number }).click();
  await expect(page.getByText(/^Betaling in behandeling\..*Je hoeft niets te doen\.$/)).toBeVisible();
  await expect(page.getByText(/Geplaatst op/)).toHaveCount(0);

  await bankRefuses(database, Number(number.slice(3)));
  const mail = await awaitMail(
    await emailOf('mier'),
    new RegExp(`De betaling van bestelling ${number} is niet gelukt`),
  );
  const link = mail.links.find((href) => href.endsWith(`/order/${Number(number.slice(3))}`));
  expect(link).toBeDefined();
  await page.goto(new URL(link ?? '', shopUnderTest().shop).pathname);
  await expect(page.getByText(/^Betaling geweigerd\./)).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw bestellen' }).click();
  await expect(page.getByText('Alles ligt in je winkelmand, zoals in je bestelling.')).toBeVisible();
  await page.goto('/winkelwagen');
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('17');
  await page.goto('/profiel/bestelhistorie');
  await expect(row.getByText('Betaling geweigerd')).toBeVisible();
});

test('a mail for a product that is sold out can be taken back', async ({ openAs }) => {
  const page = await openAs('bij', '/product/verzorging/luiers/demo-uitverkocht');
  const ask = page.getByRole('button', { name: 'Stuur mij een email als dit product weer beschikbaar is' });
  const cancel = page.getByRole('button', { name: 'Toch geen mail' });
  /** The button changes at once; a reload may come only when the server has heard of it. */
  const press = async (button: Locator) => {
    const answered = page.waitForResponse(/\/product\/statusmail\//);
    await button.first().click();
    await answered;
  };
  await press(ask);
  await press(cancel);
  await expect(ask.first()).toBeVisible();
  await page.reload();
  await expect(ask.first()).toBeVisible();
  await press(ask);
  await expect(cancel.first()).toBeVisible();
  await page.reload();
  await press(cancel);
  await expect(ask.first()).toBeVisible();
});
