import type { Page } from '@playwright/test';
import { matchPattern, paths } from '../../apps/shop/src/shared/links/paths.ts';
import { htmlFaults } from '../../apps/shop/src/testing/htmlFaults.ts';
import type { ApiSession } from '../../e2e/browser/apiSession.ts';
import { axeViolations } from '../../e2e/browser/axeViolations.ts';
import { storedCart } from '../../e2e/browser/keepCart.ts';
import { placeOrder } from '../../e2e/browser/placeOrder.ts';
import { smallTargets } from '../../e2e/browser/smallTargets.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { tellProof } from '../../testing/tellProof.ts';
import { audiences, type PageState, placedOrder, widths } from './pageStates.ts';

/** By day first, with every rule of axe: the others differ in colours alone. */
const themes = [
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'dark', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
] as const;

/**
 * The rules that look at colours. In forced colours the browser lays a plane of the system's ground behind every text,
 * of which the computed styles that axe reads know nothing: contrast is the system's there.
 */
const rulesOfColour = ({ forcedColors }: (typeof themes)[number]) =>
  forcedColors === 'active' ? ['link-in-text-block'] : ['color-contrast', 'link-in-text-block'];

/** What a page is not, but leads on from at once. */
const leadsOn: readonly string[] = [
  paths.searchForm.pattern,
  paths.logout.pattern,
  paths.cartToo.pattern,
  paths.profile.pattern,
];

/** The document as it stands, without the form that the payment provider's own code writes. */
const ownDocument = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const theirs of copy.querySelectorAll('.adyen-checkout__dropin')) theirs.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });

/**
 * What axe finds by all its rules. It takes what lies below the bar of a phone for covered: such a target is looked at
 * again in the middle of the screen.
 */
async function violations(page: Page): Promise<readonly string[]> {
  const found = await axeViolations(page);
  const kept: string[] = [];
  for (const line of found) {
    const [rule = '', selector = ''] = line.split(': ', 2);
    if (rule === 'target-size') {
      await page
        .locator(selector)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'center' }));
      if ((await axeViolations(page, undefined, [rule])).every((again) => again !== line)) continue;
    }
    kept.push(line);
  }
  return kept;
}

/** Puts a page into one of its states in each width and theme, and gives what is wrong there, one line for each place. */
async function faultsOf(page: Page, path: string, { name = '', act, widths: own = widths }: PageState) {
  const found: string[] = [];
  const note = (look: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${path} ${name} ${look}: ${line}`));
  const open = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await act?.(page);
  };
  for (const [index, width] of own.entries()) {
    // What an act opened may close with another width.
    if (index === 0 || act) await open(width);
    else await page.setViewportSize({ width, height: 800 });
    note(`${width}`, await violations(page));
    if (width < 960) note(`${width}`, await page.evaluate(smallTargets));
    if (index === 0) note('as HTML', await htmlFaults(await ownDocument(page)));
    for (const theme of themes.slice(1)) {
      await page.emulateMedia(theme);
      const faults = await axeViolations(page, undefined, rulesOfColour(theme));
      note(`${width} ${Object.values(theme).join(' ')}`, faults);
    }
    await page.emulateMedia(themes[0]);
  }
  if (!act) {
    const response = await page.request.get(path, { timeout: 120_000 });
    note('as the server sends it', await htmlFaults(await response.text()));
  }
  return found;
}

/** The number of the order that a customer places, who keeps a favourite too. */
async function orderOf(session: ApiSession): Promise<number> {
  await placeOrder(session);
  await session.call(
    `/product/product-favourite/${await idOf(session, 'verzorging/luiers/demo-uitverkocht')}`,
  );
  const { orders } = await session.call<{ orders: { id: number }[] }>('/order/1/100');
  return orders[0]?.id ?? 0;
}

const idOf = async ({ call }: ApiSession, product: string) =>
  (await call<{ id: number }>(`/product/detail/${product}`)).id;

/** What local storage holds of a customer with such quantities of such products in the cart. */
async function storageOf(session: ApiSession, cart: Readonly<Record<string, number>>) {
  const amounts = await Promise.all(
    Object.entries(cart).map(
      async ([product, quantity]) => [await idOf(session, product), quantity] as const,
    ),
  );
  return storedCart(session, { amounts: Object.fromEntries(amounts) });
}

test.describe.configure({ mode: 'parallel' });

test('every path of the shop is among the states', () => {
  const given = audiences.flatMap(({ pages }) => Object.keys(pages));
  const missing = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !leadsOn.includes(pattern))
    .filter((pattern) => !given.some((path) => matchPattern(pattern, path.replace(/\?.*/, ''))));
  expect(missing).toEqual([]);
});

for (const { who, account, cart = {}, hasOrdered = false, pages } of audiences)
  for (const [path, states] of Object.entries(pages))
    test(`[WCAG 2.2] ${who}: neither axe nor html-validate finds anything on ${path}, in each of its states, widths and themes`, async ({
      openPage,
      apiSession,
    }) => {
      const session = account ? await apiSession(account) : null;
      const order = session && hasOrdered ? await orderOf(session) : 0;
      const storage = session ? await storageOf(session, cart) : {};
      // How long a picture takes to draw beside two more browsers is not what is looked at here.
      const page = await openPage('/', { storage, expectedComplaints: /40[0134]|504|OCI/ });
      const found: string[] = [];
      for (const state of states)
        found.push(...(await faultsOf(page, path.replace(placedOrder, `${order}`), state)));
      expect(found).toEqual([]);
      tellProof(states.flatMap(({ widths: own = widths }) => own).length * themes.length, 'looks');
    });
