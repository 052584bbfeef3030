import type { Page } from '@playwright/test';
import { matchPattern, paths } from '../../apps/shop/src/shared/links/paths.ts';
import { htmlFaults } from '../../apps/shop/src/testing/htmlFaults.ts';
import type { ApiSession } from '../../e2e/browser/apiSession.ts';
import { axeViolations } from '../../e2e/browser/axeViolations.ts';
import { chosenFaults } from '../../e2e/browser/chosenFaults.ts';
import { storedCart } from '../../e2e/browser/keepCart.ts';
import { placeOrder } from '../../e2e/browser/placeOrder.ts';
import { reflowFaults } from '../../e2e/browser/reflowFaults.ts';
import { smallTargets } from '../../e2e/browser/smallTargets.ts';
import { stopFaults } from '../../e2e/browser/stopFaults.ts';
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

/** Colours on their way from one theme to the other are those of neither. Runs in the page. */
function endTransitions(): void {
  // Asked for here, so that they have begun.
  document.body.getBoundingClientRect();
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Puts a page into one of its states in each width and theme, and gives what is wrong there, one line for each place. */
async function faultsOf(page: Page, path: string, state: PageState) {
  const { name = '', act, stays = act === undefined, widths: own = widths } = state;
  const found: string[] = [];
  const note = (look: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${path} ${name} ${look}: ${line}`));
  // Aisles that do not fit lie clipped, not hidden, until the board is measured at this width: axe would take them for seen.
  const measured = (width: number) =>
    page.waitForFunction((isWide) => {
      const cells = document.querySelectorAll<HTMLElement>('nav [data-slot=aisle]');
      const seen = [...cells].filter((cell) => cell.checkVisibility({ visibilityProperty: true }));
      return !isWide || seen.every(({ offsetTop }) => offsetTop === seen[0]?.offsetTop);
    }, width >= 960);
  const open = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const sent = await page.goto(path);
    // Before the page may lead on: of a document that is left the browser keeps nothing.
    const html = await sent?.text();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await measured(width);
    await act?.(page);
    // The bar that shows while something is asked for.
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    return html ?? '';
  };
  for (const [index, width] of own.entries()) {
    if (index === 0) {
      const sent = await open(width);
      if (!act) note('as the server sends it', await htmlFaults(sent));
      note('as HTML', await htmlFaults(await ownDocument(page)));
    }
    // What an act opened may close with another width.
    else if (act) await open(width);
    else {
      await page.setViewportSize({ width, height: 800 });
      await measured(width);
    }
    note(`${width}`, await violations(page));
    if (width < 960) note(`${width}`, await page.evaluate(smallTargets));
    note(`${width}`, await reflowFaults(page));
    // What an act opened may close once the focus goes elsewhere.
    if (stays) note(`${width}`, await stopFaults(page));
    for (const theme of themes.slice(1)) {
      await page.emulateMedia(theme);
      await page.evaluate(endTransitions);
      const look = `${width} ${Object.values(theme).join(' ')}`;
      note(look, await axeViolations(page, undefined, rulesOfColour(theme)));
      const isForced = theme.forcedColors === 'active';
      if (isForced) note(look, await page.evaluate(chosenFaults));
      // By night the focus has another colour; in forced colours it needs an outline at each width.
      const isNight = theme === themes[1] && index === 0;
      if (stays && (isForced || isNight)) note(look, await stopFaults(page));
    }
    await page.emulateMedia(themes[0]);
    await page.evaluate(endTransitions);
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
  const quantities = await Promise.all(
    Object.entries(cart).map(
      async ([product, quantity]) => [await idOf(session, product), quantity] as const,
    ),
  );
  return storedCart(session, { quantities: Object.fromEntries(quantities) });
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

/** Faults that are put into a page without any, each with the one line that has to be found for it. */
const planted: Readonly<Record<string, { html: string; found: RegExp }>> = {
  'a colour that is too faint by day': {
    html: '<style>@media (prefers-color-scheme: light) and (prefers-contrast: no-preference) { p { color: #aaa } }</style><p>Tekst</p>',
    found: /^320: color-contrast: p$/,
  },
  'a colour that is too faint by night': {
    html: '<style>@media (prefers-color-scheme: dark) { p { color: #333; background: #111 } }</style><p>Tekst</p>',
    found: /^320 dark (no-preference|more) none: color-contrast: p$/,
  },
  'a colour that is too faint for who asks for more contrast': {
    html: '<style>@media (prefers-contrast: more) { p { color: #bbb } }</style><p>Tekst</p>',
    found: /^320 (light|dark) more none: color-contrast: p$/,
  },
  'a target that is too small for a pointer, and so for a finger': {
    html: '<button type="button" style="width: 20px; height: 20px; padding: 0">a</button><button type="button" style="width: 60px; height: 44px; padding: 0">b</button>',
    found: /^320: (target-size: button:nth-child\(\d\)|<button .* is 20 × 20)$/,
  },
  'a target that is too small for a finger': {
    html: '<button type="button" style="width: 60px; height: 30px">Verder</button>',
    found: /^320: <button .* is 60 × 30$/,
  },
  'a field without a label': {
    html: '<input type="text" style="height: 44px">',
    found: /^(320: label: input|as (HTML|the server sends it): input-missing-label: .*)$/,
  },
  'HTML that is not valid': {
    html: '<ul><p>Tekst</p></ul>',
    found: /^(320: list: ul|as (HTML|the server sends it): element-permitted-content: .*)$/,
  },
  'HTML that scripts have made invalid': {
    html: '<p id="a">Tekst</p><p>Tekst</p><script>document.querySelectorAll("p")[1].id = "a"</script>',
    found: /^as HTML: no-dup-id: /,
  },
  'a focus that lies under something': {
    html: `<button type="button" style="position: absolute; top: 200px; width: 90px; height: 44px">Onder</button>
      <div style="position: absolute; top: 190px; width: 200px; height: 100px; background: white"></div>`,
    found: /^320( .*)?: the focus is covered: /,
  },
  'a focus that is out of sight': {
    html: '<button type="button" style="position: absolute; left: -500px; width: 90px; height: 44px">Weg</button>',
    found: /^320( .*)?: the focus is out of sight: /,
  },
  'a page that is wider than the window': {
    html: '<p style="width: 400px">Tekst</p>',
    found: /^320: (with text (spacing|at 200 %): )?the page is 4\d\d wide in 3[26]0: <p /,
  },
  'a text that is cut off with the text spacing of WCAG': {
    html: '<p style="width: 130px; overflow: hidden; white-space: nowrap; font: 16px monospace">Luiers maat 4</p>',
    found: /^320: with text spacing: is cut off: Luiers maat 4$/,
  },
  'a text that is cut off at twice its size': {
    html: '<p style="width: 200px; overflow: hidden; white-space: nowrap; font: 1rem monospace">Luiers maat 4</p>',
    found: /^320: with text at 200 %: is cut off: Luiers maat 4$/,
  },
  'a focus that nothing shows': {
    html: '<button type="button" style="outline: none; width: 90px; height: 44px">Verder</button>',
    found: /^320( (light|dark) no-preference (none|active))?: the focus is not shown: <button/,
  },
  'a focus that nothing shows by night': {
    html: '<style>@media (prefers-color-scheme: dark) { button { outline: none } }</style><button type="button" style="width: 90px; height: 44px">Verder</button>',
    found: /^320 dark no-preference none: the focus is not shown: <button/,
  },
  'a focus that a shadow shows, which forced colours take away': {
    html: '<style>button:focus-visible { outline: none; box-shadow: 0 0 0 3px black }</style><button type="button" style="width: 90px; height: 44px">Verder</button>',
    found: /^320 light no-preference active: the focus is not shown: <button/,
  },
  'what is chosen by its colour alone': {
    html: '<style>[aria-pressed=true] { background: gold; color: black }</style><button type="button" aria-pressed="true" style="width: 90px; height: 44px">Lijst</button><button type="button" aria-pressed="false" style="width: 90px; height: 44px">Raster</button>',
    found: /^320 light no-preference active: is chosen by colour alone: <button/,
  },
};

for (const [fault, { html, found: expected }] of Object.entries({
  nothing: { html: '<p>Tekst</p>', found: /^$/ },
  ...planted,
}))
  test(`planted: ${fault} is found, and nothing else`, async ({ openPage }) => {
    const page = await openPage('/robots.txt');
    const body = `<!doctype html><html lang="nl"><head><title>Een pagina</title>
      <style>:root { color-scheme: light dark }</style></head>
      <body><main><h1>Een kop</h1>${html}</main></body></html>`;
    const contentType = 'text/html; charset=utf-8';
    await page.route('**/planted', (route) => route.fulfill({ contentType, body }));
    const found = (await faultsOf(page, '/planted', { widths: [320] })).map((line) =>
      line.replace('/planted  ', ''),
    );
    expect(found.filter((line) => !expected.test(line))).toEqual([]);
    expect(found.length > 0).toBe(fault !== 'nothing');
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
      const page = await openPage('/robots.txt', { storage, expectedErrors: /40[0134]|504|OCI|ERR_FAILED/ });
      const found: string[] = [];
      for (const state of states)
        found.push(...(await faultsOf(page, path.replace(placedOrder, `${order}`), state)));
      expect(found).toEqual([]);
      tellProof(states.flatMap(({ widths: own = widths }) => own).length * themes.length, 'looks');
    });
