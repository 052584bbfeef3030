import type { WireCartInfo, WireProduct } from '@magazijn/api-client/schemas';
import { describe, expect, test } from 'vitest';
import { cartForm } from '../testing/cartForm.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const cents = (euros: number | undefined): number => Math.round((euros ?? Number.NaN) * 100);

test('[C03] a multipart cart is priced like an urlencoded one', async () => {
  const body = new FormData();
  body.set(`products[${shop.paint.id}]`, '2');
  body.set('discount', '');
  body.set('orderReference', 'Groep 3');
  const response = await shop.api.app.request('/api/v1/shop/cart', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}` },
    body,
  });
  const { data } = (await response.json()) as { data: WireCartInfo };
  expect(data.orderReference).toBe('Groep 3');
  expect(data).toEqual(await shop.price([[shop.paint.id, 2]], { orderReference: 'Groep 3' }));
});

test('GET /settings returns the minimum order, the free delivery threshold, the cut-off and the delivery countries to visitors', async () => {
  const settings = await shop.api.data<Record<string, unknown>>('GET', '/settings');
  const cart = await shop.price([[shop.paint.id, 1]]);
  expect(settings).toEqual({
    minimum_order: cart.minimum_requirement_price,
    free_shipping_from: cart.free_shipping_from,
    cut_off_hour: 12,
    delivery_countries: ['NL', 'BE'],
  });
});

test('[K05] GET /settings returns a customer’s delivery dates, by country and closed days', async () => {
  const cart = await shop.price([[shop.paint.id, 1]]);
  const settings = await shop.api.data<{ delivery_dates?: number[] }>('GET', '/settings', {
    token: shop.token,
  });
  expect(settings.delivery_dates?.length).toBeGreaterThan(1);
  expect(settings.delivery_dates).toEqual(cart.delivery_dates);
});

test.each([
  ['2026-11-20T10:59:00Z', null],
  ['2026-11-20T11:00:00Z', '2026-11-23'],
  ['2026-11-21T08:00:00Z', '2026-11-23'],
  ['2026-11-22T23:30:00Z', null],
])(
  '[K05] at %s GET /settings returns to customers the day of the next cut-off unless it is today: %s',
  async (now, day) => {
    shop.api.setTime(now);
    const token = await shop.api.logIn('vlinder');
    const settings = await shop.api.data<{ cut_off_date?: string | null }>('GET', '/settings', { token });
    expect(settings.cut_off_date).toBe(day);
  },
);

test('[C13] the response has the subtotal and the quantity per product', async () => {
  const cart = await shop.price([[shop.paint.id, 3]]);
  expect(cents(cart.subtotal_exclusive)).toBe(3 * shop.paint.priceCents);
  expect(cart.products.map(({ id, amount }) => [id, amount])).toEqual([[shop.paint.id, 3]]);
});

test('the response lists the ids of products that do not exist, and omits the list otherwise', async () => {
  const paint = [shop.paint.id, 1] as const;
  const cart = await shop.price([paint, [999_999_998, 1], [999_999_999, 2]]);
  expect(cart.unknown_products).toEqual([999_999_998, 999_999_999]);
  expect(cart.products.map(({ id }) => id)).toEqual([shop.paint.id]);
  expect(await shop.price([paint])).not.toHaveProperty('unknown_products');
});

test('[E05] [E07] the worked example is exact to the cent', async () => {
  const diapers = await demoProduct(shop.api.database, 'demo-luiers-maat-4');
  const cart = await shop.price([[diapers.id, 3]], { orderReference: ' PO 12 ' });
  // 3 × 26.95 = 80.85; with 7.50 for delivery 88.35, of which 21 % is 18.5535
  expect(cart.products).toMatchObject([
    { amount: 3, category_path: 'verzorging/luiers', price_exclusive: 26.95, total_exclusive: 80.85 },
  ]);
  expect(cart).toMatchObject({
    amount: 3,
    subtotal_exclusive: 80.85,
    discount_exclusive: 0,
    discount: null,
    discount_status: null,
    shipping_costs: 7.5,
    btw_totals: { 21: 18.55 },
    total_exclusive: 88.35,
    total_inclusive: 106.9,
    orderReference: 'PO 12',
  });
});

test('[E05] a percentage deal is charged at the listed price', async () => {
  const { id } = await demoProduct(shop.api.database, 'demo-tien-procent');
  const path = '/api/v1/product/detail/voeding/fruit/demo-tien-procent';
  const answer = await shop.api.app.request(path, { headers: { authorization: `Bearer ${shop.token}` } });
  const { data } = (await answer.json()) as { data: WireProduct };
  const shown = cents(data.offer_price ?? undefined);
  for (const quantity of [1, 2, 3, 7, 19]) {
    const { products } = await shop.price([[id, quantity]]);
    expect(cents(products[0]?.total_exclusive)).toBe(shown * quantity);
  }
});

test('[C13] a price sent by the client is ignored', async () => {
  const cart = await shop.price([[shop.paint.id, 1]], { 'price[1]': '0.01', price_exclusive: '0.01' });
  expect(cents(cart.subtotal_exclusive)).toBe(shop.paint.priceCents);
});

test('[E07] above limit and stock, the response names the product and the allowed quantity', async () => {
  const limited = await demoProduct(shop.api.database, 'demo-tien-procent');
  const soldOut = await demoProduct(shop.api.database, 'demo-uitverkocht');
  const cart = await shop.price([
    [limited.id, 21],
    [soldOut.id, 1],
  ]);
  expect(cart.limit?.map(({ data }) => data?.map(({ message }) => message))).toEqual([
    [expect.stringMatching(/maximaal 20 per bestelling$/)],
    [expect.stringMatching(/niet op voorraad$/)],
  ]);
});

test('[E07] an incomplete deal has its product with all fields', async () => {
  const { id } = await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1');
  const { incomplete_offers: offers = [] } = await shop.price([[id, 2]]);
  const [product] = offers.flatMap((offer) => offer.products);
  expect(product).toMatchObject({
    id,
    description: 'Appelsap',
    path: 'demo-appelsap-2-plus-1',
    category_url: 'fruit',
    parent_category_url: 'voeding',
    price_exclusive_vat: expect.any(Number),
    image_paths: expect.arrayContaining(['demo-appelsap-2-plus-1']),
    url: '/product/voeding/fruit/demo-appelsap-2-plus-1',
  });
});

test('fifty lines take as many statements as one', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`select id from products order by id limit 50`;
  const count = async (ids: readonly number[]) => {
    shop.api.statements.length = 0;
    await shop.price(ids.map((id) => [id, 1]));
    return shop.api.statements.length;
  };
  const ids = rows.map(({ id }) => id);
  expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
  expect(await count(ids)).toBeLessThanOrEqual(3);
});

test('[R04] visitors cannot price a cart', async () => {
  expect((await shop.api.send('POST', '/shop/cart', { form: cartForm([[shop.paint.id, 1]]) })).status).toBe(
    401,
  );
});

describe('bad input is refused', () => {
  test.each([
    ['a negative quantity', { 'products[1]': '-1' }],
    ['half a product', { 'products[1]': '1.5' }],
    ['an exponent', { 'products[1]': '1e309' }],
    ['a hexadecimal number', { 'products[1]': '0x10' }],
    ['a trailing blank', { 'products[1]': '1 ' }],
    ['digits of another script', { 'products[1]': '٣' }],
    ['a word', { 'products[1]': 'abc' }],
    ['nothing', { 'products[1]': '' }],
    ['more than 9999', { 'products[1]': '10000' }],
    ['a prototype', { 'products[__proto__]': '1' }],
    ['a constructor', { 'products[constructor]': '1' }],
    ['an id of 0', { 'products[0]': '1' }],
    ['an id beyond the range', { 'products[99999999999]': '1' }],
    ['an id with a sign', { 'products[+1]': '1' }],
    ['a long coupon', { 'products[1]': '1', discount: 'x'.repeat(41) }],
    ['a long reference', { 'products[1]': '1', orderReference: 'x'.repeat(101) }],
    ['a NUL character', { 'products[1]': '1', orderReference: 'a\0b' }],
  ])('%s', async (_what, form: Record<string, string>) => {
    expect((await shop.api.send('POST', '/shop/cart', { token: shop.token, form })).status).toBe(400);
  });

  test('ten thousand fields', async () => {
    const form = cartForm(Array.from({ length: 10_000 }, (_, index) => [index + 1, 1]));
    expect((await shop.api.send('POST', '/shop/cart', { token: shop.token, form })).status).toBe(413);
  });

  test('a cart of 500 lines is accepted', async () => {
    const rows = await shop.api.database.sql<{ id: number }[]>`select id from products order by id limit 500`;
    const cart = await shop.price(rows.map(({ id }) => [id, 1]));
    expect(cart.products.filter(({ give_away_product: gift }) => gift === 0)).toHaveLength(500);
  });

  // The shop shows the message of a 422 to the buyer.
  test('[T13] more than 500 lines', async () => {
    const form = cartForm(Array.from({ length: 501 }, (_, index) => [index + 1, 1]));
    const response = await shop.api.send('POST', '/shop/cart', { token: shop.token, form });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: 'Een winkelmand heeft maximaal 500 verschillende artikelen.',
    });
  });

  test('JSON instead of a form', async () => {
    const response = await shop.api.app.request('/api/v1/shop/cart', {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
      body: '{"products":{"1":1}}',
    });
    expect(response.status).toBe(415);
  });
});
