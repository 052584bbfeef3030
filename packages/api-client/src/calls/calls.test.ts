// Over 300 lines: every call of the client in one list.

import { cents } from '@magazijn/domain/money';
import { describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.ts';
import type { ProductFilters } from '../model/Product.ts';
import type { ApiOptions } from '../transport/ApiOptions.ts';

const everything = [
  'alternatives',
  'product-filters',
  'product-properties',
  'offer-kinds',
  'search-pages',
  'offer-pages',
  'order-search',
  'suggestions',
];

/** A client with one canned response of a back end with every capability, and the requests that it sent. */
function clientOf(data: unknown, options: ApiOptions = {}) {
  const sent: Request[] = [];
  const client = createApiClient({
    knownCapabilities: async () => everything,
    fetch: async (input, init) => {
      sent.push(new Request(new URL(input instanceof Request ? input.url : input, 'http://shop.test'), init));
      return Response.json({ data });
    },
    ...options,
  });
  return { client, sent };
}

/** The request as `GET /path?query`, below /api/v1. */
const lineOf = ({ method, url }: Request): string =>
  `${method} ${url.replace('http://shop.test/api/v1', '')}`;

const address = {
  company_name: 'De Das',
  street: 'Lindelaan',
  number: '5',
  postal_code: '3512 AB',
  city: 'Utrecht',
  country: 'NL',
};
const location = {
  label: 'Locatie Oost',
  companyName: 'De Das',
  firstName: 'Noor',
  lastName: 'Bos',
  street: 'Eikenweg',
  houseNumber: '7',
  houseNumberSuffix: 'B',
  postalCode: '3512 AB',
  city: 'Utrecht',
  country: 'NL' as const,
  phoneNumber: '',
};
const company = {
  name: 'De Das',
  customer_number: '700',
  giveaway: 0,
  newsletter: 0,
  debit: 0,
  orders_on_account: 1,
  main_address: address,
  invoice_address: null,
};
const list = { total: 0, products: [] };
const shoppingList = { id: 9, name: 'Egels', shared: 1, own: 1, version: 1, product_count: 0 };
const run = { id: 31, status: 'placed', delivery_on: '2026-11-24', place_at: '2026-11-23T07:00:00Z' };
const standingOrder = {
  id: 5,
  name: 'Elke week',
  status: 'active',
  unit: 'week',
  every: 1,
  day: 2,
  starts_on: '2026-11-18',
  max_price_rise: 5,
};
const standing = {
  name: 'Elke week',
  rhythm: { unit: 'week', every: 1, day: 2, startsOn: '2026-11-18' },
  maxPriceRise: 5,
  reference: 'Groep 3',
} as const;
const standingFields = {
  name: 'Elke week',
  unit: 'week',
  every: '1',
  day: '2',
  starts_on: '2026-11-18',
  max_price_rise: '5',
  reference: 'Groep 3',
};
const lines = [
  { productId: 9, quantity: 2, kind: 'order' },
  { productId: 7, quantity: 3, kind: 'stock' },
] as const;
const product = {
  id: 7,
  path: 'p',
  description: 'P',
  image_paths: [],
  price_exclusive_vat: null,
  stock: 1,
  available: 1,
  related: [],
};
const category = { description: 'C', url_description: 'c', sub_categories: [] };
const cart = {
  products: [],
  amount: 0,
  subtotal_exclusive: 0,
  discount_exclusive: 0,
  shipping_costs: 0,
  btw_totals: {},
  total_inclusive: 0,
  minimum_requirement_met: 1,
  minimum_requirement_price: 50,
  limit: [],
  incomplete_offers: [],
};
const order = {
  order_id: 9,
  delivery: 1,
  delivery_dates: [1],
  order_on_account: 1,
  debit: 0,
  company,
  shopping_cart: { ...cart, shipping_itemcode: 'V', shipping_vat_percentage: 21 },
};
const intent = { quantities: { 12: 3, 7: 1 }, couponCode: 'TIEN', orderReference: 'Groep 3' };
const cartFields = { 'products[12]': '3', 'products[7]': '1', discount: 'TIEN', orderReference: 'Groep 3' };
const noSavedCart = { id: 0, version: 0, cart: null };
const savedCartChanges = {
  version: 3,
  sentAt: 1_795_518_000_000,
  quantities: { 7: { value: 2, age: 1000 }, 9: { value: 0, age: 50.4 } },
  couponCode: { value: 'DEMO10', age: 20 },
  ordered: [41, 42],
};
const pair = { password: 'een', passwordRepeat: 'twee' };
const filters: ProductFilters = {
  brands: ['A & B'],
  onOffer: false,
  offerKind: 'give-away',
  inStock: true,
  sizes: ['A4'],
  packs: [],
  freeOf: ['gluten', 'melk'],
  organic: true,
  priceFrom: null,
  priceUntil: null,
  sort: 'name',
};

type Call = (client: ApiClient) => Promise<unknown>;
type Entry = readonly [asked: string, data: unknown, call: Call, form?: Readonly<Record<string, string>>];

const reads: readonly Entry[] = [
  [
    'GET /delivery/plan',
    { cut_off: 1_795_431_600_000, first_date: '2026-11-24', closed_days: [], deliveries: [] },
    (api) => api.deliveryPlan(),
  ],
  ['GET /account/addresses', { addresses: [] }, (api) => api.deliveryAddresses()],
  ['GET /account/profile', company, (api) => api.profile()],
  ['GET /account/extra_values', { telesuper_enabled: 1 }, (api) => api.groceryPartnerEnabled()],
  ['GET /account/kdv', { companies: [] }, (api) => api.switchableCompanies()],
  ['GET /account/switch/31', 'T', (api) => api.switchTo(31)],
  ['GET /product/category/a/1/50', list, (api) => api.categoryProducts('a', 1)],
  ['GET /product/category/a/b/2/50', list, (api) => api.categoryProducts('a/b', 2)],
  ['GET /product/category/a/b/3/12', list, (api) => api.categoryProducts('a/b', 3, undefined, 12)],
  [
    'GET /product/category/a/1/12?facets=1&brand=A+%26+B&stock=1&sort=name&size=A4&free_of=gluten&free_of=melk&organic=1&offer_kind=give-away',
    list,
    (api) => api.categoryProducts('a', 1, filters, 12),
  ],
  ['GET /product/category/a%3Fb%23/1/50', list, (api) => api.categoryProducts('a?b#', 1)],
  ['GET /product/detail/a/b/p', product, (api) => api.product('a/b/p')],
  ['GET /product/detail/a/p', product, (api) => api.product('a/p')],
  ['GET /product/alternatives?ids=3%2C7', { products: [] }, (api) => api.alternatives([3, 7])],
  ['GET /product/offer/1/6', list, (api) => api.offeredProducts()],
  ['GET /product/offer/1/12', list, (api) => api.offeredProducts(12)],
  ['GET /product/offer/2/12', list, (api) => api.offeredProducts(12, 2)],
  ['GET /product/popular/1/6', list, (api) => api.popularProducts()],
  ['GET /product/popular/1/3', list, (api) => api.popularProducts(3)],
  ['GET /product/favourite/1/6', list, (api) => api.favouriteProducts()],
  ['GET /product/favourite/1/2', list, (api) => api.favouriteProducts(2)],
  ['GET /offer/1/12', [], (api) => api.offers()],
  ['GET /product/search?term=a+b%26c&page=1&pageSize=12&near=1', list, (api) => api.searchProducts('a b&c')],
  ['GET /product/suggest?term=lu', { products: [], categories: [] }, (api) => api.suggestions('lu')],
  ['GET /product/statusmail/7', {}, (api) => api.requestStockMail(7)],
  ['GET /product/product-favourite/7', {}, (api) => api.markFavourite(7)],
  ['GET /product/favourites', list, (api) => api.favourites()],
  ['GET /category?field=priority&order=asc', [category], (api) => api.categories()],
  ['GET /category/detail/a', [category], (api) => api.category('a')],
  ['GET /category/detail/a/b', [category], (api) => api.category('a/b')],
  ['GET /page/over-ons', { title: 'T', body: '' }, (api) => api.page('over-ons')],
  ['GET /pages?position=FOOTER', [], (api) => api.footerPages()],
  ['GET /order/1/100', { orders: [] }, (api) => api.orders()],
  [
    'GET /order/2/25?lines=1&search=a+b%26c&from=2026-01-01&until=2026-02-01',
    { orders: [] },
    (api) => api.orderHistory({ search: ' a b&c ', from: '2026-01-01', until: '2026-02-01' }, 2),
  ],
  ['GET /lists', { lists: [] }, (api) => api.lists()],
  ['GET /lists?product=7', { lists: [] }, (api) => api.lists(7)],
  ['GET /lists/9', { ...shoppingList, lines: [], products: [] }, (api) => api.list(9)],
  [
    'GET /purchases/2/24?search=a+b%26c&sort=name',
    { total: 0, history_total: 0, purchases: [], products: [] },
    (api) => api.purchases('a b&c', 'name', 2, 24),
  ],
  ['GET /purchases/last?products=7', { purchases: [] }, (api) => api.lastPurchase(7, '100001')],
  ['GET /lists/9/counts', { round: 1, version: 2, counts: [] }, (api) => api.listCounts(9)],
  ['GET /shop/cart/saved', noSavedCart, (api) => api.savedCart(null)],
  ['GET /shop/cart/saved?version=3', noSavedCart, (api) => api.savedCart(3)],
  ['GET /standing-orders', { standing_orders: [], allowed: 1 }, (api) => api.standingOrders()],
  [
    'GET /standing-orders/5',
    { ...standingOrder, upcoming: [], assessment: null, history: [] },
    (api) => api.standingOrder(5),
  ],
  [
    'GET /standing-orders/link?token=t%2Fk',
    { standing_order_id: 5, name: 'Elke week', run },
    (api) => api.linkedRun('t/k'),
  ],
  ['GET /capabilities', ['order-search'], (api) => api.capabilities()],
  [
    'GET /order/detail/9',
    { id: 9, status: 'placed', creation_date: '2026-11-18', shopping_cart: cart },
    (api) => api.order(9),
  ],
  ['GET /payment/account/9', {}, (api) => api.placeOrder(9)],
];

const writes: readonly Entry[] = [
  [
    'POST /login',
    { token: 'T' },
    (api) => api.logIn('a@b.test', 'geheim'),
    { username: 'a@b.test', password: 'geheim' },
  ],
  ['POST /password/request', {}, (api) => api.requestPassword('a@b.test'), { username: 'a@b.test' }],
  [
    'POST /password/reset/t%2Fk',
    { token: 'T' },
    (api) => api.resetPassword('t/k', pair),
    { 'password[plainPassword][first]': 'een', 'password[plainPassword][second]': 'twee' },
  ],
  [
    'POST /password/change',
    {},
    (api) => api.changePassword('oud', pair),
    {
      current: 'oud',
      'company_password[plainPassword][first]': 'een',
      'company_password[plainPassword][second]': 'twee',
    },
  ],
  ['POST /shop/cart', cart, (api) => api.recalculateCart(intent), cartFields],
  ['POST /order/create', { order }, (api) => api.createOrder(intent, 'cart-1'), cartFields],
  [
    'POST /shop/cart/saved',
    noSavedCart,
    (api) => api.saveCart(5, savedCartChanges),
    {
      cart: '5',
      version: '3',
      sent_at: '1795518000000',
      lines: '7 2 1000\n9 0 50',
      ordered: '41 42',
      coupon_code: 'DEMO10',
      coupon_code_age: '20',
    },
  ],
  ['POST /order/delivery/9', {}, (api) => api.chooseDeliveryDate(9, 1_795_518_000), { date: '1795518000' }],
  [
    'POST /quick-order',
    { lines: [], products: [] },
    (api) => api.resolveProducts([' 101404\n', 'Luiers']),
    // Multipart forms have these line ends.
    { lines: '101404\r\nLuiers' },
  ],
  [
    'POST /lists',
    { id: 9 },
    (api) => api.createList({ name: 'Egels', shared: true, lines }),
    { name: 'Egels', shared: '1', lines: '9 2 order\n7 3 stock' },
  ],
  [
    'POST /lists/9',
    { version: 2 },
    (api) => api.saveList(9, 1, { name: 'Egels', shared: false, lines }),
    { name: 'Egels', shared: '0', lines: '9 2 order\n7 3 stock', version: '1' },
  ],
  ['DELETE /lists/9', {}, (api) => api.removeList(9), {}],
  [
    'POST /lists/9/products',
    { added: 2 },
    (api) => api.addToList(9, lines),
    { lines: '9 2 order\n7 3 stock' },
  ],
  ['DELETE /lists/9/products/7', {}, (api) => api.removeFromList(9, 7), {}],
  [
    'POST /lists/9/counts',
    { round: 3, version: 2, counts: [], replaced: [] },
    (api) =>
      api.saveListCounts(9, [
        { productId: 7, counted: 0, age: 12.9, round: 3 },
        { productId: 9, counted: 5, age: -4, round: 3 },
      ]),
    { counts: '7 0 12 3\n9 5 0 3' },
  ],
  ['POST /lists/9/round', { round: 4 }, (api) => api.endListRound(9, 3), { round: '3' }],
  [
    'POST /standing-orders',
    { id: 5 },
    (api) => api.createStandingOrder({ ...standing, source: { order: 12 } }),
    { ...standingFields, order: '12' },
  ],
  [
    'POST /standing-orders/5',
    {},
    (api) => api.saveStandingOrder(5, { ...standing, source: { list: 9 } }),
    { ...standingFields, list: '9' },
  ],
  ['POST /standing-orders/5/state', {}, (api) => api.setStandingOrderState(5, 'paused'), { state: 'paused' }],
  [
    'POST /standing-orders/5/decision',
    { run },
    (api) => api.decideRun({ standingOrder: 5, run: 31 }, 'skip'),
    { run: '31', decision: 'skip' },
  ],
  [
    'POST /standing-orders/link',
    { run },
    (api) => api.decideRun({ token: 't' }, 'order', cents(11_530)),
    { token: 't', decision: 'order', shown_total: '115.3' },
  ],
  [
    'POST /order/change/12?preview=1',
    { total_inclusive: 98.1, total_before: 120.3, lines: [], allowed: 1 },
    (api) => api.previewOrderChange(12, { quantities: { 7: 2, 9: 0 } }),
    { 'products[7]': '2', 'products[9]': '0' },
  ],
  [
    'POST /order/change/12',
    {},
    (api) =>
      api.changeOrder(
        12,
        { date: 1_795_518_000, orderReference: '', addressId: null, driverNote: 'Bel aan' },
        3,
      ),
    { date: '1795518000', orderReference: '', address: '', note: 'Bel aan', version: '3' },
  ],
  ['POST /order/cancel/12', { refund: null }, (api) => api.cancelOrder(12), {}],
  [
    'POST /account/addresses',
    { id: 4 },
    (api) => api.addDeliveryAddress(location),
    {
      label: 'Locatie Oost',
      company_name: 'De Das',
      contact_first_name: 'Noor',
      contact_last_name: 'Bos',
      street: 'Eikenweg',
      number: '7',
      number_suffix: 'B',
      postal_code: '3512 AB',
      city: 'Utrecht',
      country: 'NL',
      phone_number: '',
    },
  ],
  ['DELETE /account/addresses/4', {}, (api) => api.removeDeliveryAddress(4), {}],
  ['POST /order/delivery/12', {}, (api) => api.setOrderDelivery(12, { addressId: 4 }), { address: '4' }],
  [
    'POST /locations/preview',
    { locations: [] },
    (api) => api.previewLocations({ 10010: { 7: 2, 9: 1 }, 10020: { 7: 4 } }),
    { lines: '10010 7 2\n10010 9 1\n10020 7 4' },
  ],
  [
    'POST /locations/10010/order',
    { order_id: 42, number: 'KKN000000042', delivery_on: '2026-11-24' },
    (api) =>
      api.orderForLocation('10010', {
        ...{ key: 'a-key', quantities: { 7: 2 }, deliveryDate: 1_795_518_000, addressId: null },
        totalInclusive: cents(9810),
      }),
    { key: 'a-key', lines: '7 2', date: '1795518000', address: '', total_inclusive: '98.1' },
  ],
  [
    'POST /locations/10010/cart',
    {},
    (api) => api.fillLocationCart('10010', { id: 5, version: 3 }, { 7: 2 }, 1500),
    { cart: '5', version: '3', lines: '7 2 1500', ordered: '' },
  ],
  ['DELETE /product/product-favourite/7', {}, (api) => api.unmarkFavourite(7), {}],
  ['POST /product/company-favourite/7', {}, (api) => api.setCompanyFavourite(7, true), {}],
  ['DELETE /product/company-favourite/7', {}, (api) => api.setCompanyFavourite(7, false), {}],
  ['DELETE /product/statusmail/7', {}, (api) => api.cancelStockMail(7), {}],
];

describe('[C01] [C02] [C03] [C04] [C05] [C06] [C07] [C12] each call has the specified method, path and parameters', () => {
  for (const [asked, data, call, form = {}] of [...reads, ...writes]) {
    test(asked, async () => {
      const { client, sent } = clientOf(data);
      await call(client);
      expect(sent.map(lineOf)).toEqual([asked]);
      const body = Object.keys(form).length > 0 ? await sent[0]?.formData() : new FormData();
      expect(Object.fromEntries(body ?? [])).toEqual(form);
    });
  }
});

test('a preview of more lines than a request may have takes several requests, each of whole locations', async () => {
  const { client, sent } = clientOf({ locations: [] });
  const list = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [index + 1, 1]));
  await client.previewLocations(
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [10_000 + index, list])),
  );
  const bodies = await Promise.all(sent.map(async (request) => new URLSearchParams(await request.text())));
  expect(bodies.map((body) => body.get('lines')?.split('\n').length)).toEqual([5000, 1000]);
});

test.each<[string, (api: ApiClient, signal: AbortSignal) => Promise<unknown>]>([
  ['recalculateCart', (api, signal) => api.recalculateCart(intent, signal)],
  ['resolveProducts', (api, signal) => api.resolveProducts(['101404'], signal)],
  ['previewLocations', (api, signal) => api.previewLocations({ 10010: { 7: 2 } }, signal)],
  ['suggestions', (api, signal) => api.suggestions('luiers', signal)],
])('%s can be aborted', async (_, call) => {
  const { client, sent } = clientOf(cart);
  await call(client, AbortSignal.abort()).catch(() => {});
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('[C03] the cart is multipart; the order’s form is urlencoded and has the cart’s version', async () => {
  const priced = clientOf(cart);
  await priced.client.recalculateCart(intent);
  expect(priced.sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const drafted = clientOf({ order });
  await drafted.client.createOrder(intent, 'cart-1');
  expect(drafted.sent[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(drafted.sent[0]?.headers.get('idempotency-key')).toBe('cart-1');
});

describe('[C02] a switch sends the previous token when there is one', () => {
  test.each([
    [null, false, null, 'GET /account/switch/31'],
    ['P', false, 'P', 'GET /account/switch/31'],
    ['P', true, null, 'GET /account/switch/31?previous_token=P'],
    [null, true, null, 'GET /account/switch/31'],
  ])('%s, in the query: %s', async (previous, previousTokenInQuery, header, asked) => {
    const { client, sent } = clientOf('T', { previousToken: () => previous, previousTokenInQuery });
    expect(await client.switchTo(31)).toBe('T');
    expect(sent[0]?.headers.get('x-previous-token')).toBe(header);
    expect(sent.map(lineOf)).toEqual([asked]);
  });

  test('no other call sends it', async () => {
    const { client, sent } = clientOf(company, { previousToken: () => 'P', previousTokenInQuery: true });
    await client.profile();
    expect(sent[0]?.headers.has('x-previous-token')).toBe(false);
    expect(sent.map(lineOf)).toEqual(['GET /account/profile']);
  });
});

test('[C02] [S88] a company is switched to by its fk_user_id; the grocery partner shows when the flag is set', async () => {
  const companies = [{ fk_user_id: 31, customer_number: '700', name: 'De Das', city: 'Gent' }];
  expect(await clientOf({ companies }).client.switchableCompanies()).toEqual([
    { userId: 31, customerNumber: '700', name: 'De Das', city: 'Gent' },
  ]);
  expect(await clientOf({ telesuper_enabled: 1 }).client.groceryPartnerEnabled()).toBe(true);
  expect(await clientOf({ telesuper_enabled: 0 }).client.groceryPartnerEnabled()).toBe(false);
});

test('[C06] of several categories the first is used; an empty list is null', async () => {
  const two = clientOf([category, { ...category, description: 'Ander' }]);
  expect(await two.client.category('a')).toMatchObject({ name: 'C' });
  expect(await clientOf([]).client.category('a')).toBeNull();
});

test('[C06] [C04] a 404 of a page, a category or a product is null; other errors are thrown', async () => {
  const failing = (status: number) =>
    clientOf(null, { fetch: async () => Response.json({ message: 'No.' }, { status }) }).client;
  for (const call of ['page', 'category', 'product'] as const) {
    expect(await failing(404)[call]('weg')).toBeNull();
    await expect(failing(500)[call]('weg')).rejects.toMatchObject({ status: 500 });
  }
});

test('[C04] without `offer-pages`, a later page of the offers is cut from a longer first page', async () => {
  const asked: string[] = [];
  const fetch: ApiOptions['fetch'] = async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, 'http://shop.test'),
      init,
    );
    asked.push(lineOf(request));
    const count = Number(/offer\/1\/(\d+)/.exec(request.url)?.[1]);
    if (!count) return Response.json({ message: 'No.' }, { status: 404 });
    const products = Array.from({ length: Math.min(count, 17) }, (_, index) => ({
      ...product,
      id: index + 1,
    }));
    return Response.json({ data: { total: 17, products } });
  };
  const knownCapabilities = async () => [];
  const { client } = clientOf(null, { fetch, knownCapabilities });
  const second = await client.offeredProducts(12, 2);
  expect(second.products.map(({ id }) => id)).toEqual([13, 14, 15, 16, 17]);
  expect(second.total).toBe(17);
  expect(asked).toEqual(['GET /product/offer/1/24']);
  expect((await client.offeredProducts(12)).products).toHaveLength(12);
  expect((await client.offeredProducts(12, 3)).products).toEqual([]);
  const none = clientOf(null, { fetch: async () => Response.json({ message: 'No.' }, { status: 404 }) });
  await expect(none.client.offeredProducts(12, 2)).rejects.toMatchObject({ status: 404 });
});

describe('alternatives', () => {
  const wire = { ...product, price_exclusive_vat: 2.5, vat_percentage: 9 };

  test('are those of the products asked, in their order; an unreadable or missing one is left out', async () => {
    const products = [
      { ...wire, id: 8 },
      { ...wire, id: 7, alternatives: [9, 8, 5] },
      { ...wire, id: 9 },
    ];
    const { client } = clientOf({ products });
    const found = await client.alternatives([6, 7]);
    expect(found.map(({ id }) => id)).toEqual([7]);
    expect(found[0]?.alternatives.map(({ id }) => id)).toEqual([9, 8]);
  });

  test('are asked for a hundred products at most, and for none not at all', async () => {
    const { client, sent } = clientOf({ products: [] });
    expect(await client.alternatives([])).toEqual([]);
    expect(sent).toEqual([]);
    await client.alternatives(Array.from({ length: 120 }, (_, index) => index + 1));
    expect(new URL(sent[0]?.url ?? '').searchParams.get('ids')?.split(',')).toHaveLength(100);
  });

  test('are not asked of a back end that does not list them', async () => {
    const { client, sent } = clientOf({ products: [] }, { knownCapabilities: async () => [] });
    expect(await client.alternatives([7])).toEqual([]);
    expect(sent).toEqual([]);
  });
});

test('an order of the own cart says so if the back end keeps it; one of a punch-out does not', async () => {
  const create = async (known: string[], isOwnCart: boolean) => {
    const { client, sent } = clientOf({ order }, { knownCapabilities: async () => known });
    await client.createOrder(intent, 'cart-1', isOwnCart);
    return new URLSearchParams(await sent[0]?.text()).get('saved_cart');
  };
  expect(await create(['saved-cart'], true)).toBe('1');
  expect(await create(['saved-cart'], false)).toBeNull();
  expect(await create([], true)).toBeNull();
});

test('a saved cart is read whole, is unchanged at its version, or the back end has no such call', async () => {
  const found = {
    id: 5,
    version: 3,
    now: 1_795_518_000_000,
    cart: {
      products: [{ product_id: 7, quantity: 2 }],
      coupon_code: 'DEMO10',
      order_reference: '',
      orders: [{ id: 42, version: 3 }],
    },
  };
  const state = {
    id: 5,
    version: 3,
    intent: { quantities: { 7: 2 }, couponCode: 'DEMO10', orderReference: '' },
    orders: [{ id: 42, version: 3 }],
    now: 1_795_518_000_000,
  };
  expect(await clientOf(found).client.savedCart(2)).toEqual(state);
  expect(await clientOf(found).client.saveCart(5, savedCartChanges)).toEqual(state);
  expect(await clientOf({ ...found, cart: null }).client.savedCart(3)).toBe('unchanged');
  const { client } = clientOf(null, {
    fetch: async () => Response.json({ message: 'No.' }, { status: 404 }),
  });
  expect([await client.savedCart(3), await client.saveCart(5, savedCartChanges)]).toEqual([null, null]);
});

describe('[C04] a back end without these capabilities', () => {
  const products = Array.from({ length: 30 }, (_, index) => ({ ...product, id: index + 1 }));
  const contractOnly = () => clientOf({ total: 99, products }, { knownCapabilities: async () => ['quotes'] });

  test.each<readonly [asked: string, call: Call]>([
    ['GET /product/category/a/1/12', (api) => api.categoryProducts('a', 1, filters, 12)],
    ['GET /product/offer/1/12', (api) => api.offeredProducts(12, 1, filters)],
    ['GET /product/offer/1/24', (api) => api.offeredProducts(12, 2, filters)],
    ['GET /product/search?term=lu', (api) => api.searchProducts('lu', 3, filters)],
  ])('receives no parameter that the specification does not name: %s', async (asked, call) => {
    const { client, sent } = contractOnly();
    await call(client);
    expect(sent.map(lineOf)).toEqual([asked]);
  });

  test('filtering by the kind of offer is a separate capability', async () => {
    const knownCapabilities = async () => ['product-filters'];
    const { client, sent } = clientOf({ total: 0, products: [] }, { knownCapabilities });
    await client.offeredProducts(12, 1, filters);
    expect(sent.map(lineOf)).toEqual(['GET /product/offer/1/12?facets=1&brand=A+%26+B&stock=1&sort=name']);
  });

  test('has as many search results as it returned, since the others are unreachable', async () => {
    const { client } = contractOnly();
    const last = await client.searchProducts('lu', 3);
    expect(last.total).toBe(30);
    expect(last.products.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30]);
  });
});

test('[C04] a list without filters needs no capabilities', async () => {
  const { client, sent } = clientOf(list, { knownCapabilities: () => Promise.reject(new Error('asked')) });
  await client.categoryProducts('a', 1);
  await client.offeredProducts(12);
  await client.popularProducts();
  expect(sent).toHaveLength(3);
});

test('a call that returns no data accepts an empty response', async () => {
  const fetch = async () => new Response(null, { status: 204 });
  await clientOf(null, { fetch }).client.unmarkFavourite(7);
  expect(await clientOf(null, { fetch }).client.placeOrder(9)).toBeNull();
  await expect(clientOf(null, { fetch }).client.profile()).rejects.toMatchObject({ kind: 'unreadable' });
});
