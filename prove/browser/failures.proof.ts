import type { Page, Request, Route } from '@playwright/test';
import fc from 'fast-check';
import { isHydrated } from '../../e2e/browser/awaitHydration.ts';
import { storedCart } from '../../e2e/browser/keepCart.ts';
import { keepInStorage } from '../../e2e/browser/keepInStorage.ts';
import { placeOrder } from '../../e2e/browser/placeOrder.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { proofCount, tellProof } from '../../testing/tellProof.ts';

const tries = proofCount(12);
const seed = Number(process.env.PROPERTY_SEED ?? 1);

/** What a call may come to. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort('connectionrefused'),
  'reset before it arrived': (route) => route.abort('connectionreset'),
  'reset after it was done': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  '500': (route) => route.fulfill({ status: 500, json: { message: 'Internal error.' } }),
  '502 with HTML': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad gateway</h1></html>' }),
  '503': (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { message: 'Busy.' } }),
  '429': (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '5' }, json: { message: 'Slower.' } }),
  '401': (route) => route.fulfill({ status: 401, json: { message: 'This session has ended.' } }),
  'broken JSON': (route) => route.fulfill({ contentType: 'application/json', body: '{"data": {"pro' }),
  'another shape': (route) => route.fulfill({ json: { data: { surprise: [1, null, 'x'] } } }),
  'an empty answer': (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  // Later than anybody looks on.
  'no answer': () => Promise.resolve(),
};

/** A page that somebody opens, and what they do there. */
interface Visit {
  readonly path: string;
  readonly who: 'customer' | 'visitor';
  readonly act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const product = '/product/verzorging/luiers/demo-luiers-maat-4';

/** Those that ask for most first: each call is tried where it is first made. */
const visits: readonly Visit[] = [
  { path: '/bestellen/betalen', who: 'customer' },
  {
    path: '/bestellen/betalen',
    who: 'customer',
    act: (page) => page.getByRole('radio').nth(1).check({ force: true }),
  },
  { path: '/bestellen/betalen', who: 'customer', act: press('Bestelling plaatsen') },
  { path: '/winkelwagen', who: 'customer' },
  { path: product, who: 'customer', act: press(/aan favorieten$/) },
  {
    path: '/product/verzorging/luiers/demo-uitverkocht',
    who: 'customer',
    act: press(/^Stuur mij een email/),
  },
  { path: '/categorie/verzorging/luiers', who: 'customer' },
  {
    path: '/zoeken/luiers',
    who: 'customer',
    act: (page) =>
      page.getByRole('banner').getByPlaceholder('Zoek je product of merk').pressSequentially('lui'),
  },
  { path: '/aanbiedingen', who: 'customer' },
  { path: '/', who: 'customer' },
  { path: '/profiel', who: 'customer' },
  { path: '/profiel/favorieten', who: 'customer' },
  { path: '/profiel/bestelhistorie', who: 'customer', act: press(/^Factuur/) },
  {
    path: '/profiel/bestelhistorie',
    who: 'customer',
    act: (page) => page.getByRole('link', { name: /^KKN/ }).first().click(),
  },
  { path: '/kruidvat/over-ons', who: 'visitor' },
  {
    path: '/login',
    who: 'visitor',
    act: async (page) => {
      await page.getByLabel('E-mailadres').fill('niemand@demo.magazijn.test');
      await page.getByLabel('Wachtwoord', { exact: true }).fill('Fout-wachtwoord-1!');
      await press('Login')(page);
    },
  },
  {
    path: '/wachtwoord-vergeten',
    who: 'visitor',
    act: async (page) => {
      await page.getByLabel('E-mailadres').fill('niemand@demo.magazijn.test');
      await press('Versturen')(page);
    },
  },
];

/** A call by its method and path, without the numbers in it. */
const callOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replace('/api/v1', '').replace(/\d+/g, '*')}`;

/** Until the page has made of the failure what it makes of it; where it waits for an answer for ever, for a while. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated, undefined, { timeout: 1500 }).catch(() => {});
  await page
    .evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
    .catch(() => {});
};

/** What lies in the cart, wherever the page is on its way to. */
const cartOf = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('magazijn.cart') ?? '').catch(() => '');

test('whichever call fails, however it fails, something is there to read and the cart is whole', async ({
  openPage,
  apiSession,
  database,
}) => {
  const session = await apiSession('vlinder');
  await placeOrder(session);
  const { id } = await session.call<{ id: number }>(`/product/detail${product.replace('/product', '')}`);
  const page = await openPage('/kruidvat/over-ons', { expectedComplaints: /./ });
  const begin = async ({ who }: Visit) => {
    // What was pressed before can be pressed again.
    await database`delete from favourites`;
    await database`delete from stock_mail_requests`;
    const kept = storedCart(session, { amounts: { [id]: 12 } });
    await keepInStorage(page, {
      ...kept,
      'magazijn.token': who === 'customer' ? (kept['magazijn.token'] ?? '') : '',
    });
  };
  const isCall = (request: Request) => request.url().includes('/api/v1/');

  // Where each call is first made, when all is well.
  const madeBy = new Map<string, Visit>();
  for (const visit of visits) {
    await begin(visit);
    const note = (request: Request) => {
      if (isCall(request) && !madeBy.has(callOf(request))) madeBy.set(callOf(request), visit);
    };
    page.on('request', note);
    await page.goto(visit.path);
    await page.waitForLoadState('networkidle');
    await visit.act?.(page);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
  }
  const cases = [...madeBy].flatMap(([call, visit]) =>
    Object.entries(failures).map(([kind, fail]) => ({ call, visit, kind, fail })),
  );
  const chosen = fc.sample(fc.shuffledSubarray(cases, { minLength: cases.length }), { seed, numRuns: 1 })[0];
  let tried = 0;
  for (const { call, visit, kind, fail } of chosen?.slice(0, tries) ?? []) {
    const what = `${call} of ${visit.path}: ${kind}`;
    await begin(visit);
    let asked = 0;
    const route = async (given: Route) => {
      if (callOf(given.request()) !== call) return given.fallback();
      asked += 1;
      // The page may be gone by then.
      await fail(given).catch(() => {});
    };
    await page.route('**/api/v1/**', route);
    await page.goto(visit.path, { waitUntil: 'load' });
    await settle(page);
    if (asked === 0) await visit.act?.(page);
    await expect.poll(() => asked, what).toBeGreaterThan(0);
    await settle(page);
    await expect(page.getByRole('banner').first(), what).toBeVisible();
    await expect(page.getByRole('main'), what).toContainText(/\w{3}/);
    // Whatever a 200 holds, it is the back end's word that the order was placed; so it was where nobody heard the word.
    const isPlaced =
      call.includes('/payment/account/') &&
      ['reset after it was done', 'another shape', 'an empty answer', 'broken JSON'].includes(kind);
    if (!isPlaced) await expect.poll(() => cartOf(page), what).toContain(`"${id}":12`);
    await page.unroute('**/api/v1/**', route);
    tried += 1;
  }
  tellProof(
    tried,
    `failures of ${cases.length}: ${madeBy.size} calls by ${Object.keys(failures).length} kinds`,
  );
});
