import type { Database } from '../apps/api/src/database.ts';
import { awaitMail } from './browser/awaitMail.ts';
import { storedCart } from './browser/keepCart.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { toBank } from './browser/toBank.ts';
import { expect, test } from './fixtures.ts';

/** Stores the bank's refusal of a pending payment, as a notification days after the order does. */
const bankRefuses = (sql: Database['sql'], orderId: number) =>
  sql`
      insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
          reason, received_at)
        select 'LATE-' || reference, 'AUTHORISATION', false, reference, amount_cents, 'EUR', 'Refused', now()
          from payments where order_id = ${orderId} and state = 'pending'`;

test('[T63, S62] iDEAL, pending: the order is in the history; when the bank refuses it, the mail links to it and a reorder fills the cart', {
  tag: '@default',
}, async ({ openPage, apiSession, emailOf, database }) => {
  const session = await apiSession('mier');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/bestellen/betalen', {
    storage: storedCart(session, { quantities: { [id]: 17 } }),
  });
  await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
  await toBank(page);
  await page.getByRole('button', { name: 'Nog niet beslist', exact: true }).click();
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(
    page.getByRole('main').getByText(/De bank heeft je betaling nog niet bevestigd/),
  ).toBeVisible();
  const number = (await page.getByText(/^KKN\d{9}$/).textContent()) ?? '';
  await expect(page.getByRole('link', { name: /Winkelmand.*0 artikelen/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Naar je bestelhistorie' }).click();
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row.getByText('Betaling in behandeling')).toBeVisible();
  await expect(row.getByRole('button', { name: /Factuur/ })).toHaveCount(0);

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
  await page
    .getByRole('region', { name: 'Alles ligt in je winkelmand, zoals in je bestelling.' })
    .getByRole('link', { name: 'Naar je winkelmand' })
    .click();
  await expect(page.getByText('1 product, 17 artikelen')).toBeVisible();
});
