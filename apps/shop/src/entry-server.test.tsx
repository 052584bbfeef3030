// Over 300 lines: one renderer for the documents of visitors and customers.
import { readFile } from 'node:fs/promises';
import { ApiError, createApiClient } from '@magazijn/api-client';
import { buildCart, buildCartLine, buildProduct } from '@magazijn/api-client/testing';
import type { CartQuantities } from '@magazijn/domain/cart';
import { cents } from '@magazijn/domain/money';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pages as pageRoutes, routes } from './app/routes.tsx';
import { pageAddress } from './entry-server.tsx';
import { pageSize, readFilters } from './features/catalogue/productListUrl.ts';
import { createQueries } from './shared/data/queries.ts';
import { paths } from './shared/links/paths.ts';
import { catalogueApi } from './testing/catalogueApi.ts';
import { customerApi, savedCartApi } from './testing/customerApi.ts';
import { pages, render, renderedFor, renderedPage } from './testing/renderAddress.ts';
import { shopLinks } from './testing/shopLinks.ts';
import { testToken } from './testing/testToken.ts';

test.each(pages)('%s contains no inline script, style attribute or event handler', async (address) => {
  const { head, body } = await renderedPage(address);
  const things = /<script data-head type="application\/ld\+json">[^<]*<\/script>/g;
  expect(head.replace(things, '') + body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  expect(head).toMatch(/<title[^>]*>[^<]+<\/title>/);
});

test('[R01] public pages have a canonical absolute address and a description', async () => {
  const { head } = await renderedPage('/categorie/verzorging?page=2&utm_source=mail');
  expect(head).toContain('rel="canonical" href="https://shop.example/categorie/verzorging?page=2"');
  expect(head).toMatch(/name="description" content="[^"]+"/);
  expect(head).not.toContain('noindex');
});

test('the first HTML of the offers reserves the space of the campaigns, except when filtered', async () => {
  const hasSpace = async (address: string) =>
    (await renderedPage(address)).body.includes('data-slot="campaigns-space"');
  expect(await hasSpace('/aanbiedingen')).toBe(true);
  expect(await hasSpace('/aanbiedingen?sorteer=naam')).toBe(false);
});

test('[S26] a product’s document has structured data of the product and its breadcrumbs, without a price', async () => {
  const { head } = await renderedPage('/product/verzorging/luiers/demo-luiers-maat-4');
  const blocks = [...head.matchAll(/ld\+json">([^<]*)</g)].map(([, json]) => JSON.parse(json ?? ''));
  expect(blocks.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(head).not.toMatch(/offers|price/i);
});

test.each(['/kruidvat/nergens', '/winkelwagen', '/zoeken/luiers', '/profiel/overzicht'])(
  '[R04] %s is not indexed by search engines',
  async (address) => {
    const { head } = await renderedPage(address);
    expect(head).toContain('name="robots" content="noindex"');
    expect(head).not.toContain('canonical');
  },
);

test('concurrent pages render in separate turns of the event loop, so that other requests are handled in between', async () => {
  let turn = 0;
  let running = true;
  const count = () => {
    turn += 1;
    if (running) setImmediate(count);
  };
  setImmediate(count);
  await render('/');
  const turnOf = async (address: string) => {
    await render(address);
    return turn;
  };
  const turns = await Promise.all(['/', '/', '/', '/'].map(turnOf));
  running = false;
  expect(new Set(turns).size).toBe(4);
});

const guarded = pageRoutes
  .filter(({ handle }) => handle?.audience === 'customers')
  .map(({ path = '' }) => path.replace(/:\w+/g, '7'));

test.each(guarded)(
  'the first HTML of %s has a heading and a title while its data is loading',
  async (address) => {
    const { head, body } = await renderedPage(address);
    expect(body.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<h1[^>]*>[^<]+/g)).toHaveLength(1);
    expect(head).toMatch(/<title[^>]*>[^<]+ – Magazijn/);
  },
);

test('each page has its own title', async () => {
  const shown = [
    '/',
    '/categorie/verzorging',
    '/categorie/verzorging?page=2',
    '/zoeken/luiers',
    '/kruidvat/privacy',
    '/login',
    '/bestellen/betalen/mislukt',
  ];
  const titles = await Promise.all(
    shown.map(async (address) => (await renderedPage(address)).head.match(/<title[^>]*>([^<]*)/)?.[1]),
  );
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(shown.length);
  expect(titles[1]).toBe('Luiers &amp; verzorging – Magazijn');
});

test.each([
  ['[S02] an unknown route', '/nergens/te/vinden', '/'],
  ['[S15] a product that is not there', '/product/verzorging/nergens', '/'],
  ['[S24] a category that is not there', '/categorie/nergens', '/'],
  ['[S50] /winkelmand', '/winkelmand', '/winkelwagen'],
  ['[S70] an unknown child of the profile', '/profiel/nergens', '/profiel/overzicht'],
])('%s redirects before rendering', async (_, address, href) => {
  expect(await render(address)).toEqual({ kind: 'redirect', href, complete: true });
});

test.each([
  ['a category', '/categorie/verzorging?page=9999&sorteer=naam', '/categorie/verzorging?sorteer=naam&page=5'],
  ['a search', '/zoeken/luiers?page=9999', '/zoeken/luiers?page=5'],
])('[S22] all pages beyond the last of %s lead to the last', async (_, address, href) => {
  const list = { total: 58, products: [buildProduct({ price: null, originalPrice: null })] };
  const api = catalogueApi({ searchProducts: async () => list });
  expect(await render(address, api)).toEqual({ kind: 'redirect', href, complete: true });
  expect((await render(href, api)).kind).toBe('page');
});

test.each([
  ['/', '/', '/', 'catalogue'],
  ['/?utm_source=mail&page=3', '/', '/', 'catalogue'],
  [
    '/categorie/verzorging?page=3&bron=x',
    '/categorie/verzorging?page=3',
    '/categorie/:category',
    'catalogue',
  ],
  [
    '/categorie/a/b?page=1e9&merk=&tot=abc',
    '/categorie/a/b',
    '/categorie/:category/:subCategory',
    'catalogue',
  ],
  ['/categorie/a?merk=B&merk=A&merk=B', '/categorie/a?merk=A&merk=B', '/categorie/:category?', 'searches'],
  ['/zoeken/luiers?page=2', '/zoeken/luiers?page=2', '/zoeken/:search', 'searches'],
  ['/product/a/b?variant=1', '/product/a/b', '/product/:category/:product', 'catalogue'],
  ['/login?returnUrl=%2Fzoeken%2Fwillekeurig', '/login', '/login', 'customers'],
  [
    '/login?error=x&returnUrl=%2Fbestellen%2Fbetalen%2Fgelukt',
    '/login?returnUrl=%2Fbestellen%2Fbetalen&error=',
    '/login?',
    'customers',
  ],
  ['/login?passwordReset=1&uitkomst=x', '/login?passwordReset=', '/login?', 'customers'],
  [
    '/wachtwoord-vergeten?uitkomst=leeg&x=1',
    '/wachtwoord-vergeten?uitkomst=leeg',
    '/wachtwoord-vergeten?',
    'customers',
  ],
  ['/registreren?stap=2', '/registreren', '/registreren', 'customers'],
  [
    '/profiel/bestelhistorie?zoek=willekeurig',
    '/profiel/bestelhistorie',
    '/profiel/bestelhistorie',
    'customers',
  ],
  ['/order/7', '/order/7', '/order/:order', 'customers'],
])('the cache key of %s is %s', (address, href, kind, rank) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  expect(pageAddress(pathname, search)).toMatchObject({ href, kind, rank });
});

test('the page of an address is the one that the router finds', () => {
  const fixed = Object.values(paths).flatMap(({ pattern }) =>
    pattern.split('/').filter((part) => !/^:|^$/.test(part)),
  );
  // An encoded character that cannot be decoded leads home in both: the router's loaders refuse it.
  const segment = fc.constantFrom(...new Set(fixed), 'PROFIEL', 'a', '1', 'a%2Fb', 'cr%C3%A8me', 'a.b', '');
  const address = fc.tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/'));
  fc.assert(
    fc.property(address, ([segments, end]) => {
      const pathname = `/${segments.join('/')}${end}`;
      const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
      expect(pageAddress(pathname, '')?.kind ?? '*').toBe(path);
    }),
    { numRuns: 300 },
  );
});

test('an address without a page has no cache key', () => {
  expect(pageAddress('/nergens/te/vinden', '')).toBeNull();
});

test('[S75] an unknown CMS page shows that it does not exist, with status 404', async () => {
  const page = await renderedPage('/kruidvat/nergens');
  expect(page.status).toBe(404);
  expect(page.body).toContain('Deze pagina is helaas (even) niet beschikbaar...');
});

test('[X08] a category that fails to load is logged, and returns 503 with a button to try again', async () => {
  const api = catalogueApi({ category: () => Promise.reject(new Error('down')) });
  const page = await render('/categorie/voeding', api);
  if (page.kind !== 'page') throw new Error('no page');
  expect(page.status).toBe(503);
  expect(page.complete).toBe(false);
  expect(page.body).toContain('Dit lukt nu niet. Probeer opnieuw.');
  expect(page.problems).toEqual(['Error: down']);
});

test('a page that fails to load shows its request id from the logs, on the server and after hydration', async () => {
  const requestId = '3f2a9c1d-0000-4000-8000-000000000000';
  const down = new ApiError('refused', 'No.', { status: 503, requestId });
  const page = await render('/categorie/knutselen', catalogueApi({ category: () => Promise.reject(down) }));
  if (page.kind !== 'page') throw new Error('no page');
  expect(page.body).toContain('Noem bij contact: 3f2a9c1d<');
  expect(Object.values(page.data.hydrationData.errors ?? {})).toEqual([{ message: 'No.', requestId }]);
});

test.each(['/?x=1', '/profiel/facturen?x=2', '/categorie/verzorging'])(
  '%s is not rendered for a customer whose token the back end refuses, nor after its signal has aborted',
  async (address) => {
    const refusal = new ApiError('refused', 'No.', { status: 401 });
    const refusing = Object.fromEntries(
      Object.keys(customerApi()).map((call) => [call, () => Promise.reject(refusal)]),
    );
    await expect(renderedFor(testToken(), address, customerApi(refusing))).rejects.toBe(refusal);
    const aborted = AbortSignal.abort(new Error('Too late'));
    await expect(renderedFor(testToken(), address, customerApi(), aborted)).rejects.toThrow('Too late');
  },
);

describe('the cart of a customer', () => {
  const cart = '/winkelwagen';
  /** A cart with this many of product 1. */
  const units = (quantity: number) => {
    const quantities: CartQuantities = quantity === 0 ? {} : { 1: quantity };
    return savedCartApi({
      savedCart: async () => ({
        id: quantity,
        version: 1,
        intent: { quantities, couponCode: '', orderReference: '' },
        orders: [],
      }),
      cartFromWire: async () =>
        buildCart({ lines: [buildCartLine({ quantity, name: `${quantity} dozen` })] }),
    });
  };

  test('has lines, totals and the header’s total in its first HTML', async () => {
    const { body, data } = await renderedFor(testToken(), cart, savedCartApi());
    const page = new JSDOM(body).window.document.body;
    for (const text of ['Luiers maat 4', '74,29', '1 product, 2 artikelen'])
      expect(page.textContent).toContain(text);
    const header = page.querySelector('[data-slot="mini-cart"]');
    expect(header?.textContent).toContain('2,00');
    expect(header?.querySelector('.invisible')).toBeNull();
    expect(data.cart).toMatchObject({ saved: { id: 7, version: 3 }, answer: { subtotal_exclusive: 2 } });
  });

  test('has each part that is hidden while it is outdated, filled or empty', async () => {
    const script = await readFile('apps/shop/public/assets/cart.js', 'utf8');
    const { length, 0: rules = '' } = script.match(/'\[data-slot.*'/g) ?? [];
    const selectors = rules.replace(/\{[^}]*\}|'/g, ',').split(/,(?![^(]*\))/);
    const carts = [savedCartApi(), units(0)];
    const bodies = await Promise.all(carts.map((api) => renderedFor(testToken(), cart, api)));
    const page = new JSDOM(bodies.map(({ body }) => body).join('')).window.document;
    for (const each of selectors.filter((text) => text.trim() !== ''))
      expect(page.querySelector(each), each).not.toBeNull();
    expect([length, selectors.length > 5]).toEqual([1, true]);
  });

  test('is of its own document, also while others are rendered', async () => {
    const rendered = await Promise.all(
      [1, 2, 0, 3].map((each) => renderedFor(testToken(), cart, units(each))),
    );
    expect(rendered.map(({ body }) => /(\d) dozen|Je hebt 0 artikelen/.exec(body)?.[0])).toEqual([
      '1 dozen',
      '2 dozen',
      'Je hebt 0 artikelen',
      '3 dozen',
    ]);
  });

  const large = {
    ...{ id: 7, version: 1, orders: [] },
    intent: {
      quantities: Object.fromEntries(Array.from({ length: 101 }, (_, id) => [id + 1, 2])),
      ...{ couponCode: '', orderReference: '' },
    },
  };
  test.each([
    ['a back end that saves no carts', { hasCapability: async () => false }],
    ['a back end that lacks the call', { savedCart: async () => null }],
    ['more than 100 lines', { savedCart: async () => large }],
  ])('is unknown with %s', async (_, changes) => {
    const { body, data } = await renderedFor(testToken(), cart, savedCartApi(changes));
    expect(body).toContain('Je winkelmand laden');
    expect(data).not.toHaveProperty('cart');
  });

  test.each(['savedCart', 'recalculateCart'] as const)(
    'is a skeleton in the page’s own document when %s fails or takes more than 400 ms, which is logged',
    async (call) => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const fails = () => Promise.reject(new ApiError('unreachable', 'down'));
      const failed = await renderedFor(testToken(), cart, savedCartApi({ [call]: fails }));
      const slow = renderedFor(testToken(), cart, savedCartApi({ [call]: () => new Promise(() => {}) }));
      await vi.advanceTimersByTimeAsync(400);
      const late = await slow;
      for (const { body, data, complete, status } of [failed, late]) {
        expect([body.includes('Je winkelmand laden'), data.cart, data.claims !== undefined]).toEqual([
          true,
          undefined,
          true,
        ]);
        expect([complete, status]).toEqual([true, 200]);
      }
      expect([failed.problems, late.problems]).toEqual([
        ['ApiError: down'],
        ['Error: No cart within 400 ms'],
      ]);
    },
  );

  test('is read for its own page and the people who shop only', async () => {
    const savedCart = vi.fn();
    await renderedFor(testToken(), '/', savedCartApi({ savedCart }));
    const bookkeeper = testToken({ role: 'bookkeeper' });
    await expect(renderedFor(bookkeeper, cart, savedCartApi({ savedCart }))).rejects.toThrow('is a redirect');
    expect(savedCart).not.toHaveBeenCalled();
  });

  test('comes with the cost centres of its lines', async () => {
    const names = ['cost-centres', 'saved-cart'];
    const costCentres = vi.fn(async () => []);
    const api = savedCartApi({ costCentres, capabilities: async () => names });
    expect((await renderedFor(testToken(), cart, api)).complete).toBe(true);
    expect(costCentres).toHaveBeenCalledOnce();
  });

  test('is shown without cost centres that fail to load', async () => {
    const costCentres = () => Promise.reject(new ApiError('unreachable', 'down'));
    const api = savedCartApi({ costCentres, capabilities: async () => ['cost-centres', 'saved-cart'] });
    const { body, complete } = await renderedFor(testToken(), cart, api);
    expect([complete, body.includes('Luiers maat 4')]).toEqual([true, true]);
  });

  test('reserves the space of what can be ordered instead of a sold-out line', async () => {
    const lines = [buildCartLine({ stock: 0 })];
    const api = savedCartApi({ cartFromWire: async () => buildCart({ lines }) });
    const { body } = await renderedFor(testToken(), cart, api);
    expect(body).toContain('data-slot="alternatives-space"');
  });
});

test('a page whose layout data fails to load still renders, and is not cached', async () => {
  const page = await render(
    '/kruidvat/privacy',
    catalogueApi({ categories: () => Promise.reject(new Error('down')) }),
  );
  expect(page).toMatchObject({ kind: 'page', status: 200, complete: false });
});

test('[R04] the server renders only the layout of a page for customers: no personal call, no personal data', async () => {
  const page = await renderedPage('/profiel/overzicht');
  expect(page.status).toBe(200);
  expect(Object.keys(page.data.queries)).toEqual([
    '@"anonymous","capabilities",',
    '@"anonymous","categories",',
    '@"anonymous","footerPages",',
    '@"anonymous","shopSettings",',
  ]);
});

test('[C04] capabilities are requested once for all pages, and each document contains them', async () => {
  const answers: Readonly<Record<string, unknown>> = {
    '/capabilities': ['product-filters', 'search-pages'],
    '/category/detail/verzorging': [{ description: 'Verzorging', url_description: 'verzorging' }],
    '/product/category/verzorging/1/12': { total: 0, products: [] },
    '/product/search': { total: 0, products: [] },
  };
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://api.example');
    const path = pathname.replace('/api/v1', '');
    asked.push(path + search);
    return Response.json({ data: answers[path] ?? [] });
  };
  const api = createApiClient({ origin: 'http://api.example', fetch });
  const layout = [
    '/capabilities',
    '/category?field=priority&order=asc',
    '/pages?position=FOOTER',
    '/settings',
  ];
  const category = await render('/categorie/verzorging', api);
  const listed = '/product/category/verzorging/1/12?facets=1';
  expect(asked.splice(0).toSorted()).toEqual([...layout, '/category/detail/verzorging', listed].toSorted());
  await render('/zoeken/luiers', api);
  const found = '/product/search?term=luiers&page=1&pageSize=12&near=1&facets=1';
  expect(asked.splice(0).toSorted()).toEqual([...layout.slice(1), found].toSorted());

  // As entry-client.tsx does for a customer's own prices.
  if (category.kind !== 'page') throw new Error('There is no page');
  const queries = createQueries({
    loadApiOf: async () =>
      createApiClient({ fetch, knownCapabilities: () => queries.ensure('capabilities') }),
    viewer: () => '100001',
    initial: category.data.queries,
  });
  await queries.ensure('categoryProducts', 'verzorging', 1, readFilters(''), pageSize);
  expect(asked).toEqual([listed]);
});

test('the selling points have the back end’s amount and cut-off time, the same in the bar and in the list', async () => {
  const shopSettings = async () => ({
    minimumOrder: cents(7500),
    freeShippingFrom: cents(14_950),
    cutOffHour: 16,
    deliveryCountries: ['NL', 'BE'] as const,
    cutOffDate: null,
    deliveryDates: [],
  });
  const page = await render('/', catalogueApi({ shopSettings }));
  if (page.kind !== 'page') throw new Error('There is no page');
  expect(page.body.match(/vanaf € 149,50/g)).toHaveLength(2);
  expect(page.body.match(/Vóór 16\.00 uur besteld/g)).toHaveLength(2);
  expect(page.body).not.toMatch(/vanaf € 100|12\.00 uur/);
});

test('the selling points and the description name the delivery countries', async () => {
  const shopSettings = async () => ({
    minimumOrder: cents(5000),
    freeShippingFrom: cents(10_000),
    cutOffHour: 12,
    deliveryCountries: ['NL' as const],
    cutOffDate: null,
    deliveryDates: [],
  });
  const page = await render('/', catalogueApi({ shopSettings }));
  if (page.kind !== 'page') throw new Error('There is no page');
  expect(page.body).toContain('in Nederland vanaf € 100');
  expect(page.head).toContain('gastouders in Nederland:');
  expect(page.body).not.toContain('Vlaanderen');
});

test('[S87] the layout is in Dutch, with the selling points, the footer pages and the text on VAT', async () => {
  const { body } = await renderedPage('/');
  for (const text of [
    'Vóór 12.00 uur besteld',
    'vanaf € 100',
    'acties voor de kinderopvang',
    'je magazijn',
    'Alle prijzen zijn exclusief btw.',
    shopLinks.brand.words.slogan,
    '/kruidvat/privacy',
  ]) {
    expect(body).toContain(text);
  }
});
