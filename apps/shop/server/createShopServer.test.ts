// Over 300 lines: every kind of response of one server.
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { brands, readTrustedProxies } from '@magazijn/server';
import { captureLog } from '@magazijn/server/testing';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RenderedPage } from '../src/app/RenderedPage.ts';
import { createShopServer } from './createShopServer.ts';
import type { ShopRenderer } from './documents/createDocuments.ts';

const { logger, lines } = captureLog();
let clientDirectory = '';
const links = {
  adminUrl: 'https://admin.example/',
  partnerUrl: 'https://partner.example/',
  sellerEmail: null,
  sellerPhone: null,
  // Not the defaults, to show that they come from the settings.
  vatShown: { NL: 19, BE: 25 },
  publicUrl: 'https://shop.example',
  brand: {
    name: 'Magazijn',
    wordmark: null,
    words: brands.magazijn.words,
  },
};
const payment = { environment: 'test' as const, emulatorOrigin: null };
const settings = {
  port: 0,
  metricsPort: null,
  tracesEndpoint: null,
  stopDelayMs: 0,
  drainMs: 1000,
  logLevel: 'info' as const,
  apiOrigin: 'http://api.invalid',
  payment,
  ociAllowHttp: false,
  assetsDirectory: null,
  trustedProxies: readTrustedProxies(''),
  ...links,
  brand: brands.magazijn,
};

beforeAll(async () => {
  clientDirectory = await mkdtemp(join(tmpdir(), 'shop-server-'));
  await mkdir(join(clientDirectory, '.vite'));
  await mkdir(join(clientDirectory, 'assets'));
  const manifest = {
    'src/entry-client.tsx': {
      file: 'assets/entry-AAAAAAAA.js',
      isEntry: true,
      imports: ['_shared.js'],
    },
    'src/app/shop.css': { file: 'assets/shop-BBBBBBBB.css', isEntry: true },
    '_shared.js': { file: 'assets/shared-CCCCCCCC.js' },
    'src/features/catalogue/HomePage.tsx': {
      file: 'assets/HomePage-DDDDDDDD.js',
      isDynamicEntry: true,
      imports: ['_shared.js'],
    },
    'src/features/content/CmsPage.tsx': { file: 'assets/CmsPage-EEEEEEEE.js', isDynamicEntry: true },
    '_customer-FFFFFFFF.js': {
      file: 'assets/customer-FFFFFFFF.js',
      name: 'customer',
      imports: ['_shared.js', '_prices.js'],
    },
    '_prices.js': { file: 'assets/prices-GGGGGGGG.js', name: 'client' },
    '../../packages/api-client/src/calls/orderCalls.ts': {
      file: 'assets/orderCalls-HHHHHHHH.js',
      isDynamicEntry: true,
      imports: ['_shared.js'],
    },
  };
  await writeFile(join(clientDirectory, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(clientDirectory, 'assets', 'entry-AAAAAAAA.js'),
    `export const x = '${'a'.repeat(5000)}';`,
  );
  await writeFile(join(clientDirectory, 'assets', 'session.js'), '// boot script');
  await writeFile(join(clientDirectory, 'assets', 'cart.js'), '');
  await writeFile(join(clientDirectory, 'assets', 'shop-BBBBBBBB.css'), 'main{margin:0}');
});

afterAll(() => rm(clientDirectory, { recursive: true, force: true }));

const home: RenderedPage = {
  kind: 'page',
  status: 200,
  head: '<title>Magazijn</title>',
  body: '<main>Welkom</main>',
  data: {
    queries: { '["anonymous","x"]': '</script><script>alert(1)</script>' },
    hydrationData: {},
    links,
  },
  module: 'src/features/catalogue/HomePage.tsx',
  policy: null,
  complete: true,
  problems: [],
};

const pageAddress: ShopRenderer['pageAddress'] = (href) => ({ href, kind: href, rank: 'catalogue' });

function server(answer: RenderedPage = home) {
  const renderPage = vi.fn<ShopRenderer['renderPage']>(async () => answer);
  const renderer: ShopRenderer = {
    renderPage,
    pageAddress: (pathname, search) => {
      if (pathname === '/nergens') return null;
      const page = new URLSearchParams(search).get('page');
      const kind = pathname.startsWith('/zoeken/') ? '/zoeken/:search' : pathname;
      const rank = kind === pathname ? 'catalogue' : 'searches';
      return { href: page ? `${pathname}?page=${page}` : pathname, kind, rank };
    },
  };
  const frameHosts = async () => Response.json({ data: { hosts: ['inkoop.example'] } });
  return {
    renderPage,
    app: createShopServer({ settings, clientDirectory, renderer, logger, fetch: frameHosts }),
  };
}

async function get(answer: RenderedPage | undefined, path: string, headers: Record<string, string> = {}) {
  const app = await server(answer).app;
  return app.request(path, { headers });
}

test('[K06] [S88] [K04] the page is rendered with the configured addresses and rates', async () => {
  const { app, renderPage } = server();
  await (await app).request('/');
  expect(renderPage).toHaveBeenCalledWith(expect.objectContaining({ links }));
});

test('a document has three script elements: the boot script, the entry, and the data', async () => {
  const html = await (await get(undefined, '/')).text();
  const scripts = html.match(/<script[^>]*>/g);
  expect(scripts).toEqual([
    '<script data-customer="/assets/customer-FFFFFFFF.js /assets/prices-GGGGGGGG.js">',
    '<script type="module" src="/assets/entry-AAAAAAAA.js">',
    '<script type="application/json" id="shop-data">',
  ]);
  expect(html).toContain('>// boot script</script>');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('<html lang="nl">');
});

test('a document preloads the entry, then the chunks of its own page, and only lists those of customers', async () => {
  const html = await (await get(undefined, '/')).text();
  expect(html.match(/modulepreload" href="([^"]+)/g)).toEqual([
    'modulepreload" href="/assets/entry-AAAAAAAA.js',
    'modulepreload" href="/assets/shared-CCCCCCCC.js',
    'modulepreload" href="/assets/HomePage-DDDDDDDD.js',
  ]);
});

test('the document of a page of orders lists the client’s calls of orders for customers', async () => {
  const html = await (await get({ ...home, module: 'src/features/orders/OrderPage.tsx' }, '/order/7')).text();
  expect(/data-customer="([^"]*)"/.exec(html)?.[1]?.split(' ')).toEqual([
    '/assets/customer-FFFFFFFF.js',
    '/assets/prices-GGGGGGGG.js',
    '/assets/orderCalls-HHHHHHHH.js',
  ]);
});

test('the policy allows only scripts of the shop, and only HTML from its sanitiser', async () => {
  const { headers } = await get(undefined, '/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^ ]+';/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.replace(/form-action [^;]*/, '')).not.toMatch(/unsafe|nonce|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('csp_evaluator finds no serious problem in the policies of documents, the payment page and other responses', async () => {
  const policies = await Promise.all(
    (['payment', 'punch-out', 'mailed-link', null, undefined] as const).map(async (policy) =>
      (
        await get(
          { ...home, policy: policy ?? null },
          policy === undefined ? '/robots.txt' : `/${policy ?? ''}`,
        )
      ).headers.get('content-security-policy'),
    ),
  );
  for (const policy of policies) {
    const findings = new CspEvaluator(new CspParser(policy ?? '').csp).evaluate();
    // Procurement systems under test run on the developer's own machine; no other host is allowed over http.
    const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1):\*$/;
    const grave = findings.filter(
      ({ severity, directive, value }) =>
        severity <= Severity.MEDIUM && !(directive === 'form-action' && loopback.test(value ?? '')),
    );
    expect(grave.map(({ directive, value, description }) => `${directive} ${value}: ${description}`)).toEqual(
      [],
    );
  }
});

test('every document contains a hidden message for code that fails to load', async () => {
  const html = await (await get(undefined, '/')).text();
  expect(html).toMatch(/<div id="failure" hidden role="alert"[^>]*>Dit lukt nu niet\. <button type="button"/);
});

test('a renderer that fails returns the message with a link to try again, with the policy, uncached', async () => {
  lines.length = 0;
  const { app, renderPage } = server();
  renderPage.mockRejectedValueOnce(new Error('<b>broken</b>'));
  const answer = await (await app).request('/');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await answer.text();
  expect(html).toContain('<a href="">Probeer opnieuw</a>');
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`);
  expect(html).not.toContain('broken');
  // The reference for customer service is the start of the request id.
  const id = answer.headers.get('x-request-id') ?? '';
  expect(html).toContain(`Noem bij contact: ${id.slice(0, 8)}<`);
  expect(lines.map(({ requestId }) => requestId)).toEqual([id, id]);
  expect(lines).toMatchObject([
    { level: 'error', event: 'shop-error', path: '/' },
    { level: 'error', route: '/', status: 500 },
  ]);
  expect(lines[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('the sitemap and robots.txt are served as files, not as pages', async () => {
  const robots = await get({ kind: 'redirect', href: '/', complete: true }, '/robots.txt');
  expect([robots.status, await robots.text()]).toEqual([200, expect.stringContaining('/sitemap.xml')]);
});

test('[S02] an unknown route and a page that redirects return 302', async () => {
  const unknown = await get(undefined, '/nergens');
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/']);
  const decided = await get({ kind: 'redirect', href: '/winkelwagen', complete: true }, '/winkelmand');
  expect([decided.status, decided.headers.get('location')]).toEqual([302, '/winkelwagen']);
});

test('a page is rendered once for everyone, ignoring unknown parameters of its address', async () => {
  const { app, renderPage } = server();
  const shop = await app;
  await Promise.all(['/', '/?utm_source=mail', '/?gclid=1'].map(async (path) => shop.request(path)));
  await shop.request('/');
  expect(renderPage).toHaveBeenCalledTimes(1);
  await shop.request('/?page=2');
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test.each([503, 404] as const)('a page with status %i is never cached', async (status) => {
  const { app, renderPage } = server({ ...home, status });
  const shop = await app;
  const answer = await shop.request('/');
  await shop.request('/');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('a page with a failed request is not cached', async () => {
  const { app, renderPage } = server({ ...home, complete: false });
  const shop = await app;
  await shop.request('/');
  await shop.request('/');
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('a client with the current page gets 304, and one that accepts gzip gets gzip', async () => {
  const shop = await server().app;
  const first = await shop.request('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(new Uint8Array(await first.arrayBuffer())).toString()).toContain('<main>Welkom</main>');
  const again = await shop.request('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('files with a hash in their name are immutable; others are revalidated', async () => {
  const entry = await get(undefined, '/assets/entry-AAAAAAAA.js', { 'accept-encoding': 'gzip, br' });
  expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(entry.headers.get('content-encoding')).toBe('br');
  expect((await get(undefined, '/assets/session.js')).headers.get('cache-control')).toBe(
    'public, max-age=300',
  );
});

test('shops that share a folder serve the files of each other’s build', async () => {
  const assetsDirectory = await mkdtemp(join(tmpdir(), 'shop-assets-'));
  const former = await mkdtemp(join(tmpdir(), 'shop-former-'));
  onTestFinished(() =>
    Promise.all([assetsDirectory, former].map((folder) => rm(folder, { recursive: true, force: true }))).then(
      () => {},
    ),
  );
  await cp(clientDirectory, former, { recursive: true });
  await writeFile(join(former, 'assets', 'HomePage-ZZZZZZZZ.js'), '// of the former build');
  const [older, newer] = await Promise.all(
    [former, clientDirectory].map((directory) =>
      createShopServer({
        settings: { ...settings, assetsDirectory },
        clientDirectory: directory,
        renderer: { renderPage: async () => home, pageAddress },
        logger,
      }),
    ),
  );
  const answer = await newer?.request('/assets/HomePage-ZZZZZZZZ.js');
  expect(await answer?.text()).toBe('// of the former build');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await older?.request('/assets/entry-AAAAAAAA.js'))?.status).toBe(200);
  expect((await newer?.request('/assets/HomePage-YYYYYYYY.js'))?.status).toBe(404);
});

test('a file of an earlier version returns 404, not a page', async () => {
  const answer = await get(undefined, '/assets/entry-ZZZZZZZZ.js');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each([
  '/../package.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/.vite/manifest.json',
])('%s reaches no file outside the build', async (path) => {
  const answer = await get({ kind: 'redirect', href: '/', complete: true }, path);
  expect(answer.status === 302 || answer.status === 404).toBe(true);
});

test('calls to an unreachable back end get a clear 502', async () => {
  lines.length = 0;
  const answer = await get(undefined, '/api/v1/category?secret=1');
  expect([answer.status, await answer.json()]).toEqual([502, { message: 'The back end gives no answer.' }]);
  expect(lines.map(({ event }) => event)).toEqual(['back-end-unreachable', undefined]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('[T62] any document may post a return to a procurement system, and agreed ones may frame it', async () => {
  const policy = (await get(undefined, '/')).headers.get('content-security-policy');
  expect(policy).toContain("form-action 'self' https: http://localhost:* http://127.0.0.1:*;");
  expect(policy).toContain('frame-ancestors https://inkoop.example');
});

test('[S76] the page whose address has a password sends no referrer, and gets the setting for hook URLs', async () => {
  const answer = await get({ ...home, policy: 'punch-out' }, '/oci/login?username=a&password=b');
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  const html = await answer.text();
  expect(html).toContain('"punchOut":{"allowHttp":false}');
  expect(html).not.toContain('password');
});

test.each(['/oci/login', '/oci/login/', '/OCI/Login'])(
  '[S76] a punch-out request by POST to %s is taken',
  async (path) => {
    const app = await server().app;
    const answer = await app.request(path, { method: 'POST', body: new URLSearchParams({ USERNAME: 'a' }) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/oci/login']);
  },
);

test.each([
  ['/login/', 422],
  ['/Login', 422],
  ['/registreren/', 422],
  ['/REGISTREREN', 422],
  ['/wachtwoord-vergeten/', 303],
  ['/Wachtwoord-Vergeten', 303],
  ['/Wachtwoord-Vergeten/abc/', 303],
  ['/profiel/Wachtwoord/', 303],
])('a form without scripts that is posted to %s is handled as at its page', async (path, status) => {
  const app = await server().app;
  const answer = await app.request(path, { method: 'POST', body: new URLSearchParams({ email: '' }) });
  expect(answer.status).toBe(status);
});

test('[X01] a login form submitted without scripts gets the page, rendered for it only and uncached', async () => {
  const { app, renderPage } = server();
  const shop = await app;
  await shop.request('/login');
  const body = new URLSearchParams({ email: 'a@b.nl', password: '' });
  const answer = await shop.request('/login?returnUrl=%2Fwinkelwagen', { method: 'POST', body });
  expect([answer.status, answer.headers.get('location')]).toEqual([422, null]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const message = { tone: 'error', text: 'Vul een geldig e-mailadres en wachtwoord in' };
  expect(renderPage).toHaveBeenLastCalledWith(
    expect.objectContaining({ posted: { fields: { email: 'a@b.nl' }, errors: [], message } }),
  );
  await shop.request('/login');
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('a password form submitted without scripts redirects back to it, without typed values in the address', async () => {
  const app = await server().app;
  const body = new URLSearchParams({ current: 'geheim' });
  const answer = await app.request('/profiel/wachtwoord?x=1', { method: 'POST', body });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/profiel/wachtwoord?x=1']);
});

test('more pages than the server can render: 503 with Retry-After, and other requests succeed', async () => {
  const { app, renderPage } = server();
  const shop = await app;
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  renderPage.mockImplementation(async () => {
    await held;
    return home;
  });
  const answers: Promise<Response>[] = [];
  for (let page = 1; page <= 100; page += 1)
    answers.push(Promise.resolve(shop.request(`/zoeken/x?page=${page}`)));
  const early = await Promise.race(answers);
  expect([early.status, early.headers.get('retry-after'), early.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(await early.text()).toMatch(/Probeer het zo opnieuw\..+Noem bij contact: [0-9a-f]{8}</);
  expect((await shop.request('/assets/shop-BBBBBBBB.css')).status).toBe(200);
  end();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  // Two of a kind render at once, and sixty wait.
  expect(Map.groupBy(statuses, (status) => status).get(503)?.length).toBe(38);
  expect(renderPage).toHaveBeenCalledTimes(62);
});

/** The log counts equal lines per second: the test controls when a second ends. */
function controlSeconds(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.advanceTimersByTime(1000);
}

test('a hundred hanging searches do not block other pages, and are one line of the log a second', async () => {
  lines.length = 0;
  const aSecondPasses = controlSeconds();
  const { app, renderPage } = server();
  const shop = await app;
  const waiting: (() => void)[] = [];
  let refusals = 0;
  renderPage.mockImplementation(async ({ pathname }) => {
    if (pathname.startsWith('/zoeken/')) await new Promise<void>((resolve) => waiting.push(resolve));
    return home;
  });
  const searches = Array.from({ length: 100 }, async (_, index) => {
    const { status } = await shop.request(`/zoeken/${index}`);
    if (status === 503) refusals += 1;
  });
  const products = await Promise.all(
    Array.from({ length: 44 }, async (_, index) => shop.request(`/product/a/${index}`)),
  );
  expect(products.map(({ status }) => status)).toEqual(products.map(() => 200));
  const isRefused = ({ event }: Record<string, unknown>) => event === 'page-refused';
  await expect.poll(() => refusals).toBe(38);
  aSecondPasses();
  expect(lines.filter(isRefused)).toMatchObject([
    { level: 'warn', route: '/zoeken/:search', status: 503 },
    { level: 'warn', route: '/zoeken/:search', status: 503, count: 37 },
  ]);
  expect(lines.filter(({ status }) => status === 503)).toHaveLength(2);
  while (waiting.length > 0) {
    for (const end of waiting.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(searches);
});

test('a cached page is served without the back end: an incomplete page does not replace it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, renderPage } = server();
  const shop = await app;
  expect(await (await shop.request('/')).text()).toContain('Welkom');
  renderPage.mockResolvedValue({ ...home, status: 503, body: 'Dit lukt nu niet', complete: false });
  for (const seconds of [33, 33, 3600, 20 * 3600]) {
    vi.setSystemTime(Date.now() + seconds * 1000);
    const answer = await shop.request('/');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Welkom')]);
  }
  expect((await shop.request('/')).headers.get('cache-control')).toContain('stale-if-error=86400');
});

test('the failure of required data is logged, once a second', async () => {
  lines.length = 0;
  const aSecondPasses = controlSeconds();
  const failed = { ...home, status: 503, complete: false, problems: ['Error: down'] };
  const shop = await server(failed).app;
  for (let times = 0; times < 5; times += 1) await shop.request('/');
  aSecondPasses();
  expect(lines.filter(({ event }) => event === 'page-failed')).toMatchObject([
    { level: 'warn', page: 'src/features/catalogue/HomePage.tsx', message: 'Error: down' },
    { count: 4 },
  ]);
});

test.each(['//', '///', '//evil.example/categorie/x', '/\\\\evil.example'])(
  '[S02] %s redirects to /: two slashes do not name a host',
  async (path) => {
    const shop = await server().app;
    const answer = await shop.fetch(new Request(`http://localhost${path}`));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  },
);

test('[S45] the page whose address has a token sends no referrer, and is not cached', async () => {
  const { app, renderPage } = server({ ...home, policy: 'mailed-link' });
  const shop = await app;
  const answer = await shop.request('/wachtwoord-vergeten/een-token');
  await shop.request('/wachtwoord-vergeten/een-token');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(renderPage).toHaveBeenCalledTimes(2);
});

describe('every response', () => {
  const page = (): RenderedPage => home;
  const failing = (): RenderedPage => {
    throw new Error('broken');
  };
  const backEnd = (status: number) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: {} }, { status }));
    onTestFinished(() => void vi.unstubAllGlobals());
  };
  const form = { method: 'POST', body: new URLSearchParams({ USERNAME: 'a' }) };

  test.each<[string, string, number, (() => RenderedPage)?, RequestInit?, number?]>([
    ['a page', '/', 200],
    ['a missing page', '/x', 404, () => ({ ...home, status: 404 })],
    ['a file', '/assets/entry-AAAAAAAA.js', 200],
    ['a missing file', '/assets/none.js', 404],
    ['a redirect', '/nergens', 302],
    ['a redirect of the search box', '/zoeken?zoek=luiers', 302],
    ['a form without scripts', '/login', 422, page, { method: 'POST' }],
    ['a form that leads back', '/profiel/wachtwoord', 303, page, { method: 'POST' }],
    ['a punch-out request', '/oci/login', 303, page, form],
    ['robots.txt', '/robots.txt', 200],
    ['a sitemap that there is not', '/sitemap-9.xml', 503],
    ['a failure', '/', 500, failing],
    ['the back end', '/api/v1/health', 200, page, {}, 200],
    ['a refusal of the back end', '/api/v1/x', 404, page, {}, 404],
    ['a failure of the back end', '/api/v1/x', 500, page, {}, 500],
    ['a back end that is gone', '/api/v1/x', 502, page, {}],
    ['a picture', '/img/luier/300/300', 200, page, {}, 200],
    ['a line break in an address', '/wachtwoord-vergeten/%0d%0aX', 404],
    ['another method', '/', 405, page, { method: 'PUT' }],
  ])('is safe: %s', async (_what, path, status, answer = page, init = {}, behind = undefined) => {
    if (behind) backEnd(behind);
    const { app, renderPage } = server();
    renderPage.mockImplementation(async () => answer());
    const response = await (await app).request(path, init);
    expect(response.status).toBe(status);
    const { headers } = response;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors ');
    expect(policy).toMatch(/form-action (?!\*)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    if (status >= 400) expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('each request has one log line, with its route and the request id of the response', async () => {
  lines.length = 0;
  const answer = await get(undefined, '/product/verzorging/luiers/maat-4?bron=geheim', {
    'x-request-id': 'from-the-proxy',
  });
  await get(undefined, '/assets/geheim.js');
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy');
  expect(lines).toMatchObject([
    {
      requestId: 'from-the-proxy',
      method: 'GET',
      route: expect.stringMatching(/^\/product\/:/),
      status: 200,
    },
    { method: 'GET', route: '/assets/*', status: 404, milliseconds: expect.any(Number) },
  ]);
  expect(JSON.stringify(lines)).not.toContain('geheim');
});

test('a request id is accepted from trusted proxies only, so that clients cannot choose it', async () => {
  lines.length = 0;
  const app = await server().app;
  const incoming = { socket: { remoteAddress: '203.0.113.9' } };
  const headers = { 'x-request-id': 'order-placed-of-another' };
  const answer = await app.request('/', { headers }, { incoming });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(lines)).not.toContain('order-placed-of-another');
});

test('the server’s own calls for a page have the request’s id, also for concurrent requests', async () => {
  const asked: Record<string, string | null> = {};
  const renderer: ShopRenderer = {
    renderPage: async ({ pathname, api }) => {
      await api.categories().catch(() => {});
      await api.page(pathname.slice(1)).catch(() => {});
      return home;
    },
    pageAddress,
  };
  const fetcher: typeof fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    asked[new URL(url).pathname] = headers.get('x-request-id');
    return Response.json({ message: 'No.' }, { status: 500 });
  };
  const app = await createShopServer({ settings, clientDirectory, renderer, logger, fetch: fetcher });
  const ids = Array.from({ length: 8 }, (_, page) => `request-of-page-${page}`);
  await Promise.all(
    ids.map(async (id, page) => app.request(`/page-${page}`, { headers: { 'x-request-id': id } })),
  );
  expect(
    Object.entries(asked)
      .filter(([path]) => /page-\d$/.test(path))
      .toSorted(),
  ).toEqual(ids.map((id, page) => [`/api/v1/page/page-${page}`, id]));
});
