// Over 300 lines: the server’s answer for every kind of page, told beside each other since all share one rendering.
import { ApiError, createApiClient } from '@magazijn/api-client';
import { buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { act } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { mutate, unload } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { createShopStores } from './app/createShopStores.ts';
import { createRequestMeter } from './app/layout/RequestBar.tsx';
import type { RenderedPage } from './app/RenderedPage.ts';
import { ShopProviders } from './app/ShopProviders.tsx';
import { startRouter } from './app/startRouter.ts';
import { pageAddress, renderPage } from './entry-server.tsx';
import { pageSize, readFilters } from './features/catalogue/productListUrl.ts';
import { pageDataId } from './shared/data/PageData.ts';
import type { PostedForm } from './shared/data/PostedForm.ts';
import { createQueries } from './shared/data/queries.ts';
import { tokenKey } from './shared/session/createSessionStore.ts';
import { memoryStorage } from './shared/storage/browserStorage.ts';
import { viewerKey } from './shared/stores/SessionStore.ts';
import { catalogueApi } from './testing/catalogueApi.ts';
import { htmlFaults } from './testing/htmlFaults.ts';
import { StillResizeObserver } from './testing/StillResizeObserver.ts';
import { shopLinks } from './testing/shopLinks.ts';
import { testToken } from './testing/testToken.ts';

globalThis.ResizeObserver ??= StillResizeObserver;

const links = {
  ...shopLinks,
  adminUrl: 'https://admin.example/',
  partnerUrl: 'https://partner.example/',
  publicUrl: 'https://shop.example',
};
const pages = [
  '/',
  '/categorie/verzorging',
  '/categorie/verzorging/luiers?page=2',
  '/product/verzorging/luiers/demo-luiers-maat-4',
  '/zoeken/luiers',
  '/kruidvat/privacy',
  '/kruidvat/nergens',
  '/login',
  '/registreren',
  '/wachtwoord-vergeten',
  '/aanbiedingen',
  '/winkelwagen',
  '/bestellen/betalen',
  '/bestellen/betalen/mislukt',
  '/profiel/overzicht',
];

async function render(address: string, api = catalogueApi(), posted?: PostedForm): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, 'http://localhost');
  return renderPage({ pathname, search, api, links, ...(posted ? { posted } : {}) });
}

async function renderedPage(address: string, posted?: PostedForm) {
  const page = await render(address, catalogueApi(), posted);
  if (page.kind !== 'page') throw new Error(`${address} is a redirect`);
  return page;
}

let unmount = () => {};
afterEach(() => {
  unmount();
  unmount = () => {};
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

/** Lets the browser's tree take over server HTML; gives what React had to repair. */
async function hydrate(
  address: string,
  html: string,
  page: Extract<RenderedPage, { kind: 'page' }>,
  token?: string,
) {
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: pageDataId });
  data.textContent = JSON.stringify(page.data);
  document.body.append(data);
  const repairs: unknown[] = [];
  const api = catalogueApi();
  const storage = memoryStorage(new Map(token ? [[tokenKey, token]] : []));
  const stores = createShopStores({ storage, loadApiFor: () => async () => api, announce: () => {} });
  if (token) await stores.customer.load();
  const { session } = stores;
  unload({ revalidate: false });
  const queries = createQueries({
    loadApiOf: async () => api,
    viewer: () => viewerKey(session.getState().viewer),
    initial: page.data.queries,
    onArrival: (key, value) => mutate(key, value, { revalidate: false }),
  });
  const { router } = await startRouter({ queries, stores, hydrationData: page.data.hydrationData });
  const tree: ReactNode = (
    <StrictMode>
      <ShopProviders {...{ stores, queries, links }} posted={page.data.posted} meter={createRequestMeter()}>
        <RouterProvider router={router} />
      </ShopProviders>
    </StrictMode>
  );
  await act(async () => {
    const hydrated = hydrateRoot(root, tree, { onRecoverableError: (error) => repairs.push(error) });
    unmount = () => {
      act(() => hydrated.unmount());
      router.dispose();
    };
  });
  return repairs;
}

/** What stands in the page now, as a document. */
const shownDocument = () =>
  `<!doctype html><html lang="nl"><head><title>Magazijn</title></head><body>${document.body.innerHTML}</body></html>`;

test.each(pages)(
  '%s is taken over by the browser without a repair, and stays valid HTML',
  async (address) => {
    const page = await renderedPage(address);
    expect(await hydrate(address, page.body, page)).toEqual([]);
    expect(await htmlFaults(shownDocument())).toEqual([]);
  },
);

test('[X01] a login form that was answered without scripts says why and keeps the address, and scripts that come leave it so', async () => {
  const message = { tone: 'error' as const, text: 'Account is niet actief' };
  const page = await renderedPage('/login', { fields: { email: 'a@b.test' }, errors: [], message });
  expect(page.body).toMatch(/<input[^>]* value="a@b\.test"/);
  expect(page.body).toContain('Account is niet actief');
  expect(await hydrate('/login', page.body, page)).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('main input[type=email]')?.value).toBe('a@b.test');
  expect(document.querySelector('main [role=alert]')?.textContent).toContain('Account is niet actief');
  expect(await htmlFaults(shownDocument())).toEqual([]);
});

test('[S40] who was right without scripts reads what works, and how to reach the seller', async () => {
  const page = await renderedPage('/login?uitkomst=ingelogd');
  const main = page.body.slice(page.body.indexOf('<main'));
  const said = /<noscript>(.*?)<\/noscript>/.exec(main)?.[1] ?? '';
  expect(said).toContain('Je gegevens kloppen en je account is actief.');
  expect(said).toContain('Zet JavaScript aan en log opnieuw in.');
  expect(said).toContain('Neem contact met ons op');
  expect(await hydrate('/login?uitkomst=ingelogd', page.body, page)).toEqual([]);
});

/** What stands in the page for who has no scripts. */
function plainDocument(body: string): string {
  document.body.innerHTML = body
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/<div class="min-h-dvh noscript:hidden">.*?<\/div><\/div>/gs, '');
  return shownDocument();
}

test('[S42] the registration without scripts is one form with every field, valid, and no part of the browser\u2019s page', async () => {
  const page = await renderedPage('/registreren');
  expect(await htmlFaults(plainDocument(page.body))).toEqual([]);
  const names = [...document.querySelectorAll('main form[method=post] [name]')].map((field) =>
    field.getAttribute('name'),
  );
  expect(new Set(names).size).toBe(8 + 11 + 1 + 12 + 21 + 2);
  for (const field of document.querySelectorAll<HTMLElement>('main form [name]'))
    expect('labels' in field && (field as HTMLInputElement).labels?.length, field.outerHTML).toBe(1);
  document.body.innerHTML = '';
  expect(await hydrate('/registreren', page.body, page)).toEqual([]);
  expect(document.querySelector('#shop form[action="/registreren"], [name="mainAddress.street"]')).toBeNull();
});

test('[V02] a registration that was answered without scripts holds what was typed, and each fault beside its field and at its head', async () => {
  const page = await renderedPage('/registreren', {
    fields: { companyName: 'Nijntje', 'mainAddress.country': 'BE', 'openingHours.monday.closed': 'on' },
    errors: [
      { field: 'email', text: 'Vul je e-mailadres in.' },
      { field: 'mainAddress.street', text: 'Vul de straat in.' },
      { field: 'openingHours.tuesday', text: 'Vul een begin- en eindtijd in, of kies Gesloten.' },
    ],
    message: null,
  });
  expect(await htmlFaults(plainDocument(page.body))).toEqual([]);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  expect(field('companyName')?.value).toBe('Nijntje');
  expect(field('mainAddress.country')?.value).toBe('BE');
  expect(field('openingHours.monday.closed')?.checked).toBe(true);
  const links = [...document.querySelectorAll('[data-slot=error-summary] a')];
  expect(links.map((link) => link.textContent)).toEqual([
    'Vul je e-mailadres in.',
    'Vul de straat in.',
    'Vul een begin- en eindtijd in, of kies Gesloten.',
  ]);
  for (const link of links) {
    const control = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    const notes = (control?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((id) => document.getElementById(id)?.textContent).join()).toContain(link.textContent);
  }
});

test('[WCAG 3.2.4] a visitor logs in by one word, in the header and in the bar of a phone', async () => {
  document.body.innerHTML = (await renderedPage('/')).body;
  const names = [...document.querySelectorAll(':is(header, [data-slot=mobile-bar]) a[href^="/login"]')];
  expect(names.map(({ textContent }) => textContent?.replace('Voor klanten', '').trim())).toEqual([
    'Inloggen',
    'Inloggen',
  ]);
});

test.each(['/', '/categorie/verzorging'])(
  '%s is taken over without a repair when a customer looks, and stays valid HTML',
  async (address) => {
    const page = await renderedPage(address);
    const warn = console.warn;
    console.warn = () => {};
    expect(await hydrate(address, page.body, page, testToken())).toEqual([]);
    console.warn = warn;
    expect(await htmlFaults(shownDocument())).toEqual([]);
  },
);

test('a planted difference between server and browser is found', async () => {
  const page = await renderedPage('/kruidvat/privacy');
  const error = console.error;
  console.error = () => {};
  const repairs = await hydrate(
    '/kruidvat/privacy',
    page.body.replace('>Privacy</h1>', '>Iets anders</h1>'),
    page,
  );
  console.error = error;
  expect(repairs).not.toEqual([]);
});

test('[S04, S80] footer, promises and wordmark are there', async () => {
  const page = await renderedPage('/kruidvat/privacy');
  await hydrate('/kruidvat/privacy', page.body, page);
  expect(document.querySelectorAll('[data-slot=site-footer] a').length).toBeGreaterThan(2);
  expect(document.querySelector('[data-slot=usp-bar]')?.textContent).toContain('Gratis bezorgd');
  expect(document.querySelector('[data-slot=home] svg')).toBeTruthy();
});

test.each(pages)('%s holds no script, style attribute or handler of its own', async (address) => {
  const { head, body } = await renderedPage(address);
  const things = /<script data-head type="application\/ld\+json">[^<]*<\/script>/g;
  expect(head.replace(things, '') + body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  expect(head).toMatch(/<title[^>]*>[^<]+<\/title>/);
});

test('[R01] what visitors may see is found under one whole address, with its words', async () => {
  const { head } = await renderedPage('/categorie/verzorging?page=2&utm_source=mail');
  expect(head).toContain('rel="canonical" href="https://shop.example/categorie/verzorging?page=2"');
  expect(head).toMatch(/name="description" content="[^"]+"/);
  expect(head).not.toContain('noindex');
});

test('[S26] a product’s document tells of the product and of the way to it, without a price', async () => {
  const { head } = await renderedPage('/product/verzorging/luiers/demo-luiers-maat-4');
  const blocks = [...head.matchAll(/ld\+json">([^<]*)</g)].map(([, json]) => JSON.parse(json ?? ''));
  expect(blocks.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(head).not.toMatch(/offers|price/i);
});

test.each(['/kruidvat/nergens', '/winkelwagen', '/zoeken/luiers', '/profiel/overzicht'])(
  '[R04] %s is not to be found by searching elsewhere',
  async (address) => {
    const { head } = await renderedPage(address);
    expect(head).toContain('name="robots" content="noindex"');
    expect(head).not.toContain('canonical');
  },
);

test('of pages that are asked for at once each is rendered in a turn of its own: in between the rest is answered', async () => {
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

test('each page has a title of its own', async () => {
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
])('%s leads elsewhere before anything is rendered', async (_, address, href) => {
  expect(await render(address)).toEqual({ kind: 'redirect', href });
});

test.each([
  ['a category', '/categorie/verzorging?page=9999&sorteer=naam', '/categorie/verzorging?sorteer=naam&page=5'],
  ['a search', '/zoeken/luiers?page=9999', '/zoeken/luiers?page=5'],
])('[S22] all pages beyond the last of %s lead to the last', async (_, address, href) => {
  const list = { total: 58, products: [buildProduct({ price: null, originalPrice: null })] };
  const api = catalogueApi({ searchProducts: async () => list });
  expect(await render(address, api)).toEqual({ kind: 'redirect', href });
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
])('of %s the server keeps %s', (address, href, kind, rank) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  expect(pageAddress(pathname, search)).toEqual({ href, kind, rank });
});

test('where no page is, there is nothing to keep', () => {
  expect(pageAddress('/nergens/te/vinden', '')).toBeNull();
});

test('[S75] a CMS page that is not there says so, under status 404', async () => {
  const page = await renderedPage('/kruidvat/nergens');
  expect(page.status).toBe(404);
  expect(page.body).toContain('Deze pagina is helaas (even) niet beschikbaar...');
});

test('[X08] a category that cannot be had is told to the server’s log, and gives 503 with the button to try again', async () => {
  const api = catalogueApi({ category: () => Promise.reject(new Error('down')) });
  // An address that no other test lets a browser take over: SWR keeps what was hydrated for the whole process.
  const page = await render('/categorie/voeding', api);
  if (page.kind !== 'page') throw new Error('no page');
  expect(page.status).toBe(503);
  expect(page.complete).toBe(false);
  expect(page.body).toContain('Dit lukt nu niet. Probeer opnieuw.');
  expect(page.problems).toEqual(['Error: down']);
});

test('a page that cannot be had names what its call is called in the logs, there and where the browser takes over', async () => {
  const requestId = '3f2a9c1d-0000-4000-8000-000000000000';
  const down = new ApiError('refused', 'No.', { status: 503, requestId });
  const page = await render('/categorie/knutselen', catalogueApi({ category: () => Promise.reject(down) }));
  if (page.kind !== 'page') throw new Error('no page');
  expect(page.body).toContain('Noem bij contact: 3f2a9c1d<');
  expect(Object.values(page.data.hydrationData.errors ?? {})).toEqual([{ message: 'No.', requestId }]);
});

test('a layout that could not be fetched leaves the page standing, and is not kept', async () => {
  const page = await render(
    '/kruidvat/privacy',
    catalogueApi({ categories: () => Promise.reject(new Error('down')) }),
  );
  expect(page).toMatchObject({ kind: 'page', status: 200, complete: false });
});

test('[R04] a guarded page is rendered as its layout alone: no personal call, no personal data', async () => {
  const page = await renderedPage('/profiel/overzicht');
  expect(page.status).toBe(200);
  expect(Object.keys(page.data.queries)).toEqual([
    '["anonymous","capabilities"]',
    '["anonymous","categories"]',
    '["anonymous","footerPages"]',
    '["anonymous","shopSettings"]',
  ]);
});

test('[C04] what the back end can is asked once for all pages, and comes with each of them to the browser', async () => {
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

  // As the browser's entry does for a customer's own prices.
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

test('the amount and the hour in the selling points are the back end’s own, and the same in the bar and in the list', async () => {
  const shopSettings = async () => ({
    minimumOrder: cents(7500),
    freeShippingFrom: cents(14_950),
    cutOffHour: 16,
    cutOffDate: null,
    deliveryDates: [],
  });
  const page = await render('/', catalogueApi({ shopSettings }));
  if (page.kind !== 'page') throw new Error('There is no page');
  expect(page.body.match(/vanaf € 149,50/g)).toHaveLength(2);
  expect(page.body.match(/Vóór 16\.00 uur besteld/g)).toHaveLength(2);
  expect(page.body).not.toMatch(/vanaf € 100|12\.00 uur/);
});

test('[S87] the layout speaks Dutch and carries the selling points, the footer pages and the words on VAT', async () => {
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
