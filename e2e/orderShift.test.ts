import type { Locator, Page } from '@playwright/test';
import type { ApiSession } from './browser/apiSession.ts';
import { keepCart } from './browser/keepCart.ts';
import { openLine } from './browser/openLine.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { shiftOf } from './browser/shiftOf.ts';
import { type Account, test as base, expect } from './fixtures.ts';

/** The layout shift that a page load may have. */
const maxShift = 0.02;

/** A cart with several lines, a give-away, deals and a line that cannot be ordered. */
async function quantitiesOf({ call }: ApiSession): Promise<Record<string, number>> {
  const lines = [
    ['verzorging/luiers/demo-luiers-maat-4', 12],
    ['voeding/fruit/demo-appelsap-2-plus-1', 2],
    ['knutselen/demo-cadeau', 2],
    ['knutselen/demo-verf', 3],
  ] as const;
  const ids = await Promise.all(
    lines.map(async ([path]) => (await call<{ id: number }>(`/product/detail/${path}`)).id),
  );
  return Object.fromEntries(lines.map(([, quantity], index) => [ids[index], quantity]));
}

const test = base.extend<{
  /** Opens a path with a full cart on a slow line. */
  open(account: Account, path: string, width: 360 | 1440): Promise<Page>;
}>({
  open: async ({ openPage, apiSession }, use) => {
    const line = await openLine();
    await use(async (account, path, width) => {
      const session = await apiSession(account);
      const page = await openPage('/', { width, line: line.address });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await keepCart(page, session, { quantities: await quantitiesOf(session), orderReference: 'Groep 3' });
      // The font is cached from the first page, as a customer's is: fallback fonts of this machine have other metrics.
      // A page with routes bypasses the cache.
      await page.unroute('**/kept');
      line.slowDown();
      await page.goto(path);
      return page;
    });
    await line.close();
  },
});

async function expectNoShift(page: Page, shown: Locator, path: string): Promise<void> {
  await expect(shown.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page), path).toBeLessThan(maxShift);
}

for (const width of [360, 1440] as const) {
  test(`[S50, S52, S60, S64] cart, stored cart, payment page and order load without layout shift on a slow line, at ${width} px`, async ({
    apiSession,
    open,
  }) => {
    const number = await placeOrder(await apiSession('bij'));
    const page = await open('bij', '/winkelwagen', width);
    const filled = page.getByRole('button', { name: 'Winkelwagen legen' });
    await expectNoShift(page, filled, 'the cart');
    await page.reload();
    await expectNoShift(page, filled, 'the cart again');
    await page.goto('/bestellen/betalen');
    await expectNoShift(page, page.getByRole('radio'), 'the payment screen');
    await page.goto(`/order/${Number(number.replace(/\D/g, ''))}`);
    await expectNoShift(
      page,
      page.getByRole('heading', { level: 1, name: `Bestelling ${number}` }),
      'an order',
    );
  });

  test(`[S61] the provider’s form loads without layout shift on a slow line, at ${width} px`, async ({
    open,
  }) => {
    const page = await open('mier', '/bestellen/betalen', width);
    await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
    await page.waitForURL('**/bestellen/betalen/betaalmethode');
    await expectNoShift(page, page.getByText('iDEAL | Wero'), 'the payment page');
  });
}
