import type { WireCartInfo } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartForm } from '../../testing/cartForm.ts';
import { type DemoProductRow, demoProduct } from '../../testing/demoProduct.ts';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';

let api: TestApi;
let token: string;
let paint: DemoProductRow;

beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
  paint = await demoProduct(api.database, 'demo-verf');
});
afterAll(() => api.close());

const price = (form: Record<string, string>, bearer = token): Promise<WireCartInfo> =>
  api.data('POST', '/shop/cart', { token: bearer, form });
const cents = (euros: number | undefined): number => Math.round((euros ?? Number.NaN) * 100);

test('[C03] a multipart cart is priced as an urlencoded one', async () => {
  const body = new FormData();
  body.set(`products[${paint.id}]`, '2');
  body.set('discount', '');
  body.set('orderReference', 'Groep 3');
  const response = await api.app.request('/api/v1/shop/cart', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { data } = (await response.json()) as { data: WireCartInfo };
  expect(data.orderReference).toBe('Groep 3');
  expect(data).toEqual(await price(cartForm([[paint.id, 2]], { orderReference: 'Groep 3' })));
});

test('[C13] the answer gives the subtotal and the amount per product', async () => {
  const cart = await price(cartForm([[paint.id, 3]]));
  expect(cents(cart.subtotal_exclusive)).toBe(3 * paint.priceCents);
  expect(cart.products.map(({ id, amount }) => [id, amount])).toEqual([[paint.id, 3]]);
});

test('[E05] [E07] an example, to the cent', async () => {
  const diapers = await demoProduct(api.database, 'demo-luiers-maat-4');
  const cart = await price(cartForm([[diapers.id, 3]], { orderReference: ' PO 12 ' }));
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

test('[C13] prices come from the server: a price sent along is not looked at', async () => {
  const form = { ...cartForm([[paint.id, 1]]), 'price[1]': '0.01', price_exclusive: '0.01' };
  expect(cents((await price(form)).subtotal_exclusive)).toBe(paint.priceCents);
});

describe('deals', () => {
  test('[E05] of 2+1 with three entered one costs nothing, on one line', async () => {
    const juice = await demoProduct(api.database, 'demo-appelsap-2-plus-1');
    const { products } = await price(cartForm([[juice.id, 3]]));
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({ amount: 3, give_away_product: 0, incomplete_offer: null });
    expect(cents(products[0]?.discount_exclusive)).toBe(juice.priceCents);
    expect(cents(products[0]?.total_exclusive)).toBe(2 * juice.priceCents);
  });

  test('[E07] of 2+1 with two entered the offer is incomplete, with a link to the product', async () => {
    const juice = await demoProduct(api.database, 'demo-appelsap-2-plus-1');
    const cart = await price(cartForm([[juice.id, 2]]));
    const url = '/product/voeding/fruit/demo-appelsap-2-plus-1';
    expect(cart.products[0]?.incomplete_offer?.url).toBe(url);
    expect(cart.incomplete_offers).toEqual([
      { message: expect.any(String), products: [expect.objectContaining({ id: juice.id, url })] },
    ]);
  });

  test('[E05] a give-away is a line of its own that costs nothing', async () => {
    const pad = await demoProduct(api.database, 'demo-cadeau');
    const gift = await demoProduct(api.database, 'waskrijtjes-dik');
    const { products } = await price(cartForm([[pad.id, 2]]));
    expect(products.map(({ id, amount, give_away_product }) => [id, amount, give_away_product])).toEqual([
      [pad.id, 2, 0],
      [gift.id, 1, 1],
    ]);
    expect(products[1]).toMatchObject({ price_exclusive: 0, total_exclusive: 0, total_inclusive: 0 });
    expect((await price(cartForm([[pad.id, 1]]))).products).toHaveLength(1);
  });

  test('a gift that is sold out is not promised', async () => {
    const pad = await demoProduct(api.database, 'demo-cadeau');
    const gift = await demoProduct(api.database, 'waskrijtjes-dik');
    await api.database.sql`update products set stock = 0 where id = ${gift.id}`;
    const { products, limit } = await price(cartForm([[pad.id, 2]]));
    await api.database.sql`update products set stock = ${gift.stock} where id = ${gift.id}`;
    expect(products.map(({ id }) => id)).toEqual([pad.id]);
    expect(limit).toEqual([]);
  });
});

test('[E07] DEMO10 takes 10 % off the subtotal, however it is typed', async () => {
  const cart = await price(cartForm([[paint.id, 10]], { discount: ' demo10 ' }));
  expect(cart).toMatchObject({ discount: 'DEMO10', discount_status: 'accepted' });
  expect(cents(cart.discount_exclusive)).toBe(Math.round(cents(cart.subtotal_exclusive) / 10));
});

test('[E07] a code that nobody gave out takes nothing off, and the answer says so', async () => {
  const cart = await price(cartForm([[paint.id, 1]], { discount: 'GRATIS' }));
  expect(cart).toMatchObject({ discount: 'GRATIS', discount_status: 'unknown', discount_exclusive: 0 });
});

test('an ended and a used up coupon say why they do not count', async () => {
  await api.database.sql`insert into coupons (code, percentage, ends_at, usage_limit, used) values
    ('VOORBIJ', 10, '2026-11-18T10:00:00Z', null, 0), ('OP', 10, null, 3, 3)`;
  const statusOf = async (discount: string) =>
    (await price(cartForm([[paint.id, 1]], { discount }))).discount_status;
  expect(await statusOf('VOORBIJ')).toBe('ended');
  expect(await statusOf('OP')).toBe('used');
});

test('[E07] over the limit and over the stock, the cart says which product and how many', async () => {
  const limited = await demoProduct(api.database, 'demo-tien-procent');
  const soldOut = await demoProduct(api.database, 'demo-uitverkocht');
  const cart = await price(
    cartForm([
      [limited.id, 21],
      [soldOut.id, 1],
    ]),
  );
  expect(cart.limit.map(({ data }) => data.map(({ message }) => message))).toEqual([
    [expect.stringMatching(/hoogstens 20 per bestelling$/)],
    [expect.stringMatching(/niet op voorraad$/)],
  ]);
});

test('[X04] the minimum of € 50 counts the subtotal before the coupon', async () => {
  await api.database.sql`update products set price_cents = 5000 where id = ${paint.id}`;
  const met = await price(cartForm([[paint.id, 1]], { discount: 'DEMO10' }));
  await api.database.sql`update products set price_cents = 4999 where id = ${paint.id}`;
  const unmet = await price(cartForm([[paint.id, 1]]));
  await api.database.sql`update products set price_cents = ${paint.priceCents} where id = ${paint.id}`;
  expect(met).toMatchObject({ minimum_requirement_met: 1, minimum_requirement_price: 50 });
  expect(unmet).toMatchObject({ minimum_requirement_met: 0 });
});

test('[K05] delivery costs € 7,50 below € 100 and nothing from there', async () => {
  await api.database.sql`update products set price_cents = 9999 where id = ${paint.id}`;
  const below = await price(cartForm([[paint.id, 1]]));
  await api.database.sql`update products set price_cents = 10000 where id = ${paint.id}`;
  const from = await price(cartForm([[paint.id, 1]]));
  await api.database.sql`update products set price_cents = ${paint.priceCents} where id = ${paint.id}`;
  expect([below.shipping_costs, from.shipping_costs]).toEqual([7.5, 0]);
});

test('[E05] VAT stands per percentage and makes the total add up to the cent', async () => {
  const diapers = await demoProduct(api.database, 'demo-luiers-maat-4');
  const juice = await demoProduct(api.database, 'demo-appelsap-2-plus-1');
  const form = cartForm(
    [
      [diapers.id, 3],
      [juice.id, 7],
    ],
    { discount: 'DEMO10' },
  );
  const cart = await price(form);
  expect(Object.keys(cart.btw_totals)).toEqual(['9', '21']);
  const vat = Object.values(cart.btw_totals).reduce((sum, amount) => sum + cents(amount), 0);
  expect(cents(cart.total_exclusive)).toBe(
    cents(cart.subtotal_exclusive) - cents(cart.discount_exclusive) + cents(cart.shipping_costs),
  );
  expect(cents(cart.total_inclusive)).toBe(cents(cart.total_exclusive) + vat);
});

test('a Belgian company pays the Belgian rates', async () => {
  const juice = await demoProduct(api.database, 'demo-appelsap-2-plus-1');
  const cart = await price(cartForm([[juice.id, 1]]), await api.logIn('hommel'));
  expect(cart.products[0]?.vat_percentage).toBe(6);
  expect(Object.keys(cart.btw_totals)).toEqual(['6', '21']);
});

test('a product that does not exist and one with amount 0 are left out', async () => {
  const cart = await price(
    cartForm([
      [paint.id, 0],
      [999_999_999, 4],
    ]),
  );
  expect(cart).toMatchObject({ products: [], amount: 0, shipping_costs: 0, total_inclusive: 0 });
});

test('fifty lines take as many statements as one', async () => {
  const rows = await api.database.sql<{ id: number }[]>`select id from products order by id limit 50`;
  const count = async (ids: readonly number[]) => {
    api.statements.length = 0;
    await price(cartForm(ids.map((id) => [id, 1])));
    return api.statements.length;
  };
  const ids = rows.map(({ id }) => id);
  expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
  expect(await count(ids)).toBeLessThanOrEqual(3);
});

test('[R04] a cart is priced for nobody who is not logged in', async () => {
  expect((await api.send('POST', '/shop/cart', { form: cartForm([[paint.id, 1]]) })).status).toBe(401);
});

describe('bad input is refused', () => {
  test.each([
    ['a negative amount', { 'products[1]': '-1' }],
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
    expect((await api.send('POST', '/shop/cart', { token, form })).status).toBe(400);
  });

  test('ten thousand fields', async () => {
    const form = cartForm(Array.from({ length: 10_000 }, (_, index) => [index + 1, 1]));
    expect((await api.send('POST', '/shop/cart', { token, form })).status).toBe(413);
  });

  test('a cart of 500 lines is not too large', async () => {
    const rows = await api.database.sql<{ id: number }[]>`select id from products order by id limit 500`;
    const cart = await price(cartForm(rows.map(({ id }) => [id, 1])));
    expect(cart.products.filter(({ give_away_product: gift }) => gift === 0)).toHaveLength(500);
  });

  test('more than 500 lines', async () => {
    const form = cartForm(Array.from({ length: 501 }, (_, index) => [index + 1, 1]));
    expect((await api.send('POST', '/shop/cart', { token, form })).status).toBe(413);
  });

  test('JSON instead of a form', async () => {
    const response = await api.app.request('/api/v1/shop/cart', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"products":{"1":1}}',
    });
    expect(response.status).toBe(415);
  });
});
