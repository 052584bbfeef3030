import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi, readApiSettings } from '../../apps/api/src/index.ts';
import { mountProcurement } from '../../apps/sandbox/src/procurement/index.ts';
import { DEMO_CXML, DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts';

const buyer = new Hono();
let shop: Hono;
let database: TestDatabase;
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  shop = createApi({
    database: database.database,
    settings: readApiSettings({ LOGIN_THROTTLE: 'off', LOG_LEVEL: 'silent' }),
    clock: () => new Date('2026-11-18T10:00:00Z'),
    images: async () => null,
  });
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: shop.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  mountProcurement(buyer, { shop: 'http://localhost:4000', api: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

const form = (fields: Record<string, string>, token?: string) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  body: new URLSearchParams(fields).toString(),
});
const send = async (path: string, fields: Record<string, string>, token?: string) =>
  (await (await shop.request(`/api/v1${path}`, form(fields, token))).json()).data;
const who = { identity: DEMO_CXML.buyer, secret: DEMO_PASSWORD };

test('[K03] a cXML punch-out of the sandbox works with the back end, from start page to order', async () => {
  const opened = await buyer.request(
    '/procurement/cxml',
    form({
      ...who,
      operation: 'create',
      buyerCookie: 'cookie',
      postUrl: 'http://localhost:4001/procurement/return',
    }),
  );
  const [, code = ''] = (opened.headers.get('location') ?? '').split('#code=');
  const { token } = await send('/punch-out/exchange', { code });
  const { order } = await send('/order/create', { 'products[101404]': '7', discount: 'DEMO10' }, token);
  const { fields } = await send(`/punch-out/return/${order.order_id}`, {}, token);
  await buyer.request('/procurement/return', form(Object.fromEntries(fields)));
  expect(await (await buyer.request('/procurement/problems.json')).json()).toEqual([]);

  for (let time = 0; time < 2; time += 1) {
    const ordered = await buyer.request('/procurement/order', form({ ...who, orderId: 'PO-1' }));
    expect(await ordered.text()).toContain('Accepted.');
  }
  const placed = await database.database.sql`
    select order_reference, total_exclusive_cents from orders where status = 'placed'`;
  const [draft] = await database.database.sql`
    select total_exclusive_cents from orders where id = ${order.order_id}`;
  expect(placed).toEqual([{ orderReference: 'PO-1', totalExclusiveCents: draft?.totalExclusiveCents }]);
});

test('a wrong secret is refused', async () => {
  const refused = await buyer.request(
    '/procurement/cxml',
    form({ ...who, secret: 'wrong', operation: 'create', buyerCookie: 'c', postUrl: 'http://localhost:1/' }),
  );
  expect(refused.status).toBe(502);
  expect(await refused.text()).toContain('401');
});
