// The outcomes of a payment, with the provider's real library. Over 300 lines: they share the steps up to the bank.
import type { Page } from '@playwright/test';
import { addProduct } from './browser/addProduct.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { storedCart } from './browser/keepCart.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { toBank } from './browser/toBank.ts';
import { test as base, expect, type OpenPageOptions } from './fixtures.ts';

const test = base.extend<{
  /** Opens the payment page as mier, who pays by iDEAL or card, with boxes of diapers in the cart. */
  openPayment(quantity: number, options?: OpenPageOptions): Promise<Page>;
}>({
  openPayment: async ({ openPage, apiSession }, use) =>
    use(async (quantity, options) => {
      const session = await apiSession('mier');
      const { id } = await session.call<{ id: number }>(
        '/product/detail/verzorging/luiers/demo-luiers-maat-4',
      );
      const storage = storedCart(session, { quantities: { [id]: quantity } });
      const page = await openPage('/bestellen/betalen', { ...options, storage });
      await expect(page.getByRole('radio').first()).toBeVisible();
      return page;
    }),
});

async function openDropIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
  await page.waitForURL('**/bestellen/betalen/betaalmethode');
  await expect(page.getByText('iDEAL | Wero').first()).toBeVisible();
}

const decide = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click();
const succeeded = (page: Page) => page.waitForURL('**/bestellen/betalen/gelukt');
const failed = async (page: Page) => {
  await page.waitForURL('**/bestellen/betalen/mislukt');
  await expect(page.getByText('Let op: Uw betaling is mislukt!')).toBeVisible();
};
const retry = async (page: Page) => {
  await page.getByRole('button', { name: /^Betaal opnieuw/ }).click();
  await page.waitForURL('**/bestellen/betalen/betaalmethode');
  await expect(page.getByText('iDEAL | Wero').first()).toBeVisible();
};
const number = (page: Page) => page.getByText(/^KKN\d{9}$/);
const units = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}')?.total?.items ?? 0);
const paymentSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('magazijn.order') ?? '{}').payment ?? null);

/** Makes the provider fail the next such call of this page's session, not those of other journeys. */
async function failNext(page: Page, target: 'setup' | 'payments' | 'paymentDetails', kind: string) {
  await page.route(
    new RegExp(`/v1/sessions/[^/]+/${target}?`),
    async (route) => {
      const session = /\/sessions\/([^/]+)\//.exec(route.request().url())?.[1];
      await fetch(`${shopUnderTest().sandbox}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ target, kind, times: 1, session }),
      });
      await route.continue();
    },
    { times: 1 },
  );
}

async function fillCard(page: Page, digits: string): Promise<void> {
  await page.getByText('Kaarten', { exact: true }).first().click();
  const field = (title: string) => page.frameLocator(`iframe[title*="${title}"]`).first().locator('input');
  await field('Kaartnummer').fill(digits);
  await field('Vervaldatum').fill('0330');
  await field('Beveiligingscode').fill('737');
  await page.getByLabel('Naam op de kaart').fill('Proefkaart');
  await page
    .getByRole('button', { name: /^Betaal/ })
    .first()
    .click();
}

/** Scrolls down, so that {@link expectTop} shows that the next page starts at its top. */
async function scrollDown(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.mouse.wheel(0, 280);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
}
async function expectTop(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The router scrolls in a later frame.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test('[T63, S61, S62] iDEAL, paid: the URL has no session data, the order is placed, and only then the cart is empty', {
  tag: '@default',
}, async ({ openPayment }) => {
  const page = await openPayment(12);
  await openDropIn(page);
  expect(new URL(page.url()).search).toBe('');
  expect(await axeViolations(page)).toEqual([]);
  await scrollDown(page);
  await toBank(page);
  await decide(page, 'Betalen');
  await succeeded(page);
  await expect(number(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('Betaald', { exact: true })).toBeVisible();
  await expectTop(page);
  await expect.poll(() => units(page)).toBe(0);
  await page.goBack().catch(() => {});
  expect(page.url()).not.toContain('sessionData');
});

test('[T63, S63] iDEAL, refused: mislukt, the cart stays, and a retry pays the same order', async ({
  openPayment,
}) => {
  const page = await openPayment(13);
  const ids = new Set<number>();
  // Read in the route, since the page may be gone before its response can be read.
  await page.route('**/order/create', async (route) => {
    // Repeats the request when the server has just closed the idle connection, as a browser does.
    const response = await route.fetch({ maxRetries: 2 });
    ids.add((await response.json()).data.order.order_id);
    await route.fulfill({ response });
  });
  await openDropIn(page);
  await scrollDown(page);
  await toBank(page);
  await decide(page, 'Weigeren');
  await failed(page);
  await expectTop(page);
  expect(await units(page)).toBe(13);
  await retry(page);
  await toBank(page);
  await decide(page, 'Betalen');
  await succeeded(page);
  await expect(number(page)).toBeVisible();
  expect(ids.size).toBe(1);
});

test('[T63, S62] a card, paid at once', { tag: '@default' }, async ({ openPayment }) => {
  const page = await openPayment(18);
  await openDropIn(page);
  await fillCard(page, '4111111111111111');
  await succeeded(page);
  await expect(number(page)).toBeVisible();
});

test('[T63, S63] a card, refused, then paid through the bank’s page', async ({ openPayment }) => {
  const page = await openPayment(19);
  await openDropIn(page);
  await fillCard(page, '4988438843884305');
  await failed(page);
  await retry(page);
  await fillCard(page, '4917610000000000');
  await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
  await decide(page, 'Betalen');
  await succeeded(page);
  await expect(number(page)).toBeVisible();
});

test('[T63, S62] iDEAL, received: gelukt says that it is pending, the cart is empty, and the bank’s decision marks it paid', async ({
  openPayment,
}) => {
  const page = await openPayment(29);
  await openDropIn(page);
  await toBank(page);
  const kept = await page.getByText(/^KK[NB]\d{9}-\d+$/).textContent();
  await decide(page, 'Opdracht ontvangen');
  await succeeded(page);
  await expect(
    page.getByRole('main').getByText(/De bank heeft je betaling nog niet bevestigd/),
  ).toBeVisible();
  await expect.poll(() => units(page)).toBe(0);
  const bank = await page.context().newPage();
  await bank.goto(`${shopUnderTest().sandbox}/bank`);
  await bank
    .getByRole('heading', { name: new RegExp(String(kept)) })
    .locator('xpath=following-sibling::form[1]')
    .getByRole('button', { name: 'Betaald' })
    .click();
  await expect
    .poll(async () => {
      await page.reload();
      await expect(number(page)).toBeVisible();
      return page.getByRole('main').getByText('Betaald', { exact: true }).isVisible();
    })
    .toBe(true);
});

test('[S61, T63] a tab closed at the bank: the cart leads to the placed order, and keeps products added since', async ({
  apiSession,
  openPayment,
}) => {
  const session = await apiSession('mier');
  const placedOrders = async () => (await session.call<{ orders: unknown[] }>('/order/1/100')).orders.length;
  const page = await openPayment(33);
  await openDropIn(page);
  await toBank(page);
  // The bank has the decision; its redirect is aborted.
  await page.route('**/bestellen/betalen/betaalmethode**', (route) => route.abort());
  const gone = page.waitForRequest(/betaalmethode\?.*redirectResult/);
  await decide(page, 'Betalen');
  await gone;
  const next = await page.context().newPage();
  await page.close();
  // Another product: the saved cart may have lost the goods of the order by now.
  await next.goto('/product/knutselen/demo-verf');
  const priced = next.waitForResponse((response) => response.url().endsWith('/shop/cart'));
  await addProduct(next);
  await priced;
  await expect.poll(placedOrders).toBe(1);
  await next.goto('/winkelwagen');
  await succeeded(next);
  await expect(number(next)).toBeVisible();
  await expect.poll(() => units(next)).toBe(1);
});

test('[S61, T63] the back button at the bank opens the form again, which pays; opening the return URL again leads to gelukt', async ({
  openPayment,
}) => {
  const page = await openPayment(11);
  await openDropIn(page);
  await toBank(page);
  await page.goBack();
  await expect(page.getByText('iDEAL | Wero').first()).toBeVisible();
  await toBank(page);
  const returned = page.waitForRequest(/betaalmethode\?.*redirectResult/);
  await decide(page, 'Betalen');
  const address = (await returned).url();
  await succeeded(page);
  await expect(number(page)).toBeVisible();
  await page.goto(address);
  await succeeded(page);
  await expect(number(page)).toBeVisible();
});

/** The console messages of the browser for an injected fault. */
const expectedErrors = /Failed to load resource|net::ERR|CORS|fetch/;

test('[S61, T63] an expired session leads to mislukt, and a new one pays the same order', async ({
  openPayment,
}) => {
  const page = await openPayment(20, { expectedErrors });
  await failNext(page, 'setup', 'expire');
  await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
  await failed(page);
  await retry(page);
  await toBank(page);
  await decide(page, 'Betalen');
  await succeeded(page);
});

for (const kind of ['drop', 'fail', 'expire']) {
  test(`[S61, T63] a payment with the fault ${kind} leads to mislukt, and a retry of the session pays; a return with it asks the server`, async ({
    openPayment,
  }) => {
    const page = await openPayment(21, { expectedErrors });
    await openDropIn(page);
    const { sessionId } = await paymentSession(page);
    await failNext(page, 'payments', kind);
    await page.getByText('iDEAL | Wero').first().click();
    await page
      .getByRole('button', { name: /iDEAL|Verder|Betaal/ })
      .first()
      .click();
    await failed(page);
    await retry(page);
    expect((await paymentSession(page)).sessionId).toBe(sessionId);
    await toBank(page);
    if (kind !== 'expire') await failNext(page, 'paymentDetails', kind);
    await decide(page, 'Betalen');
    await succeeded(page);
  });
}

/** The contrasts of the matched elements' borders with their surroundings, in ascending order. Runs in the page. */
function edgeContrasts(selector: string): number[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!context) throw new Error('No canvas to read a colour with');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = (element: Element | null): string => {
    if (!element) return 'Canvas';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll(selector)]
    .map((element) => {
      const edge = luminance(getComputedStyle(element).borderTopColor);
      const around = luminance(ground(element.parentElement));
      return (Math.max(edge, around) + 0.05) / (Math.min(edge, around) + 0.05);
    })
    .sort((one, other) => one - other);
}

for (const [theme, quantity] of [
  ['light', 34],
  ['dark', 35],
] as const) {
  test(`[A11] the borders of the provider’s controls have contrast in the ${theme} theme`, async ({
    openPayment,
  }) => {
    const page = await openPayment(quantity, { theme });
    await openDropIn(page);
    await page.getByText('Kaarten', { exact: true }).first().click();
    await expect(page.getByLabel('Naam op de kaart')).toBeVisible();
    for (const control of ['payment-method', 'input-wrapper']) {
      const faintest = () =>
        page.evaluate(edgeContrasts, `.adyen-checkout__${control}`).then(([least]) => least);
      await expect.poll(faintest, { message: control, timeout: 5_000 }).toBeGreaterThanOrEqual(3);
    }
  });
}
