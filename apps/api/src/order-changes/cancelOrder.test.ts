import type { WireOrderListItem, WirePurchases } from '@magazijn/api-client/schemas';
import { expect, test } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const cancel = (id: number, token = shop.token) =>
  shop.api.send('POST', `/order/cancel/${id}`, { token, form: {} });
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

async function placed(form: Readonly<Record<string, string>> = {}): Promise<number> {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]], {
    form,
    headers: { 'Idempotency-Key': 'cart-1' },
  });
  expect((await shop.place(id)).status).toBe(200);
  return id;
}

test('an order is cancelled once: goods and coupon come back, the history says so, and the buyer gets one mail', async () => {
  const { sql } = shop.api.database;
  await sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
  const id = await placed({ discount: 'EENMAAL' });
  const answers = await Promise.all([cancel(id), cancel(id)]);
  expect(await Promise.all(answers.map((response) => response.json()))).toEqual([
    { data: { refund: null } },
    { data: { refund: null } },
  ]);
  expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
  expect([...(await sql`select used from coupons where code = 'EENMAAL'`)]).toEqual([{ used: 0 }]);
  expect((await shop.mails()).map(({ uniqueKey }) => uniqueKey)).toEqual([
    `order-confirmation:${id}`,
    `order-cancelled:${id}`,
  ]);
  expect(await shop.detail(id)).toMatchObject({ status: 'cancelled', changeable_until: null });
  const { orders } = await shop.api.data<{ orders: WireOrderListItem[] }>('GET', '/order/1/100', {
    token: shop.token,
  });
  expect(orders).toMatchObject([{ id, status: 'cancelled', changeable_until: null }]);
});

test('it can be cancelled before the cut-off, and not at it; a repeated answer is the same later', async () => {
  const [id, other] = [await placed(), (await shop.draft([[shop.paint.id, 21]])).order_id];
  await shop.place(other);
  shop.api.setTime('2026-11-18T10:59:59.999Z');
  expect((await cancel(id)).status).toBe(200);
  shop.api.setTime('2026-11-18T11:00:00Z');
  const late = await cancel(other);
  expect([late.status, await messageOf(late)]).toEqual([
    409,
    'Deze bestelling kan niet meer gewijzigd worden: we pakken haar al in. Neem contact op met de klantenservice.',
  ]);
  expect((await cancel(id)).status).toBe(200);
  expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 21);
});

test('a cancelled order cannot be changed or placed again; the same cart is a new order', async () => {
  const id = await placed();
  await cancel(id);
  const change = { token: shop.token, form: { note: 'x', version: '2' } };
  const refused = await shop.api.send('POST', `/order/change/${id}`, change);
  expect([refused.status, await messageOf(refused)]).toEqual([409, 'Deze bestelling is geannuleerd.']);
  const again = await shop.place(id);
  expect([again.status, await messageOf(again)]).toEqual([409, 'Deze bestelling is geannuleerd.']);
  expect(await placed()).not.toBe(id);
});

test('of a change and a cancellation at once one comes first, and both leave the stock right', async () => {
  const id = await placed();
  const form = { [`products[${shop.paint.id}]`]: '30', version: '1' };
  const [changed, cancelled] = await Promise.all([
    shop.api.send('POST', `/order/change/${id}`, { token: shop.token, form }),
    cancel(id),
  ]);
  expect(cancelled.status).toBe(200);
  expect([200, 409]).toContain(changed.status);
  expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
});

test('its products were not bought', async () => {
  const id = await placed();
  const purchases = () => shop.api.data<WirePurchases>('GET', '/purchases/1/24', { token: shop.token });
  expect((await purchases()).total).toBe(1);
  const last = `/purchases/last?products=${shop.paint.id}`;
  expect(await shop.api.data('GET', last, { token: shop.token })).toMatchObject({
    purchases: [{ quantity: 20 }],
  });
  await cancel(id);
  expect((await purchases()).total).toBe(0);
  expect(await shop.api.data('GET', last, { token: shop.token })).toEqual({ purchases: [] });
});

test('the history of the standing order that placed it says so', async () => {
  const { sql } = shop.api.database;
  const id = await placed();
  const [standing] = await sql<{ id: number }[]>`
    with standing as (
      insert into standing_orders (company_id, user_id, name, unit, every, day, starts_on, max_price_rise,
          order_reference, status, agreed, changed_at)
        select company_id, id, 'Egels', 'week', 1, 2, '2026-11-18', 5, '', 'paused', '{}', now()
          from users where email like 'vlinder@%' returning id
    )
    insert into standing_order_runs (standing_order_id, planned_on, delivery_on, place_at, status, order_id)
      select id, '2026-11-19', '2026-11-19', '2026-11-18T07:00:00Z', 'placed', ${id} from standing
      returning standing_order_id as id`;
  const history = async () =>
    (
      await shop.api.data<{ history: unknown[] }>('GET', `/standing-orders/${standing?.id}`, {
        token: shop.token,
      })
    ).history;
  expect(await history()).toMatchObject([{ status: 'placed', order_id: id, cancelled: 0 }]);
  await cancel(id);
  expect(await history()).toMatchObject([{ status: 'placed', order_id: id, cancelled: 1 }]);
  await sql`delete from standing_orders`;
});

test('an invoice that was not issued keeps its number with the order, and cannot be opened', async () => {
  const { sql } = shop.api.database;
  const id = await placed();
  const numberOf = () => sql`select invoice_number, invoice_to_mail, status from orders where id = ${id}`;
  const [before] = await numberOf();
  await cancel(id);
  expect([...(await numberOf())]).toEqual([
    { invoiceNumber: before?.invoiceNumber, invoiceToMail: false, status: 'cancelled' },
  ]);
  const opened = await shop.api.send('POST', `/order/invoice/${id}/token`, { token: shop.token });
  expect([opened.status, await messageOf(opened)]).toEqual([
    409,
    'Deze bestelling is geannuleerd voordat er een factuur was.',
  ]);
  expect([...(await sql`select from credit_notes`)]).toEqual([]);
});

test('the audit log has who cancelled, once', async () => {
  const id = await placed();
  await cancel(id);
  await cancel(id);
  const events = await shop.api.database.sql`
    select event from audit_events where details ->> 'order' = ${String(id)} order by id`;
  expect(events.map(({ event }) => event)).toEqual(['order-placed', 'order-cancelled']);
});
