import type { WireOrderListItem } from '@magazijn/api-client/schemas';
import { expect, test } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';

const shop = openTestShop();

test('[T62] an order on account is placed: in the history, out of stock, with its mail noted', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
  expect((await shop.place(id)).status).toBe(200);
  const { orders } = await shop.api.data<{ orders: WireOrderListItem[] }>('GET', '/order/1/100', {
    token: shop.token,
  });
  expect(orders).toMatchObject([{ id, products: 1, status: 'placed' }]);
  expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 20);
  expect(await shop.mails()).toEqual([
    { uniqueKey: `order-confirmation:${id}`, payload: expect.objectContaining({ orderId: id }) },
  ]);
});

test('[T62] an order by direct debit is placed likewise', async () => {
  const bee = await shop.api.logIn('bij');
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { token: bee });
  expect((await shop.place(id, bee)).status).toBe(200);
});

test('a second call answers the same and takes nothing more', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  const [first, second] = [await shop.place(id), await shop.place(id)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await first.json()).toEqual(await second.json());
  expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 20);
  expect(await shop.mails()).toHaveLength(1);
});

test('[T61, K05] it tells the day of delivery: the chosen one, or the first that is offered when that has passed', async () => {
  const draft = await shop.draft([[shop.paint.id, 20]]);
  const answered = async (id: number) => (await (await shop.place(id)).json()).data.delivery;
  expect(await answered(draft.order_id)).toBe(draft.delivery);
  const late = await shop.draft([[shop.paint.id, 21]]);
  await shop.api.database.sql`update orders set delivery_date = '2020-01-01' where id = ${late.order_id}`;
  expect(await answered(late.order_id)).toBe(late.delivery_dates[0]);
  expect(await answered(late.order_id)).toBe(late.delivery_dates[0]);
});

test('who has switched orders for that company, and it is known who did', async () => {
  const parent = await shop.api.logIn('koepel');
  const { companies } = await shop.api.data<{ companies: { name: string; fk_user_id: number }[] }>(
    'GET',
    '/account/kdv',
    { token: parent },
  );
  const switched = await shop.api.data<string>('GET', `/account/switch/${companies[0]?.fk_user_id}`, {
    token: parent,
  });
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { token: switched });
  expect((await shop.place(id, parent)).status).toBe(404);
  expect((await shop.place(id, switched)).status).toBe(200);
  const rows = await shop.api.database.sql`
    select users.id = ${companies[0]?.fk_user_id ?? 0} as ordered_for, original.email from orders
      join users on users.id = orders.user_id join users as original on original.id = orders.original_user_id`;
  expect([...rows]).toEqual([{ orderedFor: true, email: 'koepel@demo.magazijn.test' }]);
});

test('[R03] another company’s order is not found, and stays a draft', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  for (const name of ['bij', 'hommel', 'koepel', 'beheer']) {
    expect((await shop.place(id, await shop.api.logIn(name))).status).toBe(404);
  }
  expect((await shop.api.send('GET', `/payment/account/${id}`)).status).toBe(401);
  const order = await shop.detail(id);
  expect(order.status).toBe('draft');
});

test.each([
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('%s places nothing', async (_what, headers: Record<string, string>) => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  expect((await shop.api.send('GET', `/payment/account/${id}`, { token: shop.token, headers })).status).toBe(
    403,
  );
  expect(await shop.mails()).toEqual([]);
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '9999999999', '%00', '__proto__'])(
  'the id %s is refused',
  async (id) => {
    expect([400, 404]).toContain(
      (await shop.api.send('GET', `/payment/account/${id}`, { token: shop.token })).status,
    );
  },
);

test('a hundred lines take as many statements as one', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`
    select id from products where stock > 100 and order_limit is null and price_cents > 6000 order by id limit 100`;
  const count = async (length: number) => {
    const { order_id: id } = await shop.draft(rows.slice(0, length).map((row) => [row.id, 1]));
    shop.api.statements.length = 0;
    expect((await shop.place(id)).status).toBe(200);
    return shop.api.statements.length;
  };
  expect(rows.length).toBeGreaterThan(20);
  expect(await count(rows.length)).toBe(await count(1));
});
