import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setTime(wednesday);
  await emptyTables(api.database.sql, 'orders', 'payments');
  await api.database.sql`update users set name = '', role = 'administrator'`;
});

const clientOf = async (name: string) => createTestClient(api, await api.logIn(name));

async function place(
  name: string,
  iso: string,
  lines = [[101404, 12]] as [number, number][],
  form = {},
): Promise<number> {
  api.setTime(iso);
  const token = await api.logIn(name);
  const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
    token,
    form: cartForm(lines, form),
  });
  await api.data('GET', `/payment/account/${order.order_id}`, { token });
  const [row] = await api.database.sql<{ cents: number }[]>`
    select total_exclusive_cents as cents from orders where id = ${order.order_id}`;
  return row?.cents ?? 0;
}

test('a year has its months, categories and total; orders count on their day in Amsterdam', async () => {
  // Half past twelve at night on 1 December in Amsterdam.
  const november = await place('vlinder', wednesday);
  const december = await place(
    'vlinder',
    '2026-11-30T23:30:00Z',
    [
      [101404, 2],
      [105001, 20],
    ],
    { discount: 'DEMO10' },
  );
  await place('vlinder', '2027-01-05T10:00:00Z');
  const spending = await (await clientOf('vlinder')).spending(2026, null);
  expect(spending).toMatchObject({ orders: 2, total: november + december, years: [2027, 2026], people: [] });
  expect(spending?.months.map(({ total }) => total)).toEqual([
    ...Array<number>(10).fill(0),
    november,
    december,
  ]);
  const goods = spending?.categories.reduce((sum, { total }) => sum + total, 0) ?? 0;
  expect(goods + (spending?.other ?? 0)).toBe(november + december);
  expect(spending?.categories.map(({ name }) => name)).toContain('Luiers & verzorging');
  // Delivery of neither order, and a coupon.
  expect(spending?.other).toBeLessThan(0);
});

test('a parent organisation sees its locations, and one of them; a location only itself', async () => {
  const vlinder = await place('vlinder', wednesday);
  const parent = await clientOf('koepel');
  const all = await parent.spending(2026, null);
  expect(all).toMatchObject({ orders: 1, total: vlinder });
  const place_ = all?.locations.find(({ total }) => total > 0);
  expect(all?.locations.length).toBeGreaterThan(2);
  expect(await parent.spending(2026, place_?.customerNumber ?? '')).toMatchObject({ total: vlinder });
  const empty = all?.locations.find(({ total }) => total === 0);
  expect(await parent.spending(2026, empty?.customerNumber ?? '')).toMatchObject({
    total: 0,
    categories: [],
  });
  const own = await (await clientOf('vlinder')).spending(2026, null);
  expect(own?.locations).toHaveLength(1);
  expect(await (await clientOf('vlinder')).spending(2026, empty?.customerNumber ?? '')).toBeNull();
});

test('orders count for the person who placed them; drafts do not count', async () => {
  await api.database.sql`update users set name = 'Egel' where email like 'vlinder@%'`;
  const placed = await place('vlinder', wednesday);
  await api.data('POST', '/order/create', {
    token: await api.logIn('vlinder'),
    form: cartForm([[101404, 13]]),
  });
  const spending = await (await clientOf('vlinder')).spending(2026, null);
  expect(spending?.people).toEqual([{ name: 'Egel', orders: 1, total: placed }]);
});

test('a person without a name counts under their address, beside those with one', async () => {
  const { sql } = api.database;
  const named = await place('vlinder', wednesday, [[101404, 13]]);
  await sql`update users set name = 'Egel' where email like 'koepel@%'`;
  await sql`update orders set original_user_id = (select id from users where email like 'koepel@%')`;
  const unnamed = await place('vlinder', wednesday);
  const spending = await (await clientOf('vlinder')).spending(2026, null);
  expect(spending?.people).toEqual([
    { name: 'Egel', orders: 1, total: named },
    { name: 'vlinder@demo.magazijn.test', orders: 1, total: unnamed },
  ]);
});

test('a cancelled order does not count', async () => {
  const token = await api.logIn('vlinder');
  const kept = await place('vlinder', wednesday);
  await place('vlinder', wednesday, [[101404, 14]]);
  const [last] = await api.database.sql<{ id: number }[]>`select max(id) as id from orders`;
  await api.data('POST', `/order/cancel/${last?.id}`, { token });
  expect(await (await clientOf('vlinder')).spending(2026, null)).toMatchObject({ orders: 1, total: kept });
});

test('a bookkeeper sees the spending; a requester does not', async () => {
  const { sql } = api.database;
  await sql`update users set role = 'bookkeeper' where email like 'vlinder@%'`;
  expect(await (await clientOf('vlinder')).spending(2026, null)).toMatchObject({ orders: 0, years: [] });
  await sql`update users set role = 'requester' where email like 'vlinder@%'`;
  await expect((await clientOf('vlinder')).spending(2026, null)).rejects.toMatchObject({ status: 403 });
});

test.each(['1999', 'x', '2026-1'])('the year %s is refused', async (year) => {
  const token = await api.logIn('vlinder');
  expect((await api.send('GET', `/spending?year=${year}`, { token })).status).toBe(400);
});
