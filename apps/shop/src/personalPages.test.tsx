// Pages that the server renders for a customer (docs/adr/0094).
import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import type { ApiClient } from '@magazijn/api-client';
import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personalPages } from './app/personalPages.ts';
import { routes } from './app/routes.tsx';
import { countReads } from './testing/countReads.ts';
import { customerApi, savedCartApi } from './testing/customerApi.ts';
import { htmlFaults } from './testing/htmlFaults.ts';
import { hydratePage } from './testing/hydratePage.tsx';
import { pagesOfRun } from './testing/pagesOfRun.ts';
import { renderedFor } from './testing/renderAddress.ts';
import { testToken } from './testing/testToken.ts';
import { watchRenders } from './testing/watchRenders.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** An address of each, and a text that only the customer sees. */
const shown: readonly (readonly [address: string, text: string])[] = [
  ['/', 'Product 2'],
  ['/categorie/verzorging', '26,95'],
  ['/categorie/verzorging/luiers?page=2', '26,95'],
  ['/product/verzorging/demo-luiers-maat-4', '26,95'],
  ['/product/verzorging/luiers/demo-luiers-maat-4', '26,95'],
  ['/zoeken/luiers', '26,95'],
  ['/aanbiedingen', '26,95'],
  ['/winkelwagen', 'Verwacht op 1\u00a0december'],
  ['/profiel/bestelhistorie', 'KKN000000042'],
  ['/profiel/bestelhistorie?zoek=luiers', 'KKN000000042'],
  ['/order/42', 'KKN000000042'],
  ['/profiel/overzicht', 'Klantnummer'],
  ['/profiel/favorieten', '26,95'],
  ['/profiel/facturen', 'F000000042'],
  ['/profiel/uitgaven', '1.200,00'],
  ['/profiel/bezorgadressen', 'Locatie'],
  ['/profiel/overkoepelende-organisatie', 'De Bij'],
  ['/eerder-gekocht', 'Luiers maat 4'],
  ['/lijsten', 'Egels'],
  ['/herhaalorders', 'Luiers'],
];

const patternOf = (address: string) => matchRoutes(routes, address.split('?')[0] ?? '')?.at(-1)?.route.path;

test('every page that the server renders for a customer is in this file', () => {
  expect(new Set(shown.map(([address]) => patternOf(address)))).toEqual(personalPages);
});

/** A client that notes its calls. */
function noted(api: ApiClient) {
  const calls: string[] = [];
  const entries = Object.entries(api).map(([name, call]) => [
    name,
    (...args: never[]) => {
      calls.push(name);
      return (call as (...given: never[]) => unknown)(...args);
    },
  ]);
  return { api: Object.fromEntries(entries) as ApiClient, calls };
}

/** A cart with delivery dates, cost centres, a product that is gone, one with a limit and one that is sold out. */
function blockedCartApi(): ApiClient {
  const limit = { limitMessage: 'Nog 1 op voorraad', limitQuantity: 1, expectedOn: '2026-12-01' };
  const lines = [
    buildCartLine(limit),
    buildCartLine({ productId: 2, name: 'Sap', stock: 0, expectedOn: '2026-12-02' }),
  ];
  const deliveryDates = ['2026-12-01', '2026-12-02'].map((date) => Date.parse(date) / 1000);
  const intent = { quantities: { 1: 2, 2: 1, 9: 1 }, couponCode: '', orderReference: '' };
  const capabilities = ['alternatives', 'cost-centres', 'saved-cart'];
  return savedCartApi({
    capabilities: async () => capabilities,
    hasCapability: async (name) => capabilities.includes(name),
    costCentres: async () => [{ id: 3, code: 'E', name: 'Egels', isEnded: false }],
    savedCart: async () => ({ id: 7, version: 3, intent, orders: [] }),
    cartFromWire: async () => buildCart({ lines, deliveryDates }),
  });
}

const answers = (address: string) => (address === '/winkelwagen' ? blockedCartApi() : customerApi());

/** Calls of parts that are loaded after the takeover. */
const laterCalls = ['hasCapability', 'lastPurchase', 'alternatives', 'cartFromWire'];

// This test runs first: SWR keeps the first state of each key for the whole process, and renders again for other data.
test('hydration renders each card and the list of a customer’s own document once', async () => {
  const address = '/categorie/verzorging';
  const token = testToken();
  const page = await renderedFor(token, address, customerApi());
  const data = structuredClone(page.data);
  const cardRenders = countReads(data.queries, 'articleNumber');
  const listRenders = countReads(data.queries, 'products');
  const options = { token, api: customerApi(), once: true };
  await hydratePage(address, page.body, { ...page, data }, options);
  expect({ cards: cardRenders(), lists: listRenders() }).toEqual({ cards: 3, lists: 1 });
});

test.each(
  pagesOfRun(shown).map(([address, text], index) => ({
    address,
    text,
    customerNumber: String(200_000 + index),
  })),
)(
  '$address is rendered for a customer, and hydrates without a mismatch or a call',
  async ({ address, text, customerNumber }) => {
    // Another customer for each page, for the same reason.
    const token = testToken({ customerNumber });
    const page = await renderedFor(token, address, answers(address));
    expect([page.status, page.complete, page.problems]).toEqual([200, true, []]);
    document.body.innerHTML = page.body;
    expect(document.body.textContent).toContain(text);
    document.body.innerHTML = '';
    // A boundary whose code the server does not have would be rendered again.
    expect(page.body.split('<!--$!-->').length).toBe(1);
    // The policy of documents refuses inline styles.
    expect(page.body.match(/ style="[^"]*/g) ?? []).toEqual([]);
    expect(JSON.stringify(page.data)).not.toContain(token);
    const { api, calls } = noted(answers(address));
    expect(await hydratePage(address, page.body, page, { token, api })).toEqual([]);
    expect(calls.filter((name) => !laterCalls.includes(name))).toEqual([]);
    expect(
      await htmlFaults(
        `<!doctype html><html lang="nl"><head><title>Magazijn</title></head><body>${document.body.innerHTML}</body></html>`,
      ),
    ).toEqual([]);
  },
);

const datedPages = [
  '/profiel/bestelhistorie?periode=deze-maand',
  '/profiel/facturen',
  '/profiel/uitgaven',
  '/eerder-gekocht',
  '/order/42',
  '/winkelwagen',
];

test.each(pagesOfRun(datedPages))(
  '%s hydrates without a mismatch or a call on a device whose clock is two years ahead',
  async (address) => {
    const token = testToken({ customerNumber: `4${address.length}`, expiresAt: 4_000_000_000 });
    const page = await renderedFor(token, address, answers(address));
    const { api, calls } = noted(answers(address));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 366 * 86_400_000 });
    try {
      expect(await hydratePage(address, page.body, page, { token, api })).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
    expect(calls.filter((name) => !laterCalls.includes(name))).toEqual([]);
  },
);

describe('the cart', () => {
  const address = '/winkelwagen';
  const stepper = () => screen.getByRole('spinbutton', { name: 'Aantal Luiers maat 4' });
  const header = () => document.querySelector('[data-slot="mini-cart"]');

  test('has its rows rendered once by hydration, without another request', async () => {
    const token = testToken({ customerNumber: '300010' });
    const cart = buildCart();
    const page = await renderedFor(token, address, savedCartApi());
    const { api, calls } = noted(savedCartApi({ cartFromWire: async () => cart }));
    let renders = () => 0;
    const before = () => {
      // From here on: the parts of the store that compare carts do not count.
      renders = countReads(cart, 'articleNumber');
    };
    await hydratePage(address, page.body, page, { token, api, before, once: true });
    const rendered = watchRenders([screen.getByRole('list', { name: 'Producten in je winkelmand' })]);
    await act(() => vi.dynamicImportSettled());
    expect([renders(), rendered()]).toEqual([1, []]);
    expect(calls.filter((name) => /cart/i.test(name))).toEqual(['cartFromWire']);
  });

  test('hydrates without a mismatch while it is empty', async () => {
    const token = testToken({ customerNumber: '300013' });
    const intent = { quantities: {}, couponCode: '', orderReference: '' };
    const answer = { savedCart: async () => ({ id: 7, version: 3, intent, orders: [] }) };
    const page = await renderedFor(token, address, savedCartApi(answer));
    expect(page.body).toContain('Je hebt 0 artikelen in je winkelmand');
    expect(await hydratePage(address, page.body, page, { token, api: savedCartApi(answer) })).toEqual([]);
  });

  test('of a browser with an unsent change shows that after hydration, by category if that was chosen', async () => {
    const token = testToken({ customerNumber: '300011' });
    const lines = [buildCartLine(), buildCartLine({ productId: 2, name: 'Sap', path: 'voeding/sap' })];
    const intent = { quantities: { 1: 2, 2: 1 }, couponCode: '', orderReference: '' };
    const known = {
      savedCart: async () => ({ id: 7, version: 3, intent, orders: [] }),
      cartFromWire: async () => buildCart({ lines }),
    };
    const page = await renderedFor(token, address, savedCartApi(known));
    const saveCart = vi.fn(() => new Promise<never>(() => {}));
    const api = savedCartApi({ ...known, saveCart, recalculateCart: () => new Promise(() => {}) });
    sessionStorage.setItem('magazijn.cartGrouped', '1');
    const sync = { id: 7, version: 3, changed: { 1: 1 }, orders: [] };
    const record = {
      ...{ version: 1, customer: '300011', amount: { 1: 5, 2: 1 }, total: { items: 6, amount: 134.75 } },
      ...{ data: {}, syncs: { 300011: sync } },
    };
    const stored = { 'magazijn.cart': JSON.stringify(record) };
    const before = () => {
      expect([stepper().getAttribute('value'), header()?.textContent]).toEqual([
        '2',
        expect.stringContaining('3,00'),
      ]);
    };
    expect(await hydratePage(address, page.body, page, { token, api, stored, before })).toEqual([]);
    expect(stepper()).toHaveProperty('value', '5');
    expect(header()?.textContent).toContain('134,75');
    expect(screen.getByRole('button', { name: 'Als één lijst' })).toBeTruthy();
    await vi.waitFor(() => expect(saveCart).toHaveBeenCalledOnce());
  });

  test('gets each press, the coupon and the link of before hydration, in this order', async () => {
    const token = testToken({ customerNumber: '300012' });
    const lines = ['Luiers maat 4', 'Sap', 'Koek'].map((name, index) =>
      buildCartLine({ productId: index + 1, name, path: `a/b-${index}` }),
    );
    const intent = { quantities: { 1: 2, 2: 1, 3: 1 }, couponCode: '', orderReference: '' };
    const known = {
      savedCart: async () => ({ id: 7, version: 3, intent, orders: [] }),
      cartFromWire: async () => buildCart({ lines }),
    };
    const page = await renderedFor(token, address, savedCartApi(known));
    const asked: unknown[] = [];
    const api = savedCartApi({
      ...known,
      recalculateCart: (wanted) => {
        asked.push(wanted);
        return new Promise(() => {});
      },
      saveCart: () => new Promise(() => {}),
    });
    const before = async () => {
      await boot();
      const coupon = screen.getByRole('textbox', { name: 'Kortingscode' });
      fireEvent.input(coupon, { target: { value: 'DEMO10' } });
      const [more] = screen.getAllByRole('button', { name: /^Eén meer/ });
      const [, ...others] = screen.getAllByRole('button', { name: /^Verwijder/ });
      for (const button of [more, more, more, ...others]) button?.click();
      screen.getAllByRole('link', { name: 'Nu bestellen' })[0]?.click();
      expect(window.location.pathname).toBe(address);
    };
    await hydratePage(address, page.body, page, { token, api, before });
    await act(() => vi.waitFor(() => expect(window.location.pathname).toBe('/bestellen/betalen')));
    await vi.waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ quantities: { 1: 5 }, couponCode: 'DEMO10' }),
    );
  });
});

/** Runs the boot script of documents. */
async function boot(): Promise<void> {
  const script = document.createElement('script');
  script.dataset.customer = '';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runInThisContext(await readFile('apps/shop/public/assets/session.js', 'utf8'));
}

test('a press before hydration puts the product into the cart after it', async () => {
  const address = '/categorie/verzorging';
  const token = testToken({ customerNumber: '300000' });
  const api = customerApi({ recalculateCart: () => new Promise(() => {}) });
  const page = await renderedFor(token, address, api);
  const before = async () => {
    await boot();
    screen.getByRole('button', { name: 'Voeg toe: Product 1' }).click();
  };
  await hydratePage(address, page.body, page, { token, api, before });
  const stepper = await screen.findByRole('spinbutton', { name: 'Aantal Product 1' });
  expect(stepper).toHaveProperty('value', '1');
});

test('a choice before hydration filters the page after it', async () => {
  const address = '/profiel/bestelhistorie';
  const token = testToken({ customerNumber: '300001' });
  const page = await renderedFor(token, address, customerApi());
  const before = async () => {
    await boot();
    const period = screen.getByRole('combobox', { name: 'Periode' });
    fireEvent.input(period, { target: { selectedIndex: 1 } });
  };
  await hydratePage(address, page.body, page, { token, api: customerApi(), before });
  expect(window.location.search).toMatch('periode=');
});
