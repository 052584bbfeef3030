import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, type ProductFilters } from '../../packages/api-client/src/index.ts';
import { cents } from '../../packages/domain/src/money/index.ts';
import { buildRegistration } from '../../packages/domain/src/testing/index.ts';
import { type ContractBackEnd, contractLogin, startContractBackEnd } from './contractBackEnd.ts';

let backEnd: ContractBackEnd;
let token: string | null = null;
beforeAll(async () => {
  backEnd = await startContractBackEnd();
});
afterAll(() => backEnd.close());

const filters: ProductFilters = {
  brands: ['Pukkie'],
  onOffer: true,
  offerKind: 'percentage',
  inStock: true,
  sizes: ['A4'],
  packs: ['doos'],
  freeOf: ['gluten'],
  organic: true,
  priceFrom: 1,
  priceUntil: 90,
  sort: 'price',
};

/** A client as a Node program has it, without a page. */
const client = () => createApiClient({ origin: backEnd.origin, token: () => token });
const cart = { quantities: { 1: 2, 2: 5 }, couponCode: 'TIEN', orderReference: 'Groep 3' };

test('[C09] [C11] in Node the client logs in and sends its token from then on', async () => {
  await expect(client().profile()).rejects.toMatchObject({ status: 401 });
  token = await client().logIn(contractLogin.username, contractLogin.password);
  expect((await client().profile()).invoiceAddress.country).toBe('BE');
});

test('[C04] [C05] [C06] the client reads a catalogue without our own fields', async () => {
  const api = client();
  expect((await api.categories()).map(({ name }) => name)).toEqual(['Verzorging']);
  expect((await api.categoryProducts('verzorging/luiers', 2, undefined, 12))?.products).toHaveLength(2);
  expect((await api.categoryProducts('verzorging', 1))?.products).toHaveLength(14);
  expect(await api.product('verzorging/luiers/luier-1')).toMatchObject({
    name: 'Luier maat 1',
    price: cents(2500),
    unit: '',
    related: [{ id: 4 }, { id: 5 }],
  });
  expect(await api.product('verzorging/luiers/geen')).toBeNull();
  await api.markFavourite(1);
  expect((await api.favourites()).map(({ id }) => id)).toEqual([1]);
  await api.unmarkFavourite(1);
  expect((await api.favouriteProducts()).total).toBe(0);
  await api.requestStockMail(3);
  expect((await api.offers()).offers.map(({ title }) => title)).toEqual(['Luiers 2+1']);
  expect(await api.shopSettings()).toBeNull();
  expect(await api.footerPages()).toEqual([{ title: 'Over ons', url: 'over-ons' }]);
  expect(await api.page('weg')).toBeNull();
});

test('[C04] the client pages the results of a search without pages', async () => {
  const found = await client().searchProducts('luier', 2);
  expect([found.total, found.products.map(({ id }) => id)]).toEqual([14, [13, 14]]);
});

test('[C04] [C07] it refuses parameters that the specification does not name', async () => {
  backEnd.unknown.length = 0;
  const ask = async (path: string, init: RequestInit = {}) =>
    (
      await fetch(`${backEnd.origin}/api/v1${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect(await ask('/product/search?term=luier')).toBe(200);
  expect(await ask('/product/search?term=luier&near=1')).toBe(400);
  expect(await ask('/order/1/100?lines=1')).toBe(400);
  const body = (name: string) => new URLSearchParams({ 'products[1]': '2', [name]: '' });
  expect(await ask('/shop/cart', { method: 'POST', body: body('orderReference') })).toBe(200);
  expect(await ask('/shop/cart', { method: 'POST', body: body('reference') })).toBe(400);
  expect(backEnd.unknown).toEqual([
    'GET /api/v1/product/search with near',
    'GET /api/v1/order/1/100 with lines',
    'POST /api/v1/shop/cart with reference',
  ]);
});

test('[C04] [C07] filters, pages and words of a history are not sent to it', async () => {
  backEnd.unknown.length = 0;
  const api = client();
  expect((await api.categoryProducts('verzorging/luiers', 1, filters, 12))?.total).toBe(14);
  expect((await api.searchProducts('luier', 1, filters)).total).toBe(14);
  expect((await api.offeredProducts(12, 1, filters)).total).toBe(1);
  expect(await api.alternatives([3])).toEqual([]);
  await api.wholeHistory({ search: 'verf', from: '2026-01-01', until: null });
  await api.register(buildRegistration());
  await api.changePassword('een', { password: 'twee', passwordRepeat: 'twee' });
  expect(backEnd.unknown).toEqual(['GET /api/v1/capabilities']);
});

test('[E05] [E07] the client reads a cart without our own fields, and finds the product of an incomplete offer by its path', async () => {
  const { cart: priced } = await client().recalculateCart(cart);
  expect(priced).toMatchObject({
    units: 7,
    couponStatus: 'accepted',
    minimumMet: true,
    freeShippingFrom: null,
    deliveryDates: [],
    incompleteOffers: [{ products: [{ id: 2, url: '/product/verzorging/luiers/luier-2' }] }],
  });
});

test('[E08] [K01] [E03] an order without sums, number or state is drafted, placed and read from the history', async () => {
  const api = client();
  const { cart: priced } = await api.recalculateCart(cart);
  const draft = await api.createOrder(cart, 'cart-1');
  expect(draft).toMatchObject({ payment: 'on-account', checkout: null, shipping: { vatPercentage: 21 } });
  // No field of an order has the coupon: its sums are those of the cart.
  expect(draft.cart.totalInclusive).toBe(priced.totalInclusive);
  expect(draft.cart.discount).toBe(priced.discount);
  expect((await api.order(draft.id))?.status).not.toBe('placed');
  await api.chooseDeliveryDate(draft.id, draft.deliveryDates[1] ?? 0);
  expect(await api.placeOrder(draft.id)).toBeNull();
  const number = `KKB00000${draft.id}`;
  expect(await api.orders()).toMatchObject([{ id: draft.id, number, productCount: 2, lines: [] }]);
  const order = await api.order(draft.id);
  expect(order).toMatchObject({
    number,
    status: 'placed',
    payment: 'on-account',
    deliveryDate: draft.deliveryDates[1],
    mainAddress: { city: 'Utrecht' },
    invoiceAddress: { city: 'Gent' },
    // The history has the total after the coupon, but not its VAT.
    cart: { orderReference: 'Groep 3', units: 7, totalInclusive: priced.totalInclusive, vatTotals: [] },
  });
  expect(order?.createdAt).toMatch(/^\d{4}-/);
  expect(await api.invoiceToken(draft.id)).toBeNull();
});

test('an order without sums gets the sums of its lines and its delivery', async () => {
  const api = client();
  const small = { quantities: { 1: 2 }, couponCode: '', orderReference: '' };
  const draft = await api.createOrder(small, 'cart-2');
  // 2 × 25.00 and 7.50 for delivery; VAT 10.50 and 1.58
  expect((await api.order(draft.id))?.cart).toMatchObject({
    subtotal: cents(5000),
    shipping: cents(750),
    vatTotals: [{ percentage: 21, amount: cents(1208) }],
    totalInclusive: cents(6958),
  });
});
