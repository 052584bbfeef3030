// Over 300 lines: every difference that other back ends may have, in one table.
import { expect, test } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.ts';

// Empty values of other back ends of the specification: null, an absent field, PHP's empty list for an empty map, a
// number for a text of digits.

/** A client with canned responses per path. */
const clientOf = (answers: Readonly<Record<string, unknown>>) =>
  createApiClient({
    knownCapabilities: async () => ['suggestions'],
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
      const path = pathname.replace('/api/v1', '');
      return path in answers
        ? Response.json({ data: answers[path] })
        : Response.json({ message: 'No.' }, { status: 500 });
    },
  });

const product = {
  id: 1,
  path: 'p',
  description: 'P',
  image_paths: null,
  related: null,
  stock: 3,
  available: true,
};
const line = {
  id: 1,
  path: 'p',
  description: 'P',
  image_paths: null,
  category_path: 'a/b',
  amount: 2,
  stock: 3,
  available: 1,
  price_exclusive: 1,
  vat_percentage: 21,
  discount_exclusive: 0,
  give_away_product: 0,
  total_exclusive: 2,
  total_inclusive: 2.42,
  related: null,
};
const cart = {
  products: [line],
  amount: 2,
  subtotal_exclusive: 2,
  discount_exclusive: null,
  discount_status: 3,
  shipping_costs: null,
  btw_totals: [],
  total_inclusive: 2.42,
  minimum_requirement_met: 1,
  minimum_requirement_price: null,
  limit: [{ message: 'Te veel', data: null }, { message: 'Nog te veel' }],
  incomplete_offers: [{ message: 'Nog één', products: [{ url: '/product/a/p', title: 'P', message: 'x' }] }],
};
const address = {
  company_name: null,
  street: 'Lindelaan',
  number: 5,
  postal_code: '3512 AB',
  city: 'Utrecht',
  country: 'NL',
};
const company = {
  name: 'De Das',
  customer_number: 700,
  giveaway: null,
  newsletter: null,
  debit: null,
  orders_on_account: 1,
  main_address: address,
  invoice_address: null,
};

test('[E06] a product without pictures or related products can be shown and ordered', async () => {
  const client = clientOf({
    '/product/category/a/1/50': { total: 1, products: [product] },
    '/product/detail/a/p': { ...product, related: undefined },
  });
  expect((await client.categoryProducts('a', 1))?.products[0]).toMatchObject({
    pictures: [],
    available: true,
  });
  expect(await client.product('a/p')).toMatchObject({ pictures: [], related: [] });
});

test('[S21] a category can omit its sub categories', async () => {
  const client = clientOf({ '/category/detail/a': [{ description: 'A', url_description: 'a' }] });
  expect(await client.category('a')).toMatchObject({ name: 'A', subCategories: [] });
});

test('[E07] empty parts of a cart can be null or absent; an incomplete offer can name its product by title', async () => {
  const answers = [cart, { ...cart, limit: null, incomplete_offers: null, btw_totals: null }];
  const [whole, bare] = await Promise.all(
    answers.map(async (answer) => {
      const { cart: read } = await clientOf({ '/shop/cart': answer }).recalculateCart({
        quantities: { 1: 2 },
        couponCode: '',
        orderReference: '',
      });
      return read;
    }),
  );
  expect(whole).toMatchObject({ discount: 0, shipping: 0, minimumOrder: 0, vatTotals: [] });
  expect(whole?.limits).toEqual([
    { message: 'Te veel', details: [] },
    { message: 'Nog te veel', details: [] },
  ]);
  expect(whole?.incompleteOffers).toEqual([
    { message: 'Nog één', products: [{ id: null, name: 'P', url: '/product/a/p' }] },
  ]);
  expect(bare).toMatchObject({ limits: [], incompleteOffers: [], vatTotals: [] });
});

test('[E07] a limit keeps all of its messages, and a cart all of its limits', async () => {
  const limit = [
    { message: 'Niet genoeg:', data: [{ message: 'Verf: nog 3' }, { message: 'Lijm: nog 4' }] },
    { message: 'Te veel:', data: [{ message: 'Luiers: hoogstens 20' }] },
  ];
  const { cart: read } = await clientOf({ '/shop/cart': { ...cart, limit } }).recalculateCart({
    quantities: { 1: 2 },
    couponCode: '',
    orderReference: '',
  });
  expect(read.limits).toEqual([
    { message: 'Niet genoeg:', details: ['Verf: nog 3', 'Lijm: nog 4'] },
    { message: 'Te veel:', details: ['Luiers: hoogstens 20'] },
  ]);
});

test('[C14] footer links have the page’s `url_title` and title', async () => {
  const pages = [{ url_title: 'algemene-voorwaarden', title: 'Algemene voorwaarden' }];
  expect(await clientOf({ '/pages': pages }).footerPages()).toEqual([
    { url: 'algemene-voorwaarden', title: 'Algemene voorwaarden' },
  ]);
});

test('[E08] an order on account needs no checkout, and one without delivery costs has no article for them', async () => {
  for (const checkout of [null, [], {}]) {
    const order = {
      order_id: 9,
      delivery: 1,
      delivery_dates: [1],
      order_on_account: 1,
      debit: null,
      checkout,
      company,
      shopping_cart: { ...cart, shipping_itemcode: null, shipping_vat_percentage: null },
    };
    const client = clientOf({ '/order/create': { order } });
    expect(
      await client.createOrder({ quantities: { 1: 2 }, couponCode: '', orderReference: '' }, 'k'),
    ).toMatchObject({ checkout: null, payment: 'on-account', shipping: { itemCode: '', vatPercentage: 21 } });
  }
});

test('[E03] an order with an invalid date stays in the history; the others keep theirs', async () => {
  const order = {
    id: 7,
    products: 2,
    total_price: 3,
    order_number: 'KKN000000007',
    status: null,
    delivery: null,
  };
  const orders = ['gisteren', null, undefined, '2026-11-18', '2026-11-18T10:00:00+01:00'].map(
    (creation_date, id) => ({ ...order, id, creation_date }),
  );
  const read = await clientOf({ '/order/1/100': { orders } }).orders();
  expect(read.map(({ createdAt }) => createdAt)).toEqual([
    null,
    null,
    null,
    '2026-11-18T00:00:00.000Z',
    '2026-11-18T09:00:00.000Z',
  ]);
});

test('[S64] an order shows even if the history, which has its number and date, fails', async () => {
  const client = clientOf({
    '/order/detail/9': {
      payment: 'ideal',
      order_on_account: null,
      debit: null,
      delivery: null,
      btw_totals: [],
      shopping_cart: cart,
      company,
    },
  });
  expect(await client.order(9)).toMatchObject({ id: 9, payment: null, createdAt: null, deliveryDate: null });
});

test('[E01] [E09] numbers as JSON numbers, an address without a name and absent rights are accepted', async () => {
  const client = clientOf({
    '/account/profile': company,
    '/account/kdv': { companies: [{ customer_number: 701, name: 'De Bij', fk_user_id: 3 }] },
  });
  expect(await client.profile()).toMatchObject({
    customerNumber: '700',
    payment: 'on-account',
    newsletter: false,
    mainAddress: { companyName: '', houseNumber: '5' },
  });
  expect(await client.switchableCompanies()).toEqual([
    { userId: 3, customerNumber: '701', name: 'De Bij', city: '' },
  ]);
});

const list = (entries: readonly unknown[]) => ({ total: entries.length, products: entries });
const category = { description: 'A', url_description: 'a', image: null, sub_categories: [] };
const lists: readonly (readonly [
  path: string,
  entry: object,
  answer: (entries: readonly unknown[]) => unknown,
  read: (client: ApiClient) => Promise<readonly unknown[] | undefined>,
])[] = [
  ['/pages', { url_title: 'a', title: 'A' }, (all) => all, (api) => api.footerPages()],
  ['/category', category, (all) => all, (api) => api.categories()],
  [
    '/category/detail/a',
    { description: 'B', url_description: 'b', products: 1 },
    (all) => [{ ...category, sub_categories: all }],
    async (api) => (await api.category('a'))?.subCategories,
  ],
  [
    '/offer/1/12',
    { actionUrl: '/', offerTitle: 'A' },
    (all) => all,
    async (api) => (await api.offers()).offers,
  ],
  ['/product/category/a/1/50', product, list, async (api) => (await api.categoryProducts('a', 1))?.products],
  ['/product/search', product, list, async (api) => (await api.searchProducts('a')).products],
  ['/product/offer/1/6', product, list, async (api) => (await api.offeredProducts()).products],
  ['/product/popular/1/6', product, list, (api) => api.popularProducts()],
  ['/product/favourite/1/6', product, list, async (api) => (await api.favouriteProducts()).products],
  ['/product/favourites', product, list, (api) => api.favourites()],
  [
    '/product/detail/a/p',
    product,
    (related) => ({ ...product, related }),
    async (api) => (await api.product('a/p'))?.related,
  ],
  [
    '/product/suggest',
    { description: 'P', url: '/product/a/p' },
    (products) => ({ products, categories: [] }),
    async (api) => (await api.suggestions('lu'))?.products,
  ],
  ['/order/1/100', { id: 7, total_price: 3 }, (orders) => ({ orders }), (api) => api.orders()],
  [
    '/account/kdv',
    { customer_number: 701, name: 'De Bij', fk_user_id: 3 },
    (companies) => ({ companies }),
    (api) => api.switchableCompanies(),
  ],
];

test.each(lists)(
  '[C11] an invalid entry is left out, all others show: %s',
  async (path, entry, answer, read) => {
    const odd = [null, 'x', {}, []];
    const ofLists = await read(clientOf({ [path]: answer([entry, ...odd, entry]) }));
    const without = await read(clientOf({ [path]: answer([entry, entry]) }));
    expect(ofLists).toEqual(without);
    expect(ofLists).toHaveLength(2);
  },
);

test('[E06] a price can be a text; another type becomes null', async () => {
  const prices = ['12.50', 12.5, {}, 'op aanvraag', null];
  const client = clientOf({
    '/product/popular/1/6': list(prices.map((price_exclusive_vat) => ({ ...product, price_exclusive_vat }))),
  });
  expect((await client.popularProducts()).map(({ price }) => price)).toEqual([1250, 1250, null, null, null]);
});

test('[E07] a cart with an invalid line is refused as a whole', async () => {
  const client = clientOf({ '/shop/cart': { ...cart, products: [line, null] } });
  const intent = { quantities: { 1: 2 }, couponCode: '', orderReference: '' };
  await expect(client.recalculateCart(intent)).rejects.toMatchObject({ kind: 'unreadable' });
});

test('[E08] [S64] optional fields of an order can be null', async () => {
  const detail = {
    order_id: null,
    order_on_account: 1,
    company: null,
    main_address: null,
    invoice_address: null,
    shopping_cart: {
      products: [line],
      shipping_costs: null,
      shipping_itemcode: null,
      shipping_vat_percentage: null,
      orderReference: null,
      amount: null,
      btw_totals: null,
      total_inclusive: null,
      minimum_requirement_met: null,
      limit: null,
    },
  };
  const client = clientOf({
    '/order/detail/9': detail,
    '/order/1/100': { orders: [] },
    '/payment/account/9': { delivery: null },
  });
  expect(await client.order(9)).toMatchObject({
    id: 9,
    mainAddress: null,
    cart: { units: 2, totalInclusive: 242 },
  });
  expect(await client.placeOrder(9)).toBeNull();
});

test('a back end that does not list suggestions is not asked for them', async () => {
  const requested: string[] = [];
  const client = createApiClient({
    fetch: async (input) => {
      requested.push(input instanceof Request ? input.url : input.toString());
      return Response.json({ message: 'Not found.' }, { status: 404 });
    },
  });
  expect(await client.suggestions('lu')).toBeNull();
  expect(await client.suggestions('lui')).toBeNull();
  expect(requested).toEqual(['/api/v1/capabilities']);
});

test('suggestions that fail are requested again', async () => {
  let failures = 1;
  const client = createApiClient({
    knownCapabilities: async () => ['suggestions'],
    fetch: async () => {
      failures -= 1;
      return failures >= 0
        ? Response.json({ message: 'Busy.' }, { status: 503 })
        : Response.json({ data: { products: [], categories: [] } });
    },
  });
  await expect(client.suggestions('l')).rejects.toMatchObject({ status: 503 });
  expect(await client.suggestions('lu')).toMatchObject({ products: [], categories: [] });
});

test('[E08] an order without sums has those of its cart, VAT and coupon included', async () => {
  const order = {
    order_id: 9,
    delivery: 1,
    delivery_dates: [1],
    order_on_account: 1,
    company,
    shopping_cart: {
      products: [line],
      shipping_costs: 0,
      orderReference: '',
      discount_exclusive: null,
      limit: null,
    },
  };
  const sums = { ...cart, discount_exclusive: 0.5, btw_totals: { 21: '0.32' }, total_inclusive: '1.82' };
  const client = clientOf({ '/order/create': { order }, '/shop/cart': sums });
  const draft = await client.createOrder({ quantities: { 1: 2 }, couponCode: '', orderReference: '' }, 'k');
  expect(draft.cart).toMatchObject({
    discount: 50,
    vatTotals: [{ percentage: 21, amount: 32 }],
    totalInclusive: 182,
    limits: [{ message: 'Te veel' }, { message: 'Nog te veel' }],
  });
});

test('[E01] [E08] addresses of a company and parts of an address are optional', async () => {
  const bare = { ...company, main_address: null };
  const poor = { ...address, street: null, number: null, postal_code: 1000, country: 'Belgium', city: null };
  expect(await clientOf({ '/account/profile': bare }).profile()).toMatchObject({
    mainAddress: { street: '', houseNumber: '', country: 'NL' },
  });
  expect(await clientOf({ '/account/profile': { ...company, main_address: poor } }).profile()).toMatchObject({
    mainAddress: { street: '', houseNumber: '', postalCode: '1000', city: '', country: 'NL' },
  });
});

test('[E08] without a chosen delivery date the first one is chosen, and sent to the back end', async () => {
  const asked: string[] = [];
  const order = {
    order_id: 9,
    delivery: null,
    delivery_dates: [1_795_518_000, 1_795_604_400],
    order_on_account: 1,
    company,
    shopping_cart: cart,
  };
  const client = createApiClient({
    fetch: async (input, init) => {
      const request = new Request(new URL(input as string, 'http://shop.test'), init);
      asked.push(`${new URL(request.url).pathname} ${await request.text()}`);
      return Response.json({ data: { order } });
    },
  });
  const draft = await client.createOrder({ quantities: {}, couponCode: '', orderReference: '' }, 'k');
  expect(draft.deliveryDate).toBe(1_795_518_000);
  expect(asked.slice(1)).toEqual(['/api/v1/order/delivery/9 date=1795518000']);
});
