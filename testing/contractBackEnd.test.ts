import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../packages/api-client/src/index.ts';
import { cents } from '../packages/domain/src/money/index.ts';
import { type ContractBackEnd, contractLogin, startContractBackEnd } from './contractBackEnd.ts';

let backEnd: ContractBackEnd;
let token: string | null = null;
beforeAll(async () => {
  backEnd = await startContractBackEnd();
});
afterAll(() => backEnd.close());

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
