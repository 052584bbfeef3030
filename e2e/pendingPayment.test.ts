import { expect, inject, test } from 'vitest';
import { awaitMail } from './browser/awaitMail.ts';
import { inShopDatabase } from './browser/inShopDatabase.ts';
import { logIn } from './browser/logIn.ts';
import { openPage } from './browser/openPage.ts';

/** What the bank says of an order's payment, days after the buyer was thanked. */
const bankRefuses = (orderId: number) =>
  inShopDatabase(
    (sql) => sql`
      insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
          reason, received_at)
        select 'LATE-' || reference, 'AUTHORISATION', false, reference, amount_cents, 'EUR', 'Refused', now()
          from payments where order_id = ${orderId} and state = 'pending'`,
  );

test('an order whose payment a bank decides is in the history; when it is refused, its mail leads to it and the cart comes back whole', async () => {
  const page = await openPage('/login?returnUrl=%2Fproduct%2Fverzorging%2Fluiers%2Fdemo-luiers-maat-4');
  await logIn(page, 'mier');
  const product = page.getByRole('main');
  await product
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await product.getByRole('spinbutton').first().fill('17');
  await product.getByRole('spinbutton').first().press('Enter');
  await page
    .getByText(/17 artikelen|^17$/)
    .first()
    .waitFor();
  await page.goto('/bestellen/betalen');
  await page.getByRole('button', { name: 'Naar betalen' }).first().click();
  await page.getByText('iDEAL | Wero').first().click();
  await page
    .getByRole('button', { name: /iDEAL|Verder|Betaal/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Nog niet beslist', exact: true }).click();
  await page.waitForURL('**/bestellen/betalen/gelukt');
  const number = (await page.getByText(/^KKN\d{9}$/).textContent()) ?? '';

  await page.goto('/profiel/bestelhistorie');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await row.getByText('Betaling in behandeling').waitFor();
  expect(await row.getByRole('button', { name: /Factuur/ }).count()).toBe(0);
  await row.getByRole('link', { name: number }).click();
  await page.getByText(/^Betaling in behandeling\..*Je hoeft niets te doen\.$/).waitFor();
  expect(await page.getByText(/Geplaatst op/).count()).toBe(0);

  await bankRefuses(Number(number.slice(3)));
  const mail = await awaitMail('mier', new RegExp(`De betaling van bestelling ${number} is niet gelukt`));
  const link = mail.links.find((href) => href.endsWith(`/order/${Number(number.slice(3))}`));
  expect(link).toBeDefined();
  await page.goto(new URL(link ?? '', inject('shop')).pathname);
  await page.getByText(/^Betaling geweigerd\./).waitFor();
  await page.getByRole('button', { name: 'Opnieuw bestellen' }).click();
  await page.getByText('Alles ligt in je winkelmand, zoals in je bestelling.').waitFor();
  await page.goto('/winkelwagen');
  expect(await page.getByRole('main').getByRole('spinbutton').first().inputValue()).toBe('17');
  await page.goto('/profiel/bestelhistorie');
  await row.getByText('Betaling geweigerd').waitFor();
});

test('a mail for a product that is sold out can be taken back', async () => {
  const page = await openPage('/login?returnUrl=%2Fproduct%2Fverzorging%2Fluiers%2Fdemo-uitverkocht');
  await logIn(page, 'bij');
  const ask = page.getByRole('button', { name: 'Stuur mij een email als dit product weer beschikbaar is' });
  const cancel = page.getByRole('button', { name: 'Toch geen email' });
  await ask.first().click();
  await cancel.first().click();
  await ask.first().waitFor();
  await page.reload();
  await ask.first().waitFor();
  await ask.first().click();
  await cancel.first().waitFor();
  await page.reload();
  await cancel.first().click();
  await ask.first().waitFor();
});
