// Over 150 lines: every state that storage can be in, each told once.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { apiSession } from './browser/apiSession.ts';
import { keepCart } from './browser/keepCart.ts';
import { keepInStorage } from './browser/keepInStorage.ts';
import { logIn } from './browser/logIn.ts';
import { openPage } from './browser/openPage.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
const notKept =
  'Deze browser bewaart niets. Je winkelmand blijft alleen in dit tabblad staan, totdat je het sluit.';

const add = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
const openCart = (page: Page) =>
  page
    .getByRole('link', { name: /Winkelmand/ })
    .first()
    .click();

/** Storage as browsers refuse it: full for the cart alone, or blocked for all. */
function refuseStorage(kind: 'full' | 'blocked'): void {
  if (kind === 'blocked') {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    return;
  }
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function set(key: string, value: string) {
    if (key === 'magazijn.cart') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
}

test.each(['full', 'blocked'] as const)(
  '[T10] with a storage that is %s the cart says so, goes on in memory, and can be ordered',
  async (kind) => {
    const page = await openPage('/');
    await page.context().addInitScript(refuseStorage, kind);
    await page.goto(`/login?returnUrl=${encodeURIComponent(diapers)}`);
    await logIn(page, 'bij');
    await add(page);
    const quantity = page.getByRole('main').getByRole('spinbutton').first();
    await quantity.fill('12');
    await quantity.press('Enter');
    await openCart(page);
    await page.getByText(notKept).waitFor();
    await page.getByText('1 product, 12 artikelen').waitFor();
    await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
    await page.waitForURL('**/bestellen/betalen/gelukt');
    await page.getByText(/^KKN\d{9}$/).waitFor();
    await openCart(page);
    await page.getByText('Je hebt 0 artikelen in je winkelmand').waitFor();
  },
);

const broken = [
  'not JSON at all',
  'null',
  '[]',
  '"text"',
  '{"version":0,"amount":{"1":3}}',
  '{"version":99,"amount":{"1":3}}',
  '{"version":1,"customer":7,"amount":[1,2],"total":"much"}',
  '{"version":1,"amount":{"__proto__":3,"-1":2,"x":1},"others":{"__proto__":{"1":1}},"data":{"products":"none"}}',
];

test('[T10, T15] whatever stands under the key, the cart opens empty, and can be filled', async () => {
  const session = await apiSession('bij');
  const page = await openPage('/');
  for (const text of broken) {
    await keepInStorage(page, { 'magazijn.token': session.token, 'magazijn.cart': text });
    await page.goto('/winkelwagen');
    await page.getByText('Je hebt 0 artikelen in je winkelmand').waitFor();
  }
  await page.goto(diapers);
  await add(page);
  await openCart(page);
  await page.getByText('1 product, 1 artikel').waitFor();
});

test('[T10, T15] of a cart that is broken in part the rest is kept, and priced anew', async () => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/');
  await keepInStorage(page, {
    'magazijn.token': session.token,
    'magazijn.cart': JSON.stringify({
      version: 1,
      customer: session.customerNumber,
      amount: { [id]: 12, '-3': 4, 5: 1.5, 6: '7', 7: 100_000, 8: null },
      discount: 17,
      orderReference: { a: 1 },
      total: { items: 'many', amount: -5 },
      data: { products: [{ id: 'none' }] },
      others: 'nobody',
      pending: { amounts: 'all' },
      revision: '<script>',
    }),
  });
  await page.goto('/winkelwagen');
  await page.getByText('1 product, 12 artikelen').waitFor();
  await page.getByText('Demo luiers').or(page.getByText('Luiers maat 4')).first().waitFor();
});

test('[T15] one computer, two customers: neither sees the other’s cart, and each finds the own one again', async () => {
  const [bee, butterfly] = [await apiSession('bij'), await apiSession('vlinder')];
  const { id } = await bee.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/');
  await keepCart(page, bee, { amounts: { [id]: 7 } });
  await page.goto('/winkelwagen');
  await page.getByText('1 product, 7 artikelen').waitFor();
  await keepInStorage(page, { 'magazijn.token': butterfly.token });
  await page.goto('/winkelwagen');
  await page.getByText('Je hebt 0 artikelen in je winkelmand').waitFor();
  await keepInStorage(page, { 'magazijn.token': bee.token });
  await page.goto('/winkelwagen');
  await page.getByText('1 product, 7 artikelen').waitFor();
});

test('[T23, K04] what was just typed is not lost by a reload', async () => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/');
  await keepCart(page, session, { amounts: { [id]: 2 } });
  await page.goto('/winkelwagen');
  await page.getByRole('spinbutton').first().fill('9');
  await page.reload();
  await page.getByText('1 product, 9 artikelen').waitFor();
  await page.getByLabel('Kortingscode').fill('DEMO10');
  await page.reload();
  await page.getByText('Kortingscode DEMO10').waitFor();
  await page.goto(diapers);
  await page.getByRole('main').getByRole('spinbutton').first().fill('5');
  await page.reload();
  await openCart(page);
  await page.getByText('1 product, 5 artikelen').waitFor();
});

test('[T10] every tab shows the same cart within a second', async () => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/');
  await keepCart(page, session, { amounts: { [id]: 2 } });
  await page.goto('/winkelwagen');
  const tabs = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of tabs) await tab.goto('/winkelwagen');
  for (const tab of [page, ...tabs]) await tab.getByText('1 product, 2 artikelen').waitFor();
  await page.getByRole('button', { name: /meer/ }).first().click();
  await Promise.all(tabs.map((tab) => tab.getByText('1 product, 3 artikelen').waitFor({ timeout: 1_000 })));
});
