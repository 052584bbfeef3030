import type { Page } from '@playwright/test';
import type { ApiSession } from './browser/apiSession.ts';
import { keepCart } from './browser/keepCart.ts';
import { openLine } from './browser/openLine.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { shiftOf } from './browser/shiftOf.ts';
import { type Account, test as base, expect } from './fixtures.ts';

/** How far what stands on a page may move while the rest of it comes. */
const largest = 0.02;

/** A cart of a visible length, with a give-away, deals and a line that cannot be ordered so. */
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

for (const width of [360, 1440] as const) {
  base.describe(`nothing jumps while it loads on a slow line, ${width} wide`, () => {
    const test = base.extend<{
      /** Opens a page with a full cart, by its own address. */
      open(account: Account, path: string): Promise<Page>;
    }>({
      open: async ({ openPage, apiSession }, use) => {
        const line = await openLine();
        await use(async (account, path) => {
          const session = await apiSession(account);
          const page = await openPage('/', { width, line: line.address });
          await page.evaluate(() => document.fonts.ready.then(() => {}));
          await keepCart(page, session, {
            quantities: await quantitiesOf(session),
            orderReference: 'Groep 3',
          });
          // The letters are kept from the first page, as a customer's are: a page that intercepts nothing keeps what it
          // loaded. The ones that stand in for them are measured for fonts that the machine under test may not have.
          await page.unroute('**/kept');
          line.slowDown();
          await page.goto(path);
          return page;
        });
        await line.close();
      },
    });

    test('[S50, S52] the cart, and the cart again whose answer is kept', async ({ open }) => {
      const page = await open('bij', '/winkelwagen');
      await expect(page.getByRole('button', { name: 'Winkelwagen legen' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBeLessThan(largest);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Winkelwagen legen' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBeLessThan(largest);
    });

    test('[S60] the payment screen', async ({ open }) => {
      const page = await open('bij', '/bestellen/betalen');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBeLessThan(largest);
    });

    test('[S61] the payment page, with the provider’s form', async ({ open }) => {
      const page = await open('mier', '/bestellen/betalen');
      await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
      await page.waitForURL('**/bestellen/betalen/betaalmethode');
      await expect(page.getByText('iDEAL | Wero').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBeLessThan(largest);
    });

    test('[S64] an order', async ({ apiSession, open }) => {
      const session = await apiSession('bij');
      const number = await placeOrder(session);
      const page = await open('bij', `/order/${Number(number.replace(/\D/g, ''))}`);
      await expect(page.getByRole('heading', { level: 1, name: `Bestelling ${number}` })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBeLessThan(largest);
    });
  });
}
