import type { WireOrderDetail, WireOrderListItem } from '@magazijn/api-client/schemas';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DemoProductRow, demoProduct } from '../../testing/demoProduct.ts';
import { draftOf } from '../../testing/draftOf.ts';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';

let api: TestApi;
let token: string;
let paint: DemoProductRow;

beforeEach(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
  paint = await demoProduct(api.database, 'demo-verf');
});
afterEach(() => api.close());

const place = (id: number, bearer = token): Promise<Response> =>
  api.send('GET', `/payment/account/${id}`, { token: bearer });
const stockOf = async (path: string): Promise<number> => (await demoProduct(api.database, path)).stock;
const mails = () =>
  api.database.sql<
    { uniqueKey: string; payload: unknown }[]
  >`select unique_key, payload from outbox order by id`;

test('[T62] an order on account is placed: in the history, out of stock, with its mail noted', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
  expect(await stockOf('demo-verf')).toBe(paint.stock);
  expect((await place(id)).status).toBe(200);
  const { orders } = await api.data<{ orders: WireOrderListItem[] }>('GET', '/order/1/100', { token });
  expect(orders).toMatchObject([{ id, products: 1, status: 'placed' }]);
  expect(await stockOf('demo-verf')).toBe(paint.stock - 20);
  expect(await mails()).toEqual([
    { uniqueKey: `order-confirmation:${id}`, payload: expect.objectContaining({ orderId: id }) },
  ]);
});

test('[T62] an order by direct debit is placed likewise', async () => {
  const bee = await api.logIn('bij');
  const { order_id: id } = await draftOf(api, bee, [[paint.id, 20]]);
  expect((await place(id, bee)).status).toBe(200);
});

test('a second call answers the same and takes nothing more', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
  const [first, second] = [await place(id), await place(id)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await first.json()).toEqual(await second.json());
  expect(await stockOf('demo-verf')).toBe(paint.stock - 20);
  expect(await mails()).toHaveLength(1);
});

test('twenty calls at the same moment place one order', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(id)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await stockOf('demo-verf')).toBe(paint.stock - 20);
  expect(await mails()).toHaveLength(1);
});

test('twenty buyers of five units: five get one, fifteen hear why not', async () => {
  await api.database.sql`update products set stock = 5, price_cents = 6000 where id = ${paint.id}`;
  const buyers = [token, await api.logIn('bij'), await api.logIn('hommel')];
  const orders = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const bearer = buyers[index % buyers.length] ?? token;
      const headers = { 'Idempotency-Key': `buyer-${index}` };
      return { bearer, id: (await draftOf(api, bearer, [[paint.id, 1]], { headers })).order_id };
    }),
  );
  const answers = await Promise.all(orders.map(({ bearer, id }) => place(id, bearer)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 409)).toHaveLength(15);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toEqual({ message: expect.stringMatching(/niet genoeg op voorraad/) });
  expect(await stockOf('demo-verf')).toBe(0);
  expect(await mails()).toHaveLength(5);
});

test('orders of the same products in any order never block each other', async () => {
  const juice = await demoProduct(api.database, 'demo-appelsap-2-plus-1');
  const lines = [
    [paint.id, 20],
    [juice.id, 10],
  ] as const;
  const ids = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const headers = { 'Idempotency-Key': `order-${index}` };
      return (await draftOf(api, token, index % 2 ? lines : lines.toReversed(), { headers })).order_id;
    }),
  );
  const answers = await Promise.all(ids.map((id) => place(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

describe('a refusal leaves everything as it was', () => {
  test.each([
    ['sold out meanwhile', 'update products set stock = 19 where path = $1'],
    ['taken from the range meanwhile', 'update products set available = false where path = $1'],
    ['limited meanwhile', 'update products set order_limit = 19 where path = $1'],
  ])('%s', async (_what, change) => {
    const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
    await api.database.sql.unsafe(change, ['demo-verf']);
    const before = await stockOf('demo-verf');
    const answer = await place(id);
    expect(answer.status).toBe(409);
    expect((await answer.json()).message).toMatch(/^Van .+\.$/);
    expect(await stockOf('demo-verf')).toBe(before);
    expect(await mails()).toEqual([]);
    const order = await api.data<WireOrderDetail>('GET', `/order/detail/${id}`, { token });
    expect(order.status).toBe('draft');
  });

  test('[X04] under the minimum', async () => {
    const { order_id: id } = await draftOf(api, token, [[paint.id, 1]]);
    expect((await place(id)).status).toBe(409);
    expect(await stockOf('demo-verf')).toBe(paint.stock);
  });

  test('one of two products is short: the other’s stock is not touched', async () => {
    const juice = await demoProduct(api.database, 'demo-appelsap-2-plus-1');
    const { order_id: id } = await draftOf(api, token, [
      [paint.id, 20],
      [juice.id, 3],
    ]);
    await api.database.sql`update products set stock = 2 where id = ${juice.id}`;
    expect((await place(id)).status).toBe(409);
    expect(await stockOf('demo-verf')).toBe(paint.stock);
  });

  test('a company that pays by card has to pay first, and is told so', async () => {
    const ant = await api.logIn('mier');
    const { order_id: id } = await draftOf(api, ant, [[paint.id, 20]]);
    const answer = await place(id, ant);
    expect(answer.status).toBe(409);
    expect((await answer.json()).message).toMatch(/eerst betaald/);
    expect(await stockOf('demo-verf')).toBe(paint.stock);
  });
});

test('prices are those of the draft, whatever happens to the product', async () => {
  const draft = await draftOf(api, token, [[paint.id, 20]]);
  await api.database.sql`update products set price_cents = 1, description = 'Anders' where id = ${paint.id}`;
  await place(draft.order_id);
  const order = await api.data<WireOrderDetail>('GET', `/order/detail/${draft.order_id}`, { token });
  expect(order.shopping_cart.total_inclusive).toBe(draft.shopping_cart.total_inclusive);
  expect(order.shopping_cart.products[0]?.description).not.toBe('Anders');
});

test('free goods leave the stock too', async () => {
  const pad = await demoProduct(api.database, 'demo-cadeau');
  const gift = await demoProduct(api.database, 'waskrijtjes-dik');
  const { order_id: id } = await draftOf(api, token, [
    [pad.id, 2],
    [gift.id, 3],
    [paint.id, 20],
  ]);
  expect((await place(id)).status).toBe(200);
  expect(await stockOf('waskrijtjes-dik')).toBe(gift.stock - 4);
});

test('a coupon that may be used once is used by one of two orders', async () => {
  await api.database.sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
  const form = { discount: 'EENMAAL' };
  const one = await draftOf(api, token, [[paint.id, 20]], { form });
  const other = await draftOf(api, token, [[paint.id, 21]], { form });
  const answers = await Promise.all([place(one.order_id), place(other.order_id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('[R03] another company’s order is not found, and stays a draft', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
  expect((await place(id, await api.logIn('bij'))).status).toBe(404);
  expect((await api.send('GET', `/payment/account/${id}`)).status).toBe(401);
  const order = await api.data<WireOrderDetail>('GET', `/order/detail/${id}`, { token });
  expect(order.status).toBe('draft');
});

test.each([
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('%s places nothing', async (_what, headers: Record<string, string>) => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
  expect((await api.send('GET', `/payment/account/${id}`, { token, headers })).status).toBe(403);
  expect(await mails()).toEqual([]);
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '9999999999', '%00', '__proto__'])(
  'the id %s is refused',
  async (id) => {
    expect([400, 404]).toContain((await api.send('GET', `/payment/account/${id}`, { token })).status);
  },
);

test('a hundred lines take as many statements as one', async () => {
  const rows = await api.database.sql<{ id: number }[]>`
    select id from products where stock > 100 and order_limit is null and price_cents > 6000 order by id limit 100`;
  const count = async (length: number) => {
    const { order_id: id } = await draftOf(
      api,
      token,
      rows.slice(0, length).map((row) => [row.id, 1]),
    );
    api.statements.length = 0;
    expect((await place(id)).status).toBe(200);
    return api.statements.length;
  };
  expect(rows.length).toBeGreaterThan(20);
  expect(await count(rows.length)).toBe(await count(1));
});
