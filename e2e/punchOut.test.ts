import type { Page } from '@playwright/test';
import { DEMO_PUNCH_OUT_USER } from '../packages/demo-data/src/index.ts';
import { apiSession } from './browser/apiSession.ts';
import { storedCart } from './browser/keepCart.ts';
import { lastReturn, orderInPunchOut, punchOutFromSandbox, putInCart } from './browser/punchOut.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('magazijn.oci'));
const banner = (page: Pick<Page, 'getByRole'>) => page.getByRole('region', { name: 'Inkoopsysteem' });
const inCart = (page: Page, units: number) =>
  page.getByRole('link', { name: new RegExp(`Winkelmand.* ${units} artikelen`) }).first();

/** The user of the sandbox's procurement system. Journeys share it, since copies of accounts have no agreement. */
const buyer = DEMO_PUNCH_OUT_USER;

/** Orders twelve boxes of diapers in the session and waits for the return. */
async function orderAndReturn(page: Page): Promise<void> {
  await page.goto(diapers);
  await putInCart(page, 12);
  await orderInPunchOut(page);
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
}

for (const [what, choice, details] of [
  ['OCI 4.0 by GET', 'version=4.0&method=get', { tag: '@default' }],
  ['OCI 4.0 by hash, names in lower case', 'version=4.0&method=hash&names=lower', {}],
  ['OCI 5.0 by POST for ISO-8859-1', 'version=5.0&method=post&charset=ISO-8859-1', {}],
] as const) {
  test(
    `[T62, T71, T72, K02] ${what}: the order is placed, its lines are returned, and the customer’s own cart is unchanged`,
    details,
    async ({ openPage }) => {
      const session = await apiSession(buyer);
      const { id } = await session.call<{ id: number }>('/product/detail/knutselen/demo-verf');
      const page = await openPage('/robots.txt', {
        storage: storedCart(session, { quantities: { [id]: 3 } }),
      });
      await punchOutFromSandbox(page, choice);
      await page.waitForURL((url) => url.origin === shopUnderTest().shop && url.pathname === '/');
      await expect(
        banner(page).getByText(`Je bestelt via ${new URL(shopUnderTest().sandbox).host}.`),
      ).toBeVisible();
      await expect(inCart(page, 0)).toBeVisible();
      const placed = page.waitForResponse((response) => response.url().includes('/payment/account/'));
      await orderAndReturn(page);
      expect((await placed).status()).toBe(200);

      const { fields, problems } = await lastReturn();
      expect(problems).toEqual([]);
      const values = Object.fromEntries(fields);
      expect(values).toMatchObject({
        'NEW_ITEM-QUANTITY[1]': '12',
        'NEW_ITEM-UNIT[1]': 'ST',
        'NEW_ITEM-CURRENCY[1]': 'EUR',
        'NEW_ITEM-VENDORMAT[1]': '101404',
        'NEW_ITEM-PRICE[1]': expect.stringMatching(/^\d+\.\d\d$/),
        'NEW_ITEM-CUST_FIELD2[1]': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      // The session is over, and the order is in the history.
      await page.goto('/profiel/bestelhistorie');
      await expect(page.getByRole('link', { name: /^KKN\d{9}$/ }).first()).toBeVisible();
      expect(await kept(page)).toBeNull();
      expect(await banner(page).count()).toBe(0);
      await expect(inCart(page, 3)).toBeVisible();
    },
  );
}

test('[T62] a punch-out works in an iframe of an agreed host, where the browser blocks storage', {
  tag: '@default',
}, async ({ openPage }) => {
  const page = await openPage('/robots.txt');
  await page.context().addInitScript(() => {
    if (window.top === window) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
  });
  // Another site than the shop's, by host name.
  const sandbox = shopUnderTest().sandbox.replace('localhost', '127.0.0.1');
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto(`${sandbox}/procurement?method=post&place=frame&version=5.0`);
  await page.getByRole('button', { name: 'Open the shop', exact: true }).click();
  const shop = page.frameLocator('iframe');
  await expect(banner(shop)).toBeVisible();
  const search = shop.getByPlaceholder('Zoek je product of merk').first();
  await search.fill('luiers maat 4');
  await search.press('Enter');
  await shop
    .getByRole('main')
    .getByRole('link', { name: /luiers maat 4/i })
    .first()
    .click();
  await putInCart(shop, 12);
  await orderInPunchOut(shop);
  await expect(shop.getByRole('heading', { level: 1 }).filter({ hasText: /return/i })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/procurement');
});

test('[T62] cXML: the start page opens a punch-out session, and the transfer returns the cart without placing an order', {
  tag: '@default',
}, async ({ openPage }) => {
  const { call } = await apiSession(buyer);
  const lastPlaced = async () => (await call<{ orders: { id: number }[] }>('/order/1/100')).orders[0]?.id;
  const before = await lastPlaced();
  const page = await openPage('/robots.txt');
  await page.goto(`${shopUnderTest().sandbox}/procurement`);
  await page.getByRole('button', { name: 'Open the shop by cXML' }).click();
  await expect(banner(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await orderAndReturn(page);
  const { fields, problems } = await lastReturn();
  expect(problems).toEqual([]);
  expect(fields.map(([name]) => name)).toEqual([expect.stringMatching(/^cxml-(urlencoded|base64)$/i)]);
  const [, message = ''] = fields[0] ?? [];
  const xml = message.startsWith('<') ? message : Buffer.from(message, 'base64').toString();
  expect(xml).toContain('<PunchOutOrderMessage>');
  expect(xml).toContain('101404');
  expect(await lastPlaced()).toBe(before);
});

test('FUNCTION=VALIDATE by POST returns today’s price by itself', async ({ openPage }) => {
  const page = await openPage('/robots.txt');
  await punchOutFromSandbox(page, 'method=post&callFunction=VALIDATE');
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
  const { fields, problems } = await lastReturn();
  expect(problems).toEqual([]);
  expect(Object.fromEntries(fields)).toMatchObject({
    'NEW_ITEM-EXT_PRODUCT_ID[1]': '101404',
    'NEW_ITEM-QUANTITY[1]': '12',
  });
});
