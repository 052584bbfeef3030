import type { WireOrderDetail, WireOrderListItem } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DemoProductRow, demoProduct } from '../../testing/demoProduct.ts';
import { draftOf } from '../../testing/draftOf.ts';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';

let api: TestApi;
let token: string;
let paint: DemoProductRow;

beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
  await api.database
    .sql`create table untouched as select * from products where deal is not null or path = 'demo-verf'
    or path = 'waskrijtjes-dik'`;
  paint = await demoProduct(api.database, 'demo-verf');
});
/** Nothing ordered, and the products that tests change as they were: much faster than a database each. */
beforeEach(async () => {
  await api.database.sql`truncate orders, order_lines, outbox`;
  await api.database.sql`delete from coupons where code <> 'DEMO10'`;
  await api.database.sql`
    update products set stock = untouched.stock, available = untouched.available, price_cents = untouched.price_cents,
        order_limit = untouched.order_limit, description = untouched.description
      from untouched where untouched.id = products.id`;
});
afterAll(() => api.close());

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

test('an order whose mail cannot be noted is not placed, and can be placed later', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
  await api.database.sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
  const answer = await api.app.request(`/api/v1/payment/account/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await api.database.sql`alter table outbox drop constraint planted`;
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: expect.not.stringMatching(/planted|outbox/) });
  expect(await stockOf('demo-verf')).toBe(paint.stock);
  expect((await place(id)).status).toBe(200);
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

test('orders that share products never block each other, however many others they hold', async () => {
  const rows = await api.database.sql<{ id: number }[]>`
    select id from products where stock > 1000 and order_limit is null and deal is null order by id desc limit 120`;
  const ids = rows.map(({ id }) => id);
  const drafts = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const headers = { 'Idempotency-Key': `order-${index}` };
      const chosen = ids.filter((_id, place) => place % ((index % 6) + 1) === 0);
      return draftOf(
        api,
        token,
        chosen.map((id) => [id, 9]),
        { headers },
      );
    }),
  );
  const answers = await Promise.all(drafts.map((draft) => place(draft.order_id)));
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

test('a company that pays in another way since the draft has to order anew', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
  const change = (payment: string) =>
    api.database.sql`update companies set payment = ${payment} where id = (select company_id from orders)`;
  await change('ideal');
  const refused = await place(id);
  await change('on_account');
  expect(refused.status).toBe(409);
  expect((await place(id)).status).toBe(409);
  const next = await draftOf(api, token, [[paint.id, 20]]);
  expect((await place(next.order_id)).status).toBe(200);
});

test('prices are those of the draft, whatever happens to the product', async () => {
  const draft = await draftOf(api, token, [[paint.id, 20]]);
  await api.database.sql`update products set price_cents = 1, description = 'Anders' where id = ${paint.id}`;
  await place(draft.order_id);
  const order = await api.data<WireOrderDetail>('GET', `/order/detail/${draft.order_id}`, { token });
  expect(order.shopping_cart.total_inclusive).toBe(draft.shopping_cart.total_inclusive);
  expect(order.shopping_cart.products[0]?.description).not.toBe('Anders');
});

test('free goods leave the stock too, and do not count for the limit of what one may order', async () => {
  const pad = await demoProduct(api.database, 'demo-cadeau');
  const gift = await demoProduct(api.database, 'waskrijtjes-dik');
  await api.database.sql`update products set order_limit = 3 where id = ${gift.id}`;
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

test('a coupon that ended since the draft is refused', async () => {
  await api.database.sql`
    insert into coupons (code, percentage, ends_at) values ('MORGEN', 10, '2026-11-19T00:00:00Z')`;
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]], { form: { discount: 'MORGEN' } });
  await api.database.sql`update coupons set ends_at = '2026-11-18T10:00:00Z' where code = 'MORGEN'`;
  const answer = await place(id);
  expect([answer.status, (await answer.json()).message]).toEqual([
    409,
    expect.stringMatching(/kortingscode/),
  ]);
});

test('a code that did not count in the draft keeps nobody from ordering', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]], { form: { discount: 'GRATIS' } });
  expect((await place(id)).status).toBe(200);
});

test('after a refusal the same key gives a draft of the cart as it is now, which can be placed', async () => {
  await api.database.sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
  const others = { form: { discount: 'EENMAAL' }, headers: { 'Idempotency-Key': 'cart-1' } };
  const draft = await draftOf(api, token, [[paint.id, 20]], others);
  await api.database.sql`update coupons set used = 1 where code = 'EENMAAL'`;
  expect((await place(draft.order_id)).status).toBe(409);
  const next = await draftOf(api, token, [[paint.id, 20]], others);
  expect(next.shopping_cart).toMatchObject({ discount_status: 'used', discount_exclusive: 0 });
  expect((await place(draft.order_id)).status).toBe(404);
  expect((await place(next.order_id)).status).toBe(200);
});

test('who has switched orders for that company, and it is known who did', async () => {
  const parent = await api.logIn('koepel');
  const { companies } = await api.data<{ companies: { name: string; fk_user_id: number }[] }>(
    'GET',
    '/account/kdv',
    { token: parent },
  );
  const switched = await api.data<string>('GET', `/account/switch/${companies[0]?.fk_user_id}`, {
    token: parent,
  });
  const { order_id: id } = await draftOf(api, switched, [[paint.id, 20]]);
  expect((await place(id, parent)).status).toBe(404);
  expect((await place(id, switched)).status).toBe(200);
  const rows = await api.database.sql`
    select users.id = ${companies[0]?.fk_user_id ?? 0} as ordered_for, original.email from orders
      join users on users.id = orders.user_id join users as original on original.id = orders.original_user_id`;
  expect([...rows]).toEqual([{ orderedFor: true, email: 'koepel@demo.magazijn.test' }]);
});

test('[R03] another company’s order is not found, and stays a draft', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 20]]);
  for (const name of ['bij', 'hommel', 'koepel', 'beheer']) {
    expect((await place(id, await api.logIn(name))).status).toBe(404);
  }
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
