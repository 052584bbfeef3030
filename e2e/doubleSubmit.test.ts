import type { Locator, Page } from '@playwright/test';
import { addProduct } from './browser/addProduct.ts';
import type { ApiSession } from './browser/apiSession.ts';
import { keepCart, storedCart } from './browser/keepCart.ts';
import { expect, test } from './fixtures.ts';

/** Each way once. `pnpm prove` runs 500 rounds. */
const rounds = Number(process.env.DOUBLE_SUBMITS ?? 5);

/** Makes a reference unique, so that orders of an earlier attempt do not count. */
const fresh = (reference: string) => `${reference} ${Date.now().toString(36)}`;

/** Clicks the order button `times` times in one task. Does nothing when the button is gone. */
const press = (page: Page, times: number) =>
  page.evaluate((count) => {
    const buttons = [...document.querySelectorAll('button')];
    const place = buttons.find(({ textContent }) => textContent?.includes('Bestelling plaatsen'));
    for (let turn = 0; turn < count; turn += 1) place?.click();
  }, times);

/** Waits for an element; the error has the text of the page. */
async function shows(page: Page, wanted: Locator): Promise<void> {
  await wanted
    .first()
    .waitFor()
    .catch(async (error: unknown) => {
      throw new Error(`${page.url()} shows: ${await page.locator('main').textContent()}`, { cause: error });
    });
}

const emptyCart = (page: Page) => page.getByText('Er zijn nog geen producten toegevoegd aan de winkelmand.');

/** Waits for the thanks page, the failure page or an empty cart. */
const done = (page: Page) =>
  shows(
    page,
    page
      .getByText('Hartelijk dank voor uw bestelling.')
      .or(page.getByRole('heading', { name: 'Betaling mislukt!' }))
      .or(emptyCart(page)),
  );

/** The ways to submit twice. Each gets two tabs with the payment page of the same cart. */
const ways: readonly ((one: Page, other: Page) => Promise<unknown>)[] = [
  // a double click
  (one) => press(one, 2),
  // the same order in two tabs at once
  (one, other) => Promise.all([press(one, 1), press(other, 1)]),
  // a double click in both tabs
  (one, other) => Promise.all([press(one, 2), press(other, 2)]),
  // a reload while the order is under way
  async (one, other) => {
    await press(one, 1);
    await one.reload({ waitUntil: 'commit' });
    await press(other, 1);
  },
  // offline at the first press
  async (one, other) => {
    const devTools = await one.context().newCDPSession(one);
    const line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await devTools.send('Network.emulateNetworkConditions', { offline: true, ...line });
    await Promise.all([press(one, 2), press(other, 1)]);
    await Promise.all([one, other].map(done));
    // Restores the connection for the next round.
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await devTools.detach();
  },
];

/** The quantities in the browser's stored cart: product id to quantity. */
const storedQuantities = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}').amount ?? {});

/** The id of the order that the browser's stored cart lost last. */
const lastOrdered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}').ordered?.at(-1));

/** The changes of the browser's stored cart that are not saved at the back end yet. */
const unsavedChanges = (page: Page) =>
  page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}');
    return Object.keys(record.syncs?.[record.customer]?.changed ?? {});
  });

const storeCart = (page: Page, quantities: Record<string, number>, orderReference: string) =>
  page.evaluate(
    (next) => {
      const { pending: _answered, ...record } = JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}');
      const revision = crypto.randomUUID().replaceAll('-', '');
      const sync = record.syncs?.[record.customer];
      for (const key of sync ? [...Object.keys(next.amount), 'orderReference'] : []) {
        sync.changed[key] = Date.now();
      }
      localStorage.setItem('magazijn.cart', JSON.stringify({ ...record, ...next, data: null, revision }));
    },
    { amount: quantities, orderReference },
  );

/** Navigates to the payment page without loading a document, as the back button does. */
const toPayment = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/bestellen/betalen');
    dispatchEvent(new PopStateEvent('popstate'));
  });

async function countOrders({ call }: ApiSession, reference: string): Promise<number> {
  const { orders } = await call<{ orders: { order_reference?: string }[] }>('/order/1/100?lines=1');
  return orders.filter((order) => order.order_reference === reference).length;
}

/** Each round makes two drafts; `draft-company` in throttle.ts throttles a company after 200 different carts. */
const roundsOfOneCustomer = 100;

for (let first = 0; first < rounds; first += roundsOfOneCustomer) {
  const last = Math.min(rounds, first + roundsOfOneCustomer);
  test(`[T62, C07] 'Bestelling plaatsen' places one order, pressed repeatedly and in two tabs at once: ${last} times`, {
    tag: '@default',
  }, async ({ openPage, apiSession }) => {
    test.setTimeout(60_000 + roundsOfOneCustomer * 10_000);
    const session = await apiSession('vlinder');
    const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
    // A page outside of the shop, which only stores carts.
    const storage = await openPage('/', {
      expectedErrors: /net::ERR|Failed to load resource|Failed to fetch/,
    });
    await keepCart(storage, session, { quantities: {} });
    const open = () => storage.context().newPage();
    const tabs = [await open(), await open()] as const;
    await Promise.all(tabs.map((tab) => tab.goto('/bestellen/betalen')));

    let placed: unknown;
    for (let round = first; round < last; round += 1) {
      const reference = fresh(`Dubbel ${round}`);
      // The cart is filled after the navigation, which would otherwise create another draft and remove the button.
      await Promise.all(tabs.map(toPayment));
      await Promise.all(tabs.map((tab) => shows(tab, emptyCart(tab))));
      // A tab that stores the response of a save at the same moment would overwrite the next cart.
      await expect.poll(() => unsavedChanges(storage)).toEqual([]);
      await storeCart(storage, { [id]: 12 }, reference);
      await Promise.all(tabs.map((tab) => shows(tab, tab.getByRole('radio'))));
      await ways[round % ways.length]?.(...tabs);
      await Promise.all(tabs.map(done));
      expect(await countOrders(session, reference), reference).toBe(1);
      // A page in another process gets changes of the storage later. A cart that does not know of the order would be
      // reduced by its goods.
      await expect.poll(() => lastOrdered(storage)).not.toBe(placed);
      placed = await lastOrdered(storage);
      await expect.poll(() => storedQuantities(storage), reference).toEqual({});
    }
  });
}

test('[T62] a tab closed while its order was under way: the cart leads to the placed order, and only a product added since is left', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('vlinder');
  const diapers = 'verzorging/luiers/demo-luiers-maat-4';
  const other = 'knutselen/demo-verf';
  const { id } = await session.call<{ id: number }>(`/product/detail/${diapers}`);
  const { id: otherId } = await session.call<{ id: number }>(`/product/detail/${other}`);
  const reference = fresh('Gesloten');
  const page = await openPage('/bestellen/betalen', {
    storage: storedCart(session, { quantities: { [id]: 12 }, orderReference: reference }),
  });
  await expect(page.getByRole('radio').first()).toBeVisible();
  // The server places the order; the response is lost.
  await page.route('**/payment/account/**', (route) => void route.fetch({ maxRetries: 2 }));
  await press(page, 1);
  await expect.poll(() => countOrders(session, reference)).toBe(1);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`/product/${other}`);
  const priced = next.waitForResponse((response) => response.url().endsWith('/shop/cart'));
  await addProduct(next);
  await priced;
  await next.goto('/winkelwagen');
  await next.waitForURL('**/gelukt');
  await expect(next.getByText(/^KKN\d{9}$/)).toBeVisible();
  // The server has priced the rest of the cart.
  await expect.poll(() => storedQuantities(next)).toEqual({ [otherId]: 1 });
  expect(await countOrders(session, reference)).toBe(1);
});
