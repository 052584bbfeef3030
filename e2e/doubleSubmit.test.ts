import type { Locator, Page } from '@playwright/test';
import type { ApiSession } from './browser/apiSession.ts';
import { keepCart, storedCart } from './browser/keepCart.ts';
import { expect, test } from './fixtures.ts';

/** Each way once, 500 rounds in `pnpm prove`. */
const rounds = Number(process.env.DOUBLE_SUBMITS ?? 5);

/** Tells the orders of this attempt from those of an earlier one on the same data. */
const fresh = (reference: string) => `${reference} ${Date.now().toString(36)}`;

/** Presses the button so often, in one turn of the page's own clock; where the order is gone already, nothing. */
const press = (page: Page, times: number) =>
  page.evaluate((count) => {
    const buttons = [...document.querySelectorAll('button')];
    const place = buttons.find(({ textContent }) => textContent?.includes('Bestelling plaatsen'));
    for (let turn = 0; turn < count; turn += 1) place?.click();
  }, times);

/** Waits until something shows; tells what does when it never comes. */
async function shows(page: Page, wanted: Locator): Promise<void> {
  await wanted
    .first()
    .waitFor()
    .catch(async (error: unknown) => {
      throw new Error(`${page.url()} shows: ${await page.locator('main').textContent()}`, { cause: error });
    });
}

/** A tab is done when it thanks, says that it failed, or has nothing left to order. */
const done = (page: Page) =>
  shows(
    page,
    page
      .getByText('Hartelijk dank voor uw bestelling.')
      .or(page.getByRole('heading', { name: 'Betaling mislukt!' }))
      .or(page.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.')),
  );

/** The ways in which a buyer presses twice. Each gets two tabs on the payment screen of the same cart. */
const ways: readonly ((one: Page, other: Page) => Promise<unknown>)[] = [
  // a double click
  (one) => press(one, 2),
  // the same order in two tabs at once
  (one, other) => Promise.all([press(one, 1), press(other, 1)]),
  // both
  (one, other) => Promise.all([press(one, 2), press(other, 2)]),
  // a page that is loaded again while the order is on its way
  async (one, other) => {
    await press(one, 1);
    await one.reload({ waitUntil: 'commit' });
    await press(other, 1);
  },
  // no connection at the first press
  async (one, other) => {
    const devTools = await one.context().newCDPSession(one);
    const line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await devTools.send('Network.emulateNetworkConditions', { offline: true, ...line });
    await Promise.all([press(one, 2), press(other, 1)]);
    await Promise.all([one, other].map(done));
    // The next round is to have its connection.
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await devTools.detach();
  },
];

/** What stands in the cart of the browser that a page belongs to: product id to quantity. */
const lying = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}').amount ?? {});

/** Lays the next cart down beside the tabs that are open, as one more tab would. */
const layDown = (page: Page, quantities: Record<string, number>, orderReference: string) =>
  page.evaluate(
    (next) => {
      const { pending: _answered, ...record } = JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}');
      const revision = crypto.randomUUID().replaceAll('-', '');
      localStorage.setItem('magazijn.cart', JSON.stringify({ ...record, ...next, data: null, revision }));
    },
    { amount: quantities, orderReference },
  );

/** To the payment screen, as the back button leads there: the page of the shop stays. */
const toPayment = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/bestellen/betalen');
    dispatchEvent(new PopStateEvent('popstate'));
  });

/** How many orders of the history carry a reference. */
async function countOrders({ call }: ApiSession, reference: string): Promise<number> {
  const { orders } = await call<{ orders: { order_reference?: string }[] }>('/order/1/100?lines=1');
  return orders.filter((order) => order.order_reference === reference).length;
}

/** Two drafts each: after 200 different carts a company has to wait with the next (`draft-company` in throttle.ts). */
const roundsOfOneCustomer = 100;

for (let first = 0; first < rounds; first += roundsOfOneCustomer) {
  const last = Math.min(rounds, first + roundsOfOneCustomer);
  test(`[T62, C07] 'Bestelling plaatsen' places one order, however often and in however many tabs it is pressed at once: ${last} times`, {
    tag: '@default',
  }, async ({ openPage, apiSession }) => {
    test.setTimeout(60_000 + roundsOfOneCustomer * 10_000);
    const session = await apiSession('vlinder');
    const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
    // Stays where no page of the shop is: it lays the carts down.
    const beside = await openPage('/', {
      expectedErrors: /net::ERR|Failed to load resource|Failed to fetch/,
    });
    await keepCart(beside, session, { quantities: {} });
    const open = () => beside.context().newPage();
    const tabs = [await open(), await open()] as const;
    await Promise.all(tabs.map((tab) => tab.goto('/bestellen/betalen')));

    for (let round = first; round < last; round += 1) {
      const reference = fresh(`Dubbel ${round}`);
      await layDown(beside, { [id]: 12 }, reference);
      await Promise.all(tabs.map(toPayment));
      await Promise.all(tabs.map((tab) => shows(tab, tab.getByRole('radio'))));
      await ways[round % ways.length]?.(...tabs);
      await Promise.all(tabs.map(done));
      // The cart is empty in both tabs, and one order was placed.
      expect(await lying(beside), reference).toEqual({});
      expect(await countOrders(session, reference), reference).toBe(1);
    }
  });
}

test('[T62] a browser that was closed while its order was on its way, with one thing more put into the cart since: the cart finds it placed, and only that is left', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('vlinder');
  const diapers = 'verzorging/luiers/demo-luiers-maat-4';
  const { id } = await session.call<{ id: number }>(`/product/detail/${diapers}`);
  const reference = fresh('Gesloten');
  const page = await openPage('/bestellen/betalen', {
    storage: storedCart(session, { quantities: { [id]: 12 }, orderReference: reference }),
  });
  await expect(page.getByRole('radio').first()).toBeVisible();
  // The server places it, and its answer never comes.
  await page.route('**/payment/account/**', (route) => void route.fetch());
  await press(page, 1);
  await expect.poll(() => countOrders(session, reference)).toBe(1);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`/product/${diapers}`);
  await next.getByRole('main').getByRole('button', { name: /meer/ }).first().click();
  await next.waitForResponse((response) => response.url().endsWith('/shop/cart'));
  await next.goto('/winkelwagen');
  await next.waitForURL('**/gelukt');
  await expect(next.getByText(/^KKN\d{9}$/)).toBeVisible();
  // Once the server has priced what is left.
  await expect.poll(() => lying(next)).toEqual({ [id]: 1 });
  expect(await countOrders(session, reference)).toBe(1);
});
