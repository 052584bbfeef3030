import type { WireOrderDetail } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoProductRow, demoProduct } from '../../testing/demoProduct.ts';
import { draftOf } from '../../testing/draftOf.ts';
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

const detail = (id: number, bearer = token) =>
  api.data<WireOrderDetail>('GET', `/order/detail/${id}`, { token: bearer });

test('[C07] an order shows what was ordered, for how much, and where it goes', async () => {
  const draft = await draftOf(api, token, [[paint.id, 20]], { form: { orderReference: 'Groep 3' } });
  await api.data('GET', `/payment/account/${draft.order_id}`, { token });
  const order = await detail(draft.order_id);
  const { shipping_itemcode: _code, shipping_vat_percentage: _vat, ...cart } = draft.shopping_cart;
  expect(order).toMatchObject({ status: 'placed', payment: 'on_account', delivery: draft.delivery });
  expect(order.creation_date).toBe('2026-11-18T10:00:00.000Z');
  expect(order.main_address).toEqual(draft.company.main_address);
  const stockNow = cart.products.map((line) => ({ ...line, stock: line.stock - 20 }));
  expect(order.shopping_cart).toEqual({ ...cart, products: stockNow, delivery_dates: [] });
});

test('[K01] the order number has nine digits behind KKN, or KKB when the invoice goes to Belgium', async () => {
  const dutch = await draftOf(api, token, [[paint.id, 20]]);
  const bumblebee = await api.logIn('hommel');
  const belgian = await draftOf(api, bumblebee, [[paint.id, 20]]);
  const padded = (id: number) => String(id).padStart(9, '0');
  expect((await detail(dutch.order_id)).order_number).toBe(`KKN${padded(dutch.order_id)}`);
  expect((await detail(belgian.order_id, bumblebee)).order_number).toBe(`KKB${padded(belgian.order_id)}`);
});

test('[E02] without an invoice address the invoice goes to the main address', async () => {
  await api.database.sql`delete from addresses where kind = 'invoice'`;
  const order = await detail((await draftOf(api, token, [[paint.id, 3]])).order_id);
  expect(order.invoice_address).toEqual(order.main_address);
});

test('an address that changes later leaves the order as it was', async () => {
  const draft = await draftOf(api, token, [[paint.id, 2]]);
  const before = await detail(draft.order_id);
  await api.database.sql`update addresses set street = 'Nieuwe Straat'`;
  expect((await detail(draft.order_id)).main_address).toEqual(before.main_address);
});

test('[R03] another company’s order is not found, and an unknown one answers the same', async () => {
  const { order_id: id } = await draftOf(api, token, [[paint.id, 4]]);
  const bee = await api.logIn('bij');
  const foreign = await api.send('GET', `/order/detail/${id}`, { token: bee });
  const unknown = await api.send('GET', '/order/detail/999999', { token: bee });
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await foreign.json()).toEqual(await unknown.json());
});

test('[R04] without a login no order is shown, and no answer may be kept', async () => {
  const response = await api.send('GET', '/order/detail/1');
  expect(response.status).toBe(401);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an order of any length takes as many statements', async () => {
  const rows = await api.database.sql<{ id: number }[]>`select id from products order by id limit 60`;
  const count = async (length: number) => {
    const { order_id: id } = await draftOf(
      api,
      token,
      rows.slice(0, length).map((row) => [row.id, 1]),
    );
    api.statements.length = 0;
    await detail(id);
    return api.statements.length;
  };
  expect(await count(60)).toBe(await count(1));
});
