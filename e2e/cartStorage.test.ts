import type { Page } from '@playwright/test';
import { storedCart } from './browser/keepCart.ts';
import { keepInStorage } from './browser/keepInStorage.ts';
import { withoutLongTimers } from './browser/withoutLongTimers.ts';
import { expect, test } from './fixtures.ts';

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

for (const kind of ['full', 'blocked'] as const) {
  test(`[T10] with a storage that is ${kind} the cart says so, goes on in memory, and can be ordered`, async ({
    openPage,
    logIn,
  }) => {
    const page = await openPage('/');
    await page.context().addInitScript(refuseStorage, kind);
    await page.goto(`/login?returnUrl=${encodeURIComponent(diapers)}`);
    await logIn(page, 'bij');
    await add(page);
    const quantity = page.getByRole('main').getByRole('spinbutton').first();
    await quantity.fill('12');
    await quantity.press('Enter');
    await openCart(page);
    await expect(page.getByText(notKept)).toBeVisible();
    await expect(page.getByText('1 product, 12 artikelen')).toBeVisible();
    await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
    await page.waitForURL('**/bestellen/betalen/gelukt');
    await expect(page.getByText(/^KKN\d{9}$/)).toBeVisible();
    await openCart(page);
    await expect(page.getByText('Je hebt 0 artikelen in je winkelmand')).toBeVisible();
  });
}

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

test('[T10, T15] whatever stands under the key, the cart opens empty, and can be filled', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const page = await openPage('/');
  for (const text of broken) {
    await keepInStorage(page, { 'magazijn.token': session.token, 'magazijn.cart': text });
    await page.goto('/winkelwagen');
    await expect(page.getByText('Je hebt 0 artikelen in je winkelmand')).toBeVisible();
  }
  await page.goto(diapers);
  await add(page);
  await openCart(page);
  await expect(page.getByText('1 product, 1 artikel')).toBeVisible();
});

test('[T10, T15] of a cart that is broken in part the rest is kept, and priced anew', async ({
  openPage,
  apiSession,
}) => {
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
  await expect(page.getByText('1 product, 12 artikelen')).toBeVisible();
  await expect(page.getByText('Demo luiers').or(page.getByText('Luiers maat 4')).first()).toBeVisible();
});

test('[T15] one computer, two customers: neither sees the other’s cart, and each finds the own one again', async ({
  openPage,
  apiSession,
}) => {
  const [bee, butterfly] = [await apiSession('bij'), await apiSession('vlinder')];
  const { id } = await bee.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/winkelwagen', {
    storage: storedCart(bee, { quantities: { [id]: 7 } }),
  });
  await expect(page.getByText('1 product, 7 artikelen')).toBeVisible();
  await keepInStorage(page, { 'magazijn.token': butterfly.token });
  await page.goto('/winkelwagen');
  await expect(page.getByText('Je hebt 0 artikelen in je winkelmand')).toBeVisible();
  await keepInStorage(page, { 'magazijn.token': bee.token });
  await page.goto('/winkelwagen');
  await expect(page.getByText('1 product, 7 artikelen')).toBeVisible();
});

test('[T23, K04] what was just typed is not lost by a reload', async ({ openPage, apiSession }) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/winkelwagen', {
    storage: storedCart(session, { quantities: { [id]: 2 } }),
  });
  await page.getByRole('spinbutton').first().fill('9');
  await page.reload();
  await expect(page.getByText('1 product, 9 artikelen')).toBeVisible();
  await page.getByLabel('Kortingscode').fill('DEMO10');
  await page.reload();
  await expect(page.getByText('Kortingscode DEMO10')).toBeVisible();
  await page.goto(diapers);
  await page.getByRole('main').getByRole('spinbutton').first().fill('5');
  await page.reload();
  await openCart(page);
  await expect(page.getByText('1 product, 5 artikelen')).toBeVisible();
});

test('[T10] every tab shows the same cart within a second', async ({ openPage, apiSession }) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/winkelwagen', {
    storage: storedCart(session, { quantities: { [id]: 2 } }),
  });
  const tabs = [await page.context().newPage(), await page.context().newPage()];
  await Promise.all(tabs.map(withoutLongTimers));
  for (const tab of tabs) await tab.goto('/winkelwagen');
  for (const tab of [page, ...tabs]) await expect(tab.getByText('1 product, 2 artikelen')).toBeVisible();
  await page.getByRole('button', { name: /meer/ }).first().click();
  for (const tab of tabs) await expect(tab.getByText('1 product, 3 artikelen')).toBeVisible();
});
