import { expect, test } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';

const shop = openTestShop();

test('[C07] an order shows what was ordered, for how much, and where it goes', async () => {
  const draft = await shop.draft([[shop.paint.id, 20]], { form: { orderReference: 'Groep 3' } });
  await shop.place(draft.order_id);
  const order = await shop.detail(draft.order_id);
  const { shipping_itemcode: _code, shipping_vat_percentage: _vat, ...cart } = draft.shopping_cart;
  expect(order).toMatchObject({ status: 'placed', payment: 'on_account', delivery: draft.delivery });
  expect(order.creation_date).toBe('2026-11-18T10:00:00.000Z');
  expect(order.main_address).toEqual(draft.company.main_address);
  const stockNow = cart.products.map((line) => ({ ...line, stock: line.stock - 20 }));
  expect(order.shopping_cart).toEqual({ ...cart, products: stockNow, delivery_dates: [] });
});

test('[K01] the order number has nine digits behind KKN, or KKB when the invoice goes to Belgium', async () => {
  const dutch = await shop.draft([[shop.paint.id, 20]]);
  const bumblebee = await shop.api.logIn('hommel');
  const belgian = await shop.draft([[shop.paint.id, 20]], { token: bumblebee });
  const padded = (id: number) => String(id).padStart(9, '0');
  expect((await shop.detail(dutch.order_id)).order_number).toBe(`KKN${padded(dutch.order_id)}`);
  expect((await shop.detail(belgian.order_id, bumblebee)).order_number).toBe(
    `KKB${padded(belgian.order_id)}`,
  );
});

test('[K01] it is the invoice’s country that counts, not where the goods go', async () => {
  await shop.api.database.sql`
    insert into addresses select (jsonb_populate_record(main, '{"kind": "invoice", "country": "BE"}')).*
      from addresses as main where kind = 'main' on conflict (company_id, kind) do update set country = 'BE'`;
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  const order = await shop.detail(id);
  expect([order.order_number.slice(0, 3), order.main_address.country]).toEqual(['KKB', 'NL']);
});

test('[E02] without an invoice address the invoice goes to the main address', async () => {
  await shop.api.database.sql`delete from addresses where kind = 'invoice'`;
  const order = await shop.detail((await shop.draft([[shop.paint.id, 3]])).order_id);
  expect(order.invoice_address).toEqual(order.main_address);
});

test('an address that changes later leaves the order as it was', async () => {
  const draft = await shop.draft([[shop.paint.id, 2]]);
  const before = await shop.detail(draft.order_id);
  await shop.api.database.sql`update addresses set street = 'Nieuwe Straat'`;
  expect((await shop.detail(draft.order_id)).main_address).toEqual(before.main_address);
});

test('[R03] another company’s order is not found, and an unknown one answers the same', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 4]]);
  const bee = await shop.api.logIn('bij');
  const foreign = await shop.api.send('GET', `/order/detail/${id}`, { token: bee });
  const unknown = await shop.api.send('GET', '/order/detail/999999', { token: bee });
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await foreign.json()).toEqual(await unknown.json());
});

test('[R04] without a login no order is shown, and no answer may be kept', async () => {
  const response = await shop.api.send('GET', '/order/detail/1');
  expect(response.status).toBe(401);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an order of any length takes as many statements', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`select id from products order by id limit 60`;
  const count = async (length: number) => {
    const { order_id: id } = await shop.draft(rows.slice(0, length).map((row) => [row.id, 1]));
    shop.api.statements.length = 0;
    await shop.detail(id);
    return shop.api.statements.length;
  };
  expect(await count(60)).toBe(await count(1));
});
