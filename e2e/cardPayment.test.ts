// Over 300 lines: one payment page against the provider's real library, in every way that it can end.
import type { Page } from '@playwright/test';
import type { ApiSession } from './browser/apiSession.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { storedCart } from './browser/keepCart.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { toBank } from './browser/toBank.ts';
import { test as base, expect, type OpenPageOptions } from './fixtures.ts';

const test = base.extend<{
  /** mier, who pays by iDEAL or card, with so many boxes of diapers on the payment screen. */
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

/** On to the provider's form. */
async function openDropIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
  await page.waitForURL('**/bestellen/betalen/betaalmethode');
  await expect(page.getByText('iDEAL | Wero').first()).toBeVisible();
}

/** How many orders stand in the history. */
const placedOrders = async ({ call }: ApiSession) =>
  (await call<{ orders: unknown[] }>('/order/1/100')).orders.length;

const decide = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click();
const succeeded = (page: Page) => page.waitForURL('**/bestellen/betalen/gelukt');
const failed = async (page: Page) => {
  await page.waitForURL('**/bestellen/betalen/mislukt');
  await expect(page.getByText('Let op: Uw betaling is mislukt!')).toBeVisible();
};
const retry = async (page: Page) => {
  await page.getByRole('link', { name: 'Opnieuw naar betalen' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
};
const number = (page: Page) => page.getByText(/^KKN\d{9}$/);
const units = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}')?.total?.items ?? 0);
const paymentSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('magazijn.order') ?? '{}').payment ?? null);

/** The provider fails the next such call of this page's own session; other journeys pay meanwhile. */
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

/** What the browser says when a fault was asked for. */
const expectedErrors = /Failed to load resource|net::ERR|CORS|fetch/;

test.describe('[T63] iDEAL', () => {
  test('[S61, S62] paid: the address is stripped, the order is placed, and only then the cart is empty', async ({
    openPayment,
  }) => {
    const page = await openPayment(12);
    await openDropIn(page);
    expect(new URL(page.url()).search).toBe('');
    expect(await axeViolations(page)).toEqual([]);
    await toBank(page);
    await decide(page, 'Betalen');
    await succeeded(page);
    await expect(number(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('Betaald', { exact: true })).toBeVisible();
    await expect.poll(() => units(page)).toBe(0);
    await page.goBack().catch(() => {});
    expect(page.url()).not.toContain('sessionData');
  });

  for (const [decision, arrive] of [
    ['Betalen', succeeded],
    ['Weigeren', failed],
  ] as const)
    test(`[S62, S63] what comes of '${decision}' at the bank opens at its top, with the focus on its heading`, async ({
      openPayment,
    }) => {
      const page = await openPayment(12);
      await openDropIn(page);
      // Every document's first page has one key in the history: what was scrolled before must not be scrolled after.
      await page.setViewportSize({ width: 360, height: 500 });
      await page.mouse.wheel(0, 280);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await toBank(page);
      await decide(page, decision);
      await arrive(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

  test('[S63] refused: mislukt, the cart stays, and the same order is paid at the next try', async ({
    openPayment,
  }) => {
    const page = await openPayment(13);
    const ids = new Set<number>();
    // Read on its way to the page, which may be gone before anybody reads it after.
    await page.route('**/order/create', async (route) => {
      const response = await route.fetch();
      ids.add((await response.json()).data.order.order_id);
      await route.fulfill({ response });
    });
    await openDropIn(page);
    await toBank(page);
    await decide(page, 'Weigeren');
    await failed(page);
    expect(await units(page)).toBe(13);
    await retry(page);
    await openDropIn(page);
    await toBank(page);
    await decide(page, 'Betalen');
    await succeeded(page);
    await expect(number(page)).toBeVisible();
    expect(ids.size).toBe(1);
  });

  for (const [button, quantity] of [
    ['Annuleren', 14],
    ['Storing bij de bank', 15],
  ] as const) {
    test(`${button} at the bank leads to mislukt`, async ({ openPayment }) => {
      const page = await openPayment(quantity);
      await openDropIn(page);
      await toBank(page);
      await decide(page, button);
      await failed(page);
      expect(await units(page)).toBe(quantity);
    });
  }

  for (const [button, quantity] of [
    ['Nog niet beslist', 16],
    ['Opdracht ontvangen', 29],
  ] as const) {
    test(`[S62] ${button}: gelukt says so, the cart is empty, and once the bank has decided it is paid`, async ({
      openPayment,
    }) => {
      const page = await openPayment(quantity);
      await openDropIn(page);
      await toBank(page);
      const kept = await page.getByText(/^KK[NB]\d{9}-\d+$/).textContent();
      await decide(page, button);
      await succeeded(page);
      await expect(page.getByRole('main').getByText(/Je bank verwerkt je betaling nog/)).toBeVisible();
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
  }

  test('[S62] what another tab adds while the buyer is at the bank stays, and what was paid for goes', async ({
    openPayment,
  }) => {
    const page = await openPayment(30);
    await openDropIn(page);
    await toBank(page);
    const other = await page.context().newPage();
    await other.goto('/winkelwagen');
    await other.getByRole('button', { name: /meer/ }).first().click();
    await expect(other.getByText('1 product, 31 artikelen')).toBeVisible();
    await decide(page, 'Betalen');
    await succeeded(page);
    await expect(number(page)).toBeVisible();
    await expect(other.getByText('1 product, 1 artikel')).toBeVisible();
    // Hearing of it again takes nothing more.
    await page.reload();
    await expect(number(page)).toBeVisible();
    await other.reload();
    await expect(other.getByText('1 product, 1 artikel')).toBeVisible();
  });

  for (const [what, quantity] of [
    ['the cart finds it placed, and keeps what came into it since', 33],
    ['the next try to pay finds it, while the shop cannot say what became of it', 31],
  ] as const) {
    test(`[S61, T63] a tab that was closed at the bank: paid all the same, and ${what}`, async ({
      apiSession,
      openPayment,
    }) => {
      const session = await apiSession('mier');
      const before = await placedOrders(session);
      const page = await openPayment(quantity);
      await openDropIn(page);
      await toBank(page);
      // The bank is told, and nobody comes back from it.
      await page.route('**/bestellen/betalen/betaalmethode**', (route) => route.abort());
      const gone = page.waitForRequest(/betaalmethode\?.*redirectResult/);
      await decide(page, 'Betalen');
      await gone;
      const next = await page.context().newPage();
      await page.close();
      if (quantity === 33) {
        await next.goto('/product/verzorging/luiers/demo-luiers-maat-4');
        await next.getByRole('main').getByRole('button', { name: /meer/ }).first().click();
        await next.waitForResponse((response) => response.url().endsWith('/shop/cart'));
        // The bank tells the shop in a time of its own.
        await expect.poll(() => placedOrders(session)).toBe(before + 1);
        await next.goto('/winkelwagen');
      } else {
        await next.route('**/order/detail/**', (route) => route.abort());
        await next.goto('/bestellen/betalen');
        await next.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
      }
      await succeeded(next);
      await expect(number(next)).toBeVisible();
      await expect.poll(() => units(next)).toBe(quantity === 33 ? 1 : 0);
    });
  }

  test('[S61] back from the bank by the back button, the form opens again and pays', async ({
    openPayment,
  }) => {
    const page = await openPayment(11);
    await openDropIn(page);
    await toBank(page);
    await page.goBack();
    await expect(page.getByText('iDEAL | Wero').first()).toBeVisible();
    await toBank(page);
    await decide(page, 'Betalen');
    await succeeded(page);
    await expect(number(page)).toBeVisible();
  });

  test('[S61] a return that is opened again asks the server first, and leads to gelukt', async ({
    openPayment,
  }) => {
    const page = await openPayment(17);
    await openDropIn(page);
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
});

test.describe('[T63] card', () => {
  test('[S62] paid at once', async ({ openPayment }) => {
    const page = await openPayment(18);
    await openDropIn(page);
    await fillCard(page, '4111111111111111');
    await succeeded(page);
    await expect(number(page)).toBeVisible();
  });

  test('[S63] refused, and paid after it by way of the bank’s own page', async ({ openPayment }) => {
    const page = await openPayment(19);
    await openDropIn(page);
    await fillCard(page, '4988438843884305');
    await failed(page);
    await retry(page);
    await openDropIn(page);
    await fillCard(page, '4917610000000000');
    await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
    await decide(page, 'Betalen');
    await succeeded(page);
    await expect(number(page)).toBeVisible();
  });
});

/** The contrast of the edges that match with what stands around them, the faintest first. Runs in the page. */
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
  test(`[A11] the edges of the provider’s controls stand out by ${theme === 'light' ? 'day' : 'night'}`, async ({
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

test.describe('[S61] what goes wrong', () => {
  test('a session that has ended leads to mislukt, and the next one pays for the same order', async ({
    openPayment,
  }) => {
    const page = await openPayment(20, { expectedErrors });
    await failNext(page, 'setup', 'expire');
    await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
    await failed(page);
    await retry(page);
    await openDropIn(page);
    await toBank(page);
    await decide(page, 'Betalen');
    await succeeded(page);
  });

  for (const [kind, quantity] of [
    ['drop', 21],
    ['fail', 25],
    ['expire', 26],
  ] as const) {
    test(`[T63] a payment that meets ${kind} leads to mislukt once, and the same session pays`, async ({
      openPayment,
    }) => {
      const page = await openPayment(quantity, { expectedErrors });
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
      await openDropIn(page);
      expect((await paymentSession(page)).sessionId).toBe(sessionId);
      await toBank(page);
      await decide(page, 'Betalen');
      await succeeded(page);
    });
  }

  for (const [kind, quantity] of [
    ['drop', 27],
    ['fail', 28],
  ] as const) {
    test(`[S61, T63] a return from the bank that meets ${kind} asks the server, which knows that it is paid`, async ({
      openPayment,
    }) => {
      const page = await openPayment(quantity, { expectedErrors });
      await openDropIn(page);
      await toBank(page);
      await failNext(page, 'paymentDetails', kind);
      await decide(page, 'Betalen');
      await succeeded(page);
    });
  }

  test('a link to the payment page that lost its session says so, and leads back to the order', async ({
    openPayment,
  }) => {
    const page = await openPayment(32);
    await page.goto('/bestellen/betalen/betaalmethode');
    await expect(page.getByText(/de link klopt niet. Er is niets afgeschreven/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Terug naar je bestelling' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    expect(await units(page)).toBe(32);
  });

  test('pressed five times, it is paid once', async ({ openPayment }) => {
    const page = await openPayment(22);
    await openDropIn(page);
    let payments = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/payments\?/.test(request.url())) payments += 1;
    });
    await page.getByText('iDEAL | Wero').first().click();
    await page
      .getByRole('button', { name: /iDEAL|Verder|Betaal/ })
      .first()
      .evaluate((button: HTMLElement) => {
        for (let press = 0; press < 5; press += 1) button.click();
      });
    await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
    expect(payments).toBe(1);
  });

  for (const [name, value] of [
    ['environment', 'live'],
    ['environment', 'https://elsewhere.example'],
    ['clientKey', 'test_SOMEBODY'],
    ['sessionId', 'CS0000000000000000'],
  ] as const) {
    test(`a ${name} that somebody changed to ${value} is refused with a clear text, and reaches nobody`, async ({
      openPayment,
    }) => {
      const page = await openPayment(23, { expectedErrors });
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
      await openDropIn(page);
      const { sessionId, sessionData, clientKey, environment } = await paymentSession(page);
      const query = new URLSearchParams({ sessionId, sessionData, clientKey, environment, [name]: value });
      await page.goto(`/bestellen/betalen/betaalmethode?${query}`);
      await expect(
        page.getByText(/Deze betaling hoort niet bij jouw account, of de link klopt niet/),
      ).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect([...hosts]).toEqual(['localhost']);
    });
  }
});

test('[S62] a bare link to gelukt empties nothing while a payment is open', async ({ openPayment }) => {
  const page = await openPayment(24);
  await openDropIn(page);
  await page.goto('/bestellen/betalen/gelukt');
  await expect(page.getByText('Hartelijk dank voor uw bestelling.')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Je betaling wordt bevestigd/)).toBeVisible();
  expect(await units(page)).toBe(24);
});
