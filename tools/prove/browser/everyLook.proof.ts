import type { Page } from '@playwright/test';
import { matchPattern, paths } from '../../../apps/shop/src/shared/links/paths.ts';
import { htmlFaults } from '../../../apps/shop/src/testing/htmlFaults.ts';
import { type ApiSession, apiSession as sessionAt } from '../../../e2e/browser/apiSession.ts';
import { axeViolations } from '../../../e2e/browser/axeViolations.ts';
import { colourOnlyFaults } from '../../../e2e/browser/colourOnlyFaults.ts';
import { storedCart } from '../../../e2e/browser/keepCart.ts';
import { placeOrder } from '../../../e2e/browser/placeOrder.ts';
import { reflowFaults } from '../../../e2e/browser/reflowFaults.ts';
import { smallTargets } from '../../../e2e/browser/smallTargets.ts';
import { openedParts, tabStopFaults } from '../../../e2e/browser/tabStopFaults.ts';
import { violationsInView } from '../../../e2e/browser/violationsInView.ts';
import { type Account, expect, test } from '../../../e2e/fixtures.ts';
import { reportProof } from '../../testing/reportProof.ts';
import { type Audience, type PageState, placedOrder, widths } from './PageState.ts';
import { audiences } from './pageStates.ts';

/** The HTML as a browser without scripts parses it: without scripts, and with the content of `noscript`. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<\/?noscript>/gs, '');

/** The CSS with the rules for `(scripting: none)` enabled. */
const asWithoutScripts = (css: string): string => css.replaceAll(/\(scripting: ?none\)/g, 'all');

/** Serves a page as a browser without scripts sees it, but with scripting on, which axe needs. */
async function stopScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = asWithoutScripts(await response.text());
    // The policy has hashes of the original styles.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: type === 'document' ? withoutScripts(text) : text });
  });
}

/** The first theme gets all rules of axe; the others differ in colours only. */
const themes = [
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'dark', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
] as const;

/**
 * The rules about colours. With forced colours the browser draws a background behind text that axe cannot see, so that
 * contrast is the system's concern.
 */
const rulesOfColour = ({ forcedColors }: (typeof themes)[number]) =>
  forcedColors === 'active' ? ['link-in-text-block'] : ['color-contrast', 'link-in-text-block'];

const redirects: readonly string[] = [
  paths.searchForm.pattern,
  paths.logout.pattern,
  paths.cartAlias.pattern,
  paths.profile.pattern,
];

/** The document without the form that the payment provider's code renders. */
const ownDocument = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const theirs of copy.querySelectorAll('.adyen-checkout__dropin')) theirs.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });

/** Ends colour transitions after a change of theme. Runs in the page. */
function endTransitions(): void {
  // Forces a layout, so that transitions have started.
  document.body.getBoundingClientRect();
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Whether all fade-ins have ended, since colours differ until then. Runs in the page. */
const hasFadedIn = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    );

/** Puts a page into a state in each width and theme. Returns faults, one line per element. */
async function faultsOf(page: Page, path: string, state: PageState, scripts = true) {
  const { name = '', act, stays = act === undefined, hasNoStops, widths: own = widths } = state;
  const found: string[] = [];
  const note = (look: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${path} ${name} ${look}: ${line}`));
  // Until the category navigation has measured itself, axe takes clipped categories for visible.
  const measured = async (width: number) => {
    if (!scripts) return;
    await page.waitForFunction((isWide) => {
      const cells = document.querySelectorAll<HTMLElement>('nav [data-slot=aisle]');
      const seen = [...cells].filter((cell) => cell.checkVisibility({ visibilityProperty: true }));
      return !isWide || seen.every(({ offsetTop }) => offsetTop === seen[0]?.offsetTop);
    }, width >= 960);
  };
  let opened: readonly string[] = [];
  // Content that an act opened closes when the focus leaves it. Then only the stops inside it are checked.
  const walk = async () => {
    if (stays) return tabStopFaults(page);
    if (hasNoStops) return [];
    return opened.length > 0 ? tabStopFaults(page, opened) : ['the stops of the keyboard are not walked'];
  };
  const open = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    // Without scripts there is no hydration to wait for.
    const sent = await page.goto(path, scripts ? {} : { waitUntil: 'load' });
    // Read at once, since the browser drops the body after a navigation.
    const html = await sent?.text();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
    await measured(width);
    const before = await page.evaluate(openedParts);
    await act?.(page);
    const isOpening = act && !stays && !hasNoStops;
    // The code of the opened part may load late.
    for (let tries = 0; tries === 0 || (isOpening && opened.length === 0 && tries < 20); tries += 1) {
      if (tries > 0) await page.waitForTimeout(100);
      opened = (await page.evaluate(openedParts)).filter((part) => !before.includes(part));
    }
    await page.waitForFunction(hasFadedIn);
    // Waits for the loading bar to disappear.
    await expect(page.getByRole('progressbar').filter({ visible: true })).toHaveCount(0);
    return html ?? '';
  };
  for (const [index, width] of own.entries()) {
    if (index === 0) {
      const sent = await open(width);
      if (!act) note('as the server sends it', await htmlFaults(sent));
      note('as HTML', await htmlFaults(await ownDocument(page)));
    }
    // A change of width may close what an act opened.
    else if (act) await open(width);
    else {
      await page.setViewportSize({ width, height: 800 });
      await measured(width);
    }
    note(`${width}`, await violationsInView(page));
    if (width < 960) note(`${width}`, await page.evaluate(smallTargets));
    note(`${width}`, await reflowFaults(page));
    note(`${width}`, await walk());
    for (const theme of themes.slice(1)) {
      await page.emulateMedia(theme);
      await page.evaluate(endTransitions);
      const look = `${width} ${Object.values(theme).join(' ')}`;
      note(look, await axeViolations(page, undefined, rulesOfColour(theme)));
      const isForced = theme.forcedColors === 'active';
      if (isForced) note(look, await page.evaluate(colourOnlyFaults));
      // The dark theme has another focus colour; forced colours need an outline at each width.
      const isDark = theme === themes[1] && index === 0;
      if (isForced || isDark) note(look, await walk());
    }
    await page.emulateMedia(themes[0]);
    await page.evaluate(endTransitions);
  }
  return found;
}

/** Places an order and marks a favourite. Returns the order's id. */
async function orderOf(session: ApiSession): Promise<number> {
  await placeOrder(session, 'Groep Zon, kostenplaats 4410');
  await session.call(
    `/product/product-favourite/${await idOf(session, 'verzorging/luiers/demo-uitverkocht')}`,
  );
  const { orders } = await session.call<{ orders: { id: number }[] }>('/order/1/100');
  return orders[0]?.id ?? 0;
}

const idOf = async ({ call }: ApiSession, product: string) =>
  (await call<{ id: number }>(`/product/detail/${product}`)).id;

/** Local storage of a customer with a cart. */
async function storageOf(session: ApiSession, cart: Readonly<Record<string, number>>) {
  const quantities = await Promise.all(
    Object.entries(cart).map(
      async ([product, quantity]) => [await idOf(session, product), quantity] as const,
    ),
  );
  return storedCart(session, { quantities: Object.fromEntries(quantities) });
}

test.describe.configure({ mode: 'parallel' });

test('every path of the shop has a state', () => {
  const given = audiences.flatMap(({ pages }) => Object.keys(pages));
  const missing = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !redirects.includes(pattern))
    .filter((pattern) => !given.some((path) => matchPattern(pattern, path.replace(/\?.*/, ''))));
  expect(missing).toEqual([]);
});

async function look(
  page: Page,
  pages: Audience['pages'],
  { order, scripts }: { readonly order: number; readonly scripts: boolean },
) {
  if (!scripts) await stopScripts(page);
  const found: string[] = [];
  for (const [path, states] of Object.entries(pages))
    for (const state of states)
      found.push(...(await faultsOf(page, path.replace(placedOrder, `${order}`), state, scripts)));
  expect(found).toEqual([]);
  const looks = Object.values(pages).flatMap((states) =>
    states.flatMap(({ widths: own = widths }) => own),
  ).length;
  reportProof(looks * themes.length, 'looks');
}

const expectedErrors = /40[0134]|409|412|422|429|500|503|504|OCI|ERR_FAILED|invoice was not opened/;

for (const { who, account, cart = {}, hasOrdered = false, brand, scripts = true, pages } of audiences) {
  // The pages of a shop of its own are one test, since it starts slowly.
  const tests = brand
    ? [{ name: 'its pages', pages }]
    : Object.entries(pages).map(([path, states]) => ({ name: path, pages: { [path]: states } }));
  for (const { name, pages: own } of tests)
    test(`[WCAG 2.2] ${who}: axe and html-validate find nothing on ${name}, in every state, width and theme`, async ({
      openPage,
      apiSession,
      startOwnShop,
      dataFolder,
    }) => {
      const shop = brand && (await startOwnShop(dataFolder, { BRAND: brand })).shop;
      const sessionOf = (name: Account) =>
        shop ? sessionAt(`${name}@demo.magazijn.test`, shop) : apiSession(name);
      const session = account ? await sessionOf(account) : null;
      const order = session && hasOrdered ? await orderOf(session) : 0;
      const storage = session ? await storageOf(session, cart) : {};
      const page = await openPage('/robots.txt', { storage, expectedErrors, ...(shop ? { shop } : {}) });
      await look(page, own, { order, scripts });
    });
}
