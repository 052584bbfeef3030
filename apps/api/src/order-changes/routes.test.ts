// Over 300 lines: the calls besides the change itself, in one file, since each file clones a database.

import type {
  WireDeliveryAddress,
  WireDeliveryPlan,
  WireOrderListItem,
  WirePurchases,
} from '@magazijn/api-client/schemas';
import { describe, expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const plan = (token = shop.token) => shop.api.data<WireDeliveryPlan>('GET', '/delivery/plan', { token });
const location = {
  label: 'Locatie Oost',
  street: 'Eikenweg',
  number: '7',
  postal_code: '3581kl',
  city: 'Utrecht',
  country: 'NL',
};
const add = (form: object = {}, token = shop.token) =>
  shop.api.send('POST', '/account/addresses', { token, form: { ...location, ...form } });
const addresses = async (token = shop.token) =>
  (await shop.api.data<{ addresses: WireDeliveryAddress[] }>('GET', '/account/addresses', { token }))
    .addresses;
const setDelivery = (id: number, form: Readonly<Record<string, string>>) =>
  shop.api.send('POST', `/order/delivery/${id}`, { token: shop.token, form });
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const idOf = async (response: Response) => ((await response.json()) as { data: { id: number } }).data.id;

describe('the plan', () => {
  test('the plan has the next cut-off and the placed orders of the company from today on, by date', async () => {
    expect(await plan()).toEqual({
      cut_off: Date.parse('2026-11-18T11:00:00Z'),
      first_date: '2026-11-19',
      closed_days: [],
      deliveries: [],
    });
    const [later, first, draft, cancelled] = await Promise.all(
      [20, 21, 22, 23].map(async (units) => (await shop.draft([[shop.paint.id, units]])).order_id),
    );
    const friday = String(Date.parse('2026-11-20T11:00:00Z') / 1000);
    await setDelivery(later ?? 0, { date: friday, note: 'Achterom' });
    for (const id of [later, first, cancelled]) await shop.place(id ?? 0);
    await shop.api.data('POST', `/order/cancel/${cancelled}`, { token: shop.token, form: {} });
    const { deliveries } = await plan();
    expect(deliveries).toMatchObject([
      {
        order_id: first,
        date: '2026-11-19',
        changeable_until: Date.parse('2026-11-18T11:00:00Z'),
        lines_changeable: 1,
        units: 21,
        address: { id: null, label: 'Hoofdadres' },
        payment: 'on_account',
      },
      {
        order_id: later,
        date: '2026-11-20',
        changeable_until: Date.parse('2026-11-19T11:00:00Z'),
        driver_note: 'Achterom',
      },
    ]);
    expect(deliveries.map((delivery) => delivery.order_id)).not.toContain(draft);
    expect((await plan(await shop.api.logIn('bij'))).deliveries).toEqual([]);
    // Today's delivery is still there, without a change; yesterday's is not.
    shop.api.setTime('2026-11-19T20:00:00Z');
    const token = await shop.api.logIn('vlinder');
    expect((await plan(token)).deliveries).toMatchObject([
      { order_id: first, changeable_until: null, lines_changeable: 0 },
      { order_id: later, changeable_until: null },
    ]);
    shop.api.setTime('2026-11-19T23:30:00Z');
    expect(
      (await plan(await shop.api.logIn('vlinder'))).deliveries.map((delivery) => delivery.order_id),
    ).toEqual([later]);
  });

  test('the plan takes as many statements for many orders as for none', async () => {
    const count = async () => {
      shop.api.statements.length = 0;
      await plan();
      return shop.api.statements.length;
    };
    const before = await count();
    for (const units of [20, 21, 22]) await shop.place((await shop.draft([[shop.paint.id, units]])).order_id);
    expect(await count()).toBe(before);
  });
});

describe('delivery addresses, and the delivery of a draft', () => {
  test('addresses are those of the company, its main one first; the same one is added once', async () => {
    const id = await idOf(await add());
    expect(await idOf(await add({ postal_code: '3581 KL' }))).toBe(id);
    const main = (await addresses())[0];
    expect(main).toMatchObject({ id: null, label: 'Hoofdadres' });
    expect((await addresses()).slice(1)).toEqual([
      expect.objectContaining({
        id,
        label: 'Locatie Oost',
        company_name: expect.stringContaining('Vlinder'),
        postal_code: '3581 KL',
      }),
    ]);
    const taken = await add({ label: 'locatie oost', street: 'Beukenweg' });
    expect([taken.status, await messageOf(taken)]).toEqual([
      422,
      'Er is al een bezorgadres met deze naam. Kies een andere naam.',
    ]);
    const bee = await shop.api.logIn('bij');
    expect(await addresses(bee)).toHaveLength(1);
    const remove = (token: string) => shop.api.send('DELETE', `/account/addresses/${id}`, { token });
    expect((await remove(bee)).status).toBe(404);
    expect((await remove(shop.token)).status).toBe(200);
    expect((await remove(shop.token)).status).toBe(404);
    await createTestClient(shop.api, shop.token).removeDeliveryAddress(id);
    expect(await addresses()).toHaveLength(1);
  });

  test('an address that is incomplete or abroad is refused with what to do', async () => {
    const empty = await add({ label: ' ', street: '' });
    expect([empty.status, await messageOf(empty)]).toEqual([
      422,
      'Geef het adres een naam. Vul de straat in.',
    ]);
    const abroad = await add({ country: 'BE', postal_code: '9000' });
    expect([abroad.status, await messageOf(abroad)]).toEqual([
      422,
      'Kies hetzelfde land als dat van je hoofdadres: de btw hangt ervan af.',
    ]);
  });

  test('a draft has its date, address and note, and the order keeps them', async () => {
    const address = await idOf(await add());
    const { order_id: id, delivery_dates: dates } = await shop.draft([[shop.paint.id, 20]], {
      headers: { 'Idempotency-Key': 'cart-1' },
    });
    expect((await setDelivery(id, { address: String(address) })).status).toBe(200);
    expect((await setDelivery(id, { note: '  Achterom\u200b ' })).status).toBe(200);
    expect((await setDelivery(id, { date: String(dates[1]) })).status).toBe(200);
    const again = await shop.draft([[shop.paint.id, 20]], { headers: { 'Idempotency-Key': 'cart-1' } });
    expect(again).toMatchObject({
      order_id: id,
      delivery: dates[1],
      delivery_address_id: address,
      driver_note: 'Achterom',
    });
    await shop.place(id);
    expect(await shop.detail(id)).toMatchObject({
      main_address: { street: 'Eikenweg', postal_code: '3581 KL' },
      delivery_address_id: address,
      driver_note: 'Achterom',
    });
    expect((await setDelivery(id, { note: 'x' })).status).toBe(409);
  });

  test('a draft takes no other company’s address, no empty form and no long note', async () => {
    const address = await idOf(await add({}, await shop.api.logIn('bij')));
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    const refused = await setDelivery(id, { address: String(address) });
    expect([refused.status, await messageOf(refused)]).toEqual([
      422,
      'Dit bezorgadres is er niet meer. Kies een ander adres.',
    ]);
    expect((await setDelivery(id, {})).status).toBe(400);
    expect((await setDelivery(id, { note: 'x'.repeat(201) })).status).toBe(400);
  });
});

const cancel = (id: number, token = shop.token) =>
  shop.api.send('POST', `/order/cancel/${id}`, { token, form: {} });

async function placed(form: Readonly<Record<string, string>> = {}): Promise<number> {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]], {
    form,
    headers: { 'Idempotency-Key': 'cart-1' },
  });
  expect((await shop.place(id)).status).toBe(200);
  return id;
}

describe('cancelling', () => {
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

  test('units that do not fit into the largest stock do not prevent a cancellation', async () => {
    const id = await placed();
    await shop.api.database.sql`update products set stock = 2147483647 where id = ${shop.paint.id}`;
    expect((await cancel(id)).status).toBe(200);
    expect(await shop.stockOf('demo-verf')).toBe(2_147_483_647);
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
});
