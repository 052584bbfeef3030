import type { Frame, Page } from '@playwright/test';
import { lastReturn, orderInPunchOut, putInCart } from './browser/punchOut.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { test as base, expect } from './fixtures.ts';

/** Another site than the shop's, by host name, as a procurement system is. */
const procurement = () => shopUnderTest().sandbox.replace('localhost', '127.0.0.1');

/** Orders in the punch-out session by links of the shop, without loading a document. */
async function order(shop: Page | Frame): Promise<void> {
  await expect(shop.getByRole('region', { name: 'Inkoopsysteem' })).toBeVisible();
  const search = shop.getByPlaceholder('Zoek je product of merk').first();
  await search.fill('luiers maat 4');
  await search.press('Enter');
  await shop
    .getByRole('main')
    .getByRole('link', { name: /luiers maat 4/i })
    .first()
    .click();
  await expect(shop.getByRole('heading', { level: 1, name: /luiers maat 4/i })).toBeVisible();
  await putInCart(shop, 12);
  await orderInPunchOut(shop);
}

const test = base.extend<{
  openInWindows(method: string): Promise<{ readonly buyer: Page; readonly shop: Page }>;
}>({
  openInWindows: async ({ openPage }, use) =>
    use(async (method) => {
      const page = await openPage('/robots.txt');
      await page.goto(
        `${procurement()}/procurement?place=named&returns=procurement&version=5.0&method=${method}`,
      );
      const named = page.context().waitForEvent('page');
      await page.getByRole('link', { name: /window named procurement/ }).click();
      const buyer = await named;
      const opened = page.context().waitForEvent('page');
      await buyer.getByText('Open the shop', { exact: true }).first().click();
      return { buyer, shop: await opened };
    }),
});

test('[T62] a punch-out in its own window posts the return to the named window, and shows the thanks page', async ({
  openInWindows,
}) => {
  const { buyer, shop } = await openInWindows('hash');
  await order(shop);
  await buyer.waitForURL(`${procurement()}/procurement/last`);
  expect((await lastReturn()).problems).toEqual([]);
  await shop.waitForURL('**/bestellen/betalen/gelukt');
  expect(shop.context().pages()).toHaveLength(3);
  await expect.poll(() => shop.evaluate(() => sessionStorage.getItem('magazijn.oci'))).toBeNull();
});

test('[T62] a window that lost its opener in a reload posts the return in itself', async ({
  openInWindows,
}) => {
  const { buyer, shop } = await openInWindows('post');
  await expect(shop.getByRole('region', { name: 'Inkoopsysteem' })).toBeVisible();
  // Waits for the next document, since that of the punch-out itself keeps its opener.
  await shop.waitForURL((url) => url.pathname === '/');
  await shop.reload();
  await order(shop);
  await shop.waitForURL(`${procurement()}/procurement/last`);
  expect((await lastReturn()).problems).toEqual([]);
  expect(new URL(buyer.url()).pathname).toBe('/procurement');
  expect(shop.context().pages()).toHaveLength(3);
});

for (const returns of ['_top', '_parent']) {
  test(`[T62] from a frame the return is posted to ${returns} when the request says so`, async ({
    openPage,
  }) => {
    const page = await openPage('/robots.txt');
    await page.setViewportSize({ width: 1440, height: 1400 });
    await page.goto(`${procurement()}/procurement?method=post&place=frame&version=5.0&returns=${returns}`);
    await page.getByRole('button', { name: 'Open the shop', exact: true }).click();
    const iframe = await page.locator('iframe').elementHandle();
    const shop = await iframe?.contentFrame();
    if (!shop) throw new Error('There is no iframe');
    await order(shop);
    await page.waitForURL(`${procurement()}/procurement/last`);
    expect((await lastReturn()).problems).toEqual([]);
  });
}
