import type { Page, Request } from '@playwright/test';
import fc from 'fast-check';
import { type ApiSession, apiSession } from '../../../e2e/browser/apiSession.ts';
import { copyDemoAccounts } from '../../../e2e/browser/copyDemoAccounts.ts';
import { storedCart } from '../../../e2e/browser/keepCart.ts';
import { placeOrder } from '../../../e2e/browser/placeOrder.ts';
import { punchOutFields } from '../../../e2e/browser/punchOut.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { DEMO_PASSWORD } from '../../../packages/demo-data/src/index.ts';
import { currentIntent, readCartRecord } from '../../../packages/domain/src/cart/cartRecord.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';
import { type CallFailure, callFailures, controlTimeouts } from './callFailures.ts';
import { type PageCalls, pageCalls } from './pageCalls.ts';

const tries = proofCount(2);
const seed = Number(process.env.PROPERTY_SEED ?? 1);

const start = '/kruidvat/privacy';
const boxes = 12;
const diapers = 'verzorging/luiers/demo-luiers-maat-4';

/** Method and path below /api/v1, with `*` for session ids, UUIDs and numbers. */
const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replace('/api/v1', '').replaceAll(/(?<=\/)CS[\w-]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d[\w-]*/g, '*')}`;

/** Replaces the placeholder in a path by a value of this customer. */
async function addressOf(path: string, session: ApiSession | null, email: string): Promise<string> {
  const found: Record<string, () => Promise<string | number>> = {
    order: async () => {
      if (!session) throw new Error('A visitor has no orders.');
      await placeOrder(session);
      const { orders } = await session.call<{ orders: { id: number }[] }>('/order/1/100');
      return orders[0]?.id ?? 0;
    },
    company: async () => {
      const listed = await session?.call<{ companies: { fk_user_id: number }[] }>('/account/kdv');
      return listed?.companies[0]?.fk_user_id ?? 0;
    },
    code: async () => {
      const form = { username: email, password: DEMO_PASSWORD };
      return (await session?.call<{ code: string }>('/punch-out/code', form))?.code ?? '';
    },
    punchOut: async () => punchOutFields({ USERNAME: email }).toString(),
  };
  const name = /\{(\w+)\}/.exec(path)?.[1];
  return name === undefined ? path : path.replace(`{${name}}`, String(await found[name]?.()));
}

/** Navigates as a link of the shop does, without loading a document. */
const navigate = (page: Page, path: string) =>
  page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens the page for an action and waits until it is complete. */
async function open(page: Page, { loaded }: PageCalls, path: string): Promise<void> {
  await (loaded ? page.goto(path) : navigate(page, path));
  await expect(page).not.toHaveURL(start);
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Privacy');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** The customer's stored cart, product to quantity, for any logged-in user. */
async function keptCart(page: Page, customer: string) {
  const text = await page.evaluate(() => localStorage.getItem('magazijn.cart'));
  const record = readCartRecord(text, '');
  return record.stored.customer === customer
    ? currentIntent(record).quantities
    : (record.stored.others[customer] ?? {});
}

/** Prepares a customer with a cart, or a visitor. */
async function prepare(page: Page, given: PageCalls, email: string | null) {
  const session = email === null ? null : await apiSession(email);
  // Other sessions, which the page can end.
  if (email !== null && given.path.endsWith('wachtwoord')) for (const _ of [1, 2]) await apiSession(email);
  const product = session && (await session.call<{ id: number }>(`/product/detail/${diapers}`)).id;
  const storage = session && product ? storedCart(session, { quantities: { [product]: boxes } }) : {};
  if (session && given.hasOrdered) await placeOrder(session);
  const path = await addressOf(given.path, session, email ?? '');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Returns to the shop's origin, for its storage.
  if (given.mayLeave) await page.goto(start);
  await page.evaluate((texts) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, storage);
  await page.goto(start);
  // Waits until the stored cart is priced.
  await page.waitForLoadState('networkidle');
  return { session, product, path };
}

/** Opens the page or does its action. `beforeCalls` runs before the calls to check. */
async function perform(
  page: Page,
  given: PageCalls,
  path: string,
  beforeCalls: () => Promise<unknown>,
): Promise<void> {
  if (given.act) await open(page, given, path);
  await beforeCalls();
  if (given.act) await given.act(page);
  else if (given.loaded) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState();
  } else await navigate(page, path);
}

async function callsOf(page: Page, given: PageCalls, email: string | null): Promise<readonly string[]> {
  const { path } = await prepare(page, given, email);
  const calls = new Set<string>();
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1/')) calls.add(nameOf(request));
  };
  await perform(page, given, path, async () => page.on('request', note));
  await expect.poll(() => calls.size, `calls of ${given.name}`).toBeGreaterThan(0);
  // Waits for calls that follow a response.
  await page.waitForTimeout(1000);
  page.off('request', note);
  return [...calls].filter((call) => given.only?.test(call) ?? true).toSorted();
}

/** Makes a call of a page fail, and checks page and cart. */
async function tryFailure(
  page: Page,
  given: PageCalls,
  [call, failure]: readonly [string, CallFailure],
  email: string | null,
): Promise<void> {
  const { session, product, path } = await prepare(page, given, email);
  let failed = 0;
  const fail = () =>
    page.route(/\/api\/v1\//, async (route) => {
      if (nameOf(route.request()) !== call) return route.fallback();
      failed += 1;
      await failure.answer(route);
    });
  // A 401 may navigate away before the page has loaded or the action has ended.
  await perform(page, given, path, fail).catch((error: unknown) => {
    if (failed === 0) throw error;
  });
  await expect.poll(() => failed, 'how often the call was made').toBeGreaterThan(0);
  // Waits for the page's reaction to the last call.
  await page.waitForTimeout(500);

  if (given.mayLeave && new URL(page.url()).pathname.startsWith('/procurement/')) return;
  await expect(page.getByRole('main')).toContainText(/\w{3}/);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link').or(main.getByRole('button')).first(),
    'a way to continue',
  ).toBeVisible();
  if (session && product) {
    const after = await keptCart(page, session.customerNumber);
    const expected = given.boxesAfter ?? boxes;
    expect([{ [product]: boxes }, expected === 0 ? {} : { [product]: expected }], 'the cart').toContainEqual(
      after,
    );
  }
}

test.describe.configure({ mode: 'parallel' });
for (const given of pageCalls)
  test(`${given.name}, for ${given.account ?? 'a visitor'}: after any failed call the page works, offers a way to continue, and the cart is unchanged`, async ({
    openPage,
    database,
  }) => {
    const page = await openPage(start, { expectedErrors: /Failed to load resource/ });
    await controlTimeouts(page);
    // A new customer for each case, since a call whose response was lost has done its work.
    const newCustomer = async () =>
      given.account ? (await copyDemoAccounts(database))(given.account) : null;
    const calls = await callsOf(page, given, await newCustomer());
    const cells = calls.flatMap((call) => callFailures.map((failure) => [call, failure] as const));
    const count = Math.min(tries, cells.length);
    const chosen = fc
      .sample(fc.shuffledSubarray(cells, { minLength: count, maxLength: count }), { seed, numRuns: 1 })
      .flat();
    for (const cell of chosen)
      await test.step(`${cell[0]}: ${cell[1].name}`, async () =>
        tryFailure(page, given, cell, await newCustomer()));
    reportProof(chosen.length, 'failures of calls');
  });
