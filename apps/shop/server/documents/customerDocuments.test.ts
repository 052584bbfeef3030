// The documents of customers, by the session cookie (docs/adr/0094).
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureLog } from '@magazijn/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RenderedPage } from '../../src/app/RenderedPage.ts';
import { claimsOf } from '../../src/shared/session/sessionCookie.ts';
import { testToken } from '../../src/testing/testToken.ts';
import { createShopServer } from '../createShopServer.ts';
import { readShopSettings } from '../settings/readShopSettings.ts';
import type { ShopRenderer } from './createDocuments.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true },
  'src/app/shop.css': { file: 'assets/shop.css', isEntry: true },
  '_client.js': { file: 'assets/client.js', name: 'client' },
  '_customer.js': { file: 'assets/customer.js', name: 'customer' },
};
let clientDirectory = '';
beforeAll(async () => {
  clientDirectory = await mkdtemp(join(tmpdir(), 'shop-customers-'));
  await mkdir(join(clientDirectory, '.vite'));
  await mkdir(join(clientDirectory, 'assets'));
  await writeFile(join(clientDirectory, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(clientDirectory, 'assets', 'session.js'), '');
  await writeFile(join(clientDirectory, 'assets', 'cart.js'), 'hideCart()');
  await writeFile(join(clientDirectory, 'assets', 'shop.css'), '');
});
afterAll(() => rm(clientDirectory, { recursive: true, force: true }));

const { logger, lines } = captureLog();
let asked: Request[] = [];
let isHanging = false;
beforeEach(() => {
  asked = [];
  isHanging = false;
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});
afterEach(() => vi.useRealTimers());

/** A shop whose page shows who it is for, after a call of theirs that the back end answers with this status. */
const shop = (status = 200, publicUrl = 'http://localhost:4000') => {
  const renderPage: ShopRenderer['renderPage'] = async ({ links, api, pathname, search, customer }) => {
    const complete = await (customer?.api ?? api).switchableCompanies().then(
      () => true,
      () => customer === undefined,
    );
    if (pathname === '/weg') return { kind: 'redirect', href: '/winkelwagen', complete };
    if (pathname === '/stuk' && customer) throw new Error('Cannot render');
    const claims = customer && { claims: claimsOf(customer.token) ?? '' };
    const saved = {
      id: 7,
      version: 3,
      intent: { quantities: {}, couponCode: '', orderReference: '' },
      orders: [{ id: 42, version: 2 }],
    };
    const cart = customer && pathname === '/winkelwagen' && { cart: { saved, answer: null } };
    const page: RenderedPage = {
      kind: 'page',
      status: 200,
      head: '',
      body: `<main>${customer ? claimsOf(customer.token) : 'visitor'} at ${pathname}${search}</main>`,
      data: { queries: {}, hydrationData: {}, links, ...claims, ...cart },
      module: null,
      policy: null,
      complete,
      problems: [],
    };
    return page;
  };
  return createShopServer({
    settings: readShopSettings({ API_ORIGIN: 'http://api.invalid', PUBLIC_URL: publicUrl }),
    clientDirectory,
    renderer: {
      renderPage,
      pageAddress: (pathname) => ({
        href: pathname,
        kind: pathname,
        rank: 'catalogue',
        isPersonal: pathname !== '/kruidvat/privacy',
      }),
    },
    logger,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/account/kdv')) asked.push(request);
      if (isHanging) {
        await once(request.signal, 'abort');
        request.signal.throwIfAborted();
      }
      return Response.json({ data: { companies: [] }, message: 'No.' }, { status });
    },
  });
};

const tokens = ['1', '2'].map((customerNumber) => testToken({ customerNumber }));
const [first = '', second = ''] = tokens;
const ask = async (
  app: Awaited<ReturnType<typeof shop>>,
  path: string,
  token?: string,
  more: RequestInit = {},
) => {
  const headers = new Headers(more.headers);
  if (token !== undefined) headers.set('cookie', `XSRF-TOKEN=x; magazijn.session=${token}`);
  const response = await app.request(path, { ...more, headers });
  const html = await response.text();
  return { response, html, main: /<main>(.*)<\/main>/.exec(html)?.[1] };
};

test('two customers and a visitor in turn each get their own document, and nothing keeps a customer’s', async () => {
  const app = await shop();
  let etag = '';
  for (const token of [first, undefined, second, first, undefined]) {
    const { response, main, html } = await ask(app, '/', token, { headers: { 'if-none-match': etag } });
    const cached = token === undefined && etag !== '';
    expect(response.status).toBe(cached ? 304 : 200);
    if (!cached) expect(main).toBe(`${token ? claimsOf(token) : 'visitor'} at /`);
    if (token) {
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('etag')).toBeNull();
      expect(html).toContain(` data-claims="${claimsOf(token)}"`);
      expect(html).not.toContain(token);
    } else {
      expect(response.headers.get('cache-control')).toMatch(/^public/);
      expect(html).not.toContain('data-claims');
      etag = response.headers.get('etag') ?? '';
    }
  }
});

test('only a customer’s document with a cart has the script of the cart, which its policy allows', async () => {
  const app = await shop();
  const hash = createHash('sha256').update('hideCart()').digest('base64');
  for (const [path, token, has] of [
    ['/winkelwagen', first, true],
    ['/winkelwagen', undefined, false],
    ['/', first, false],
  ] as const) {
    const { response, html } = await ask(app, path, token);
    expect(html.includes('<script data-cart="1 7 3 42">hideCart()</script>')).toBe(has);
    expect(response.headers.get('content-security-policy')?.includes(hash)).toBe(has);
  }
});

test('a HEAD request gets the headers of the customer’s document', async () => {
  const { response, html } = await ask(await shop(), '/', first, { method: 'HEAD' });
  expect([response.status, response.headers.get('cache-control'), html]).toEqual([
    200,
    'private, no-store',
    '',
  ]);
});

test('a customer’s document is of the whole address, and a redirect of theirs is not kept', async () => {
  const app = await shop();
  expect((await ask(app, '/lijst?zoek=a', first)).main).toBe(`${claimsOf(first)} at /lijst?zoek=a`);
  const { response } = await ask(app, '/weg', first);
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    302,
    '/winkelwagen',
    'private, no-store',
  ]);
});

test('the calls for a document have the customer’s token, address and request id', async () => {
  const { response } = await ask(await shop(), '/', first, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(asked.map(({ headers }) => [headers.get('authorization'), headers.get('x-request-id')])).toEqual([
    [`Bearer ${first}`, response.headers.get('x-request-id')],
  ]);
  expect(asked[0]?.headers.get('x-forwarded-for')).toBeTruthy();
  expect(asked[0]?.headers.get('cookie')).toBeNull();
  expect(JSON.stringify(lines)).not.toContain(first.slice(0, 20));
});

test('on https only the cookie with the prefix counts, which no other domain can set', async () => {
  const app = await shop(200, 'https://shop.example');
  const cookie = `__Host-magazijn.session=${first}; magazijn.session=${second}`;
  expect((await ask(app, '/', undefined, { headers: { cookie } })).main).toBe(`${claimsOf(first)} at /`);
  expect((await ask(app, '/', second)).main).toBe('visitor at /');
});

test.each([
  ['malformed', 'x'],
  ['of two parts', 'e30.e30'],
  ['no JSON', 'e30.bm9uZQ.c2ln'],
  ['without claims', 'e30.e30.c2ln'],
  ['with a quote', `${first}"><script>`],
  ['expired', testToken({ expiresAt: 1 })],
  ['without an end', testToken({ expiresAt: null })],
])('a token that is %s gets the visitor’s document, without a call', async (_, token) => {
  const { main, response } = await ask(await shop(), '/', token);
  expect([main, response.headers.get('cache-control')?.slice(0, 6)]).toEqual(['visitor at /', 'public']);
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
});

test.each([
  ['a token that the back end refuses', '/', 401, 0],
  ['a call that fails', '/', 500, 1],
  ['a page that cannot be rendered', '/stuk', 200, 1],
  ['a redirect after a call that fails', '/weg', 500, 1],
  ['a page without anything of customers', '/kruidvat/privacy', 200, 0],
])('%s gets the visitor’s document; faults are logged', async (_, path, status, faults) => {
  const { main, response } = await ask(await shop(status), path, first);
  const isRedirect = path === '/weg';
  expect([response.status, main]).toEqual(isRedirect ? [302, undefined] : [200, `visitor at ${path}`]);
  expect(response.headers.get('cache-control')).not.toContain('private');
  expect(lines.filter(({ event }) => event === 'page-failed')).toEqual([]);
  expect(lines.filter(({ event }) => event === 'customer-page-failed')).toHaveLength(faults);
});

test('with a back end that does not answer, customers get the kept visitor’s document within a second, and then at once', async () => {
  const app = await shop();
  await ask(app, '/');
  vi.setSystemTime(Date.now() + 90_000);
  isHanging = true;
  const five = Promise.all(Array.from({ length: 5 }, () => ask(app, '/', first)));
  await vi.advanceTimersByTimeAsync(1000);
  expect((await five).map(({ main }) => main)).toEqual(Array(5).fill('visitor at /'));
  const calls = () => asked.filter(({ headers }) => headers.has('authorization'));
  expect(calls().map(({ signal }) => signal.aborted)).toEqual([true, true]);

  await vi.advanceTimersByTimeAsync(2000);
  const next = ask(app, '/', second);
  await vi.advanceTimersByTimeAsync(2000);
  expect([(await next).main, calls().length]).toEqual(['visitor at /', 2]);

  isHanging = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect((await ask(app, '/', second)).main).toBe(`${claimsOf(second)} at /`);
});

test('the calls for a customer who has gone end, without a fault', async () => {
  const app = await shop();
  await ask(app, '/');
  isHanging = true;
  const gone = new AbortController();
  const answer = ask(app, '/', first, { signal: gone.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  gone.abort();
  await answer;
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  expect(lines.filter(({ event }) => event === 'customer-page-failed')).toEqual([]);
});
