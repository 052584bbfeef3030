import { buildRegistration } from '@magazijn/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaProblem } from '../database/migrations.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { listTables } from '../testing/listTables.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A migration during a rolling update only adds (docs/migrations.md). */
async function expand(): Promise<void> {
  const { sql } = api.database;
  for (const table of await listTables(sql)) {
    await sql`alter table ${sql(table)} add column added_later text not null default 'later'`;
  }
  await sql`create table later (id integer primary key references orders on delete cascade)`;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`;
}

test('a running and a starting version keep working after the next version’s migration', async () => {
  const token = await api.logIn('vlinder');
  const { id } = await demoProduct(api.database, 'demo-verf');
  const order = async () => {
    const form = cartForm([[id, 20]]);
    const { order: draft } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
      token,
      form,
    });
    await api.data('GET', `/payment/account/${draft.order_id}`, { token });
  };
  await order();
  await expand();
  expect(await schemaProblem(api.database.sql)).toBeNull();
  // Its prepared statements run on changed tables.
  await order();
  const { orders } = await api.data<{ orders: unknown[] }>('GET', '/order/1/100', { token });
  expect(orders).toHaveLength(2);
  await createTestClient(api).register(buildRegistration());
  expect(await api.logIn('mier')).toBeTruthy();
  expect((await api.send('GET', '/product/popular/1/12', { token })).status).toBe(200);
});
