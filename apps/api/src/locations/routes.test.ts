// Over 300 lines: overview and orders of locations share one organisation.
import type { ApiClient } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

const diapers = 101404;
const [vlinder, bij, hommel] = ['10010', '10020', '10040'];

let api: TestApi;
let parent: ApiClient;
let parentToken = '';
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const { sql } = api.database;
  api.setTime(wednesday);
  await emptyTables(sql, 'orders', 'payments', 'saved_carts', 'approval_rules');
  await sql`update users set name = '', role = 'administrator', disabled = email like 'uil@%'`;
  await sql`update products set stock = 100000, price_cents = 1500 where id = ${diapers}`;
  await sql`update companies set payment = 'on_account' where customer_number = ${vlinder}`;
  parentToken = await api.logIn('koepel');
  parent = createTestClient(api, parentToken);
});

const clientOf = async (name: string) => createTestClient(api, await api.logIn(name));
const find = <Found extends { readonly customerNumber: string }>(
  all: readonly Found[] | undefined,
  customerNumber: string,
): Found => {
  const found = all?.find((each) => each.customerNumber === customerNumber);
  if (!found) throw new Error(`There is no location ${customerNumber}`);
  return found;
};
const overviewOf = async (client: ApiClient, customerNumber: string) =>
  find((await client.locations()) ?? [], customerNumber);

async function place(name: string, amount = 12): Promise<void> {
  const token = await api.logIn(name);
  const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
    token,
    form: cartForm([[diapers, amount]]),
  });
  await api.data('GET', `/payment/account/${order.order_id}`, { token });
}

const fill = (client: ApiClient, quantity: number) =>
  client.saveCart(0, { version: 0, quantities: { [diapers]: { value: quantity, age: 0 } }, ordered: [] });

const orders = () => api.database.sql<{ customerNumber: string; amount: number; userName: string }[]>`
  select companies.customer_number, order_lines.amount, users.email as user_name
    from orders join companies on companies.id = orders.company_id
      join order_lines on order_lines.order_id = orders.id and not give_away
      join users on users.id = orders.original_user_id
    where orders.status = 'placed' order by orders.id`;

describe('the overview', () => {
  test('has carts, last order, deliveries of the week and spending of the month of each location', async () => {
    await fill(await clientOf('vlinder'), 2);
    api.setTime('2026-10-30T10:00:00Z');
    await place('vlinder', 20);
    api.setTime('2026-11-16T08:00:00Z');
    parentToken = await api.logIn('koepel');
    parent = createTestClient(api, parentToken);
    await place('vlinder', 12);
    const locations = await parent.locations();
    expect(locations?.map(({ customerNumber }) => customerNumber).sort()).toEqual([vlinder, bij, hommel]);
    expect(find(locations ?? [], vlinder ?? '')).toMatchObject({
      carts: [{ own: false, person: 'vlinder@demo.magazijn.test', units: 2, total: cents(3000) }],
      lastOrder: { number: expect.stringMatching(/^KKN\d{9}$/), placedAt: '2026-11-16T08:00:00.000Z' },
      deliveries: [{ date: '2026-11-17', orders: 1 }],
      spent: { orders: 1 },
    });
    expect(find(locations ?? [], bij ?? '')).toMatchObject({
      carts: [],
      lastOrder: null,
      deliveries: [],
      spent: { orders: 0, total: 0 },
    });
  });

  test('shows the own cart in a location beside that of a colleague, and the same while switched', async () => {
    const { userId } = await overviewOf(parent, vlinder ?? '');
    const switched = createTestClient(api, await parent.switchTo(userId ?? 0));
    await fill(switched, 3);
    await fill(await clientOf('vlinder'), 2);
    const carts = (await overviewOf(parent, vlinder ?? '')).carts;
    expect(carts?.map(({ own, units }) => [own, units]).sort()).toEqual([
      [false, 2],
      [true, 3],
    ]);
    expect(await switched.locations()).toEqual(await parent.locations());
  });

  test('tells that a location is closed, and keeps its cart', async () => {
    await fill(await clientOf('vlinder'), 2);
    await api.database.sql`update users set disabled = true where email like 'vlinder@%'`;
    expect(await overviewOf(parent, vlinder ?? '')).toMatchObject({ userId: null, carts: [{ units: 2 }] });
    expect(await parent.previewLocations({ [vlinder ?? '']: { [diapers]: 12 } })).toEqual([]);
  });

  test('shows a requester no spending and a bookkeeper nothing; a company without locations sees none', async () => {
    const { sql } = api.database;
    await sql`update users set role = 'requester' where email like 'koepel@%'`;
    expect(await overviewOf(parent, vlinder ?? '')).toMatchObject({ carts: [], spent: null });
    await sql`update users set role = 'bookkeeper' where email like 'koepel@%'`;
    await expect(parent.locations()).rejects.toMatchObject({ status: 403 });
    expect(await (await clientOf('vlinder')).locations()).toEqual([]);
  });

  test('takes four statements for 3 locations and for 30', async () => {
    const { sql } = api.database;
    const statementsOf = async (expected: number) => {
      api.statements.length = 0;
      expect(await parent.locations()).toHaveLength(expected);
      return api.statements.length;
    };
    await fill(await clientOf('vlinder'), 2);
    expect(await statementsOf(3)).toBe(4);
    await sql`
      with added as (
        insert into companies (customer_number, name, payment, parent_id)
          select 'L' || number, 'Locatie ' || number, 'on_account', (select company_id from users where email like 'koepel@%')
            from generate_series(1, 27) as number returning id
      ),
      housed as (
        insert into addresses (company_id, kind, company_name, street, number, postal_code, city, country)
          select id, 'main', 'Locatie', 'Dorpsstraat', '1', '1234 AB', 'Utrecht', 'NL' from added
      ),
      employed as (
        insert into users (company_id, email, password_hash) select id, 'locatie' || id || '@demo.magazijn.test', '' from added
          returning id, company_id
      ),
      filled as (
        insert into saved_carts (company_id, user_id, version) select company_id, id, 1 from employed returning id
      )
      insert into saved_cart_lines (cart_id, product_id, quantity, version, changed_at)
        select id, ${diapers}, 1, 1, now() from filled`;
    expect(await statementsOf(30)).toBe(4);
    await sql`delete from users where email like 'locatie%'`;
    await sql`delete from companies where customer_number like 'L%'`;
  });
});

describe('a list for several locations', () => {
  const preview = async (customerNumber: string, quantity = 12) =>
    find(await parent.previewLocations({ [customerNumber]: { [diapers]: quantity } }), customerNumber);
  const orderOf = async (customerNumber: string, key: string, quantity = 12) => {
    const { totalInclusive, deliveryDates } = await preview(customerNumber, quantity);
    return {
      key,
      quantities: { [diapers]: quantity },
      deliveryDate: deliveryDates[1] ?? 0,
      addressId: null,
      totalInclusive,
    };
  };

  test('is priced with the terms, days and addresses of each location', async () => {
    const { sql } = api.database;
    await sql`
      insert into opening_hours (company_id, weekday, start_time)
        select id, 'friday', null from companies where customer_number = ${bij}
        on conflict (company_id, weekday) do update set start_time = null`;
    const all = await parent.previewLocations({
      [vlinder ?? '']: { [diapers]: 12 },
      [bij ?? '']: { [diapers]: 24 },
      [hommel ?? '']: { [diapers]: 1, 999999: 2 },
      10030: { [diapers]: 12 },
    });
    expect(all.map(({ customerNumber }) => customerNumber).sort()).toEqual([vlinder, bij, hommel]);
    const [first, second, third] = [vlinder, bij, hommel].map((number) => find(all, number ?? ''));
    expect(first).toMatchObject({ subtotal: 18_000, problems: [], paysLater: true, cart: { version: 0 } });
    expect(first?.addresses[0]).toMatchObject({ id: null, label: 'Hoofdadres' });
    expect(second?.subtotal).toBe(36_000);
    const friday = (days: readonly number[] | undefined) =>
      days?.some((seconds) => new Date(seconds * 1000).getUTCDay() === 5);
    expect([friday(first?.deliveryDates), friday(second?.deliveryDates)]).toEqual([true, false]);
    expect(third?.problems).toEqual([
      expect.stringMatching(/^Deze bestelling is kleiner dan het minimum van €/),
    ]);
    expect(third?.lines[1]).toMatchObject({ max: 0, problem: 'Dit product verkopen we niet meer' });
    // The goods without VAT differ by the country only in their VAT.
    expect(third?.totalInclusive).toBeGreaterThanOrEqual(third?.total ?? 0);
  });

  test('shows what is sold out or short, and what can be ordered of it', async () => {
    await api.database.sql`update products set stock = 5 where id = ${diapers}`;
    expect((await preview(vlinder ?? '')).lines).toMatchObject([
      { quantity: 12, max: 5, problem: 'Nog 5 op voorraad' },
    ]);
  });

  test('is ordered for each location on its own day, once per key, in the name of the person', async () => {
    const first = await orderOf(vlinder ?? '', 'one-list-1');
    const placed = await parent.orderForLocation(vlinder ?? '', first);
    expect(placed.deliveryOn).toBe(new Date(first.deliveryDate * 1000).toISOString().slice(0, 10));
    expect(await parent.orderForLocation(vlinder ?? '', first)).toEqual(placed);
    await parent.orderForLocation(bij ?? '', await orderOf(bij ?? '', 'one-list-1', 24));
    expect(await orders()).toEqual([
      { customerNumber: vlinder, amount: 12, userName: 'koepel@demo.magazijn.test' },
      { customerNumber: bij, amount: 24, userName: 'koepel@demo.magazijn.test' },
    ]);
  });

  test('is ordered once by concurrent requests with one key, which all get the same response', async () => {
    const order = await orderOf(vlinder ?? '', 'beside-each-other');
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => parent.orderForLocation(vlinder ?? '', order)),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(await orders()).toHaveLength(1);
  });

  test('is not ordered at another total than the one that was seen; the next attempt is', async () => {
    const seen = await orderOf(vlinder ?? '', 'price-rises');
    await api.database.sql`update products set price_cents = 1600 where id = ${diapers}`;
    await expect(parent.orderForLocation(vlinder ?? '', seen)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Deze bestelling kost nu €\s/),
    });
    expect(await orders()).toEqual([]);
    await parent.orderForLocation(vlinder ?? '', await orderOf(vlinder ?? '', 'price-rises'));
    expect(await orders()).toHaveLength(1);
  });

  test.each([
    ['sold out', 409, 'update products set stock = 0 where id = 101404'],
    ['of a closed location', 404, "update users set disabled = true where email like 'vlinder@%'"],
    [
      'of a location that pays in advance',
      422,
      "update companies set payment = 'ideal' where customer_number = '10010'",
    ],
  ])('that is %s is refused, and nothing is placed', async (_what, status, change) => {
    const order = await orderOf(vlinder ?? '', 'something-changed');
    await api.database.sql.unsafe(change);
    await expect(parent.orderForLocation(vlinder ?? '', order)).rejects.toMatchObject({ status });
    expect(await orders()).toEqual([]);
  });

  test('is refused for a day or an address that the location does not have', async () => {
    const order = await orderOf(vlinder ?? '', 'another-address');
    await expect(parent.orderForLocation(vlinder ?? '', { ...order, addressId: 999 })).rejects.toMatchObject({
      status: 422,
    });
    await expect(
      parent.orderForLocation(vlinder ?? '', { ...order, deliveryDate: 1_700_000_000 }),
    ).rejects.toMatchObject({ status: 422 });
    expect(await orders()).toEqual([]);
    // The refused attempts leave nothing behind: with other goods the key can still be used.
    await parent.orderForLocation(vlinder ?? '', await orderOf(vlinder ?? '', 'another-address', 15));
    expect(await orders()).toMatchObject([{ amount: 15 }]);
  });

  test('is not of another organisation, and a requester places nothing', async () => {
    const order = await orderOf(vlinder ?? '', 'other-organisation');
    const other = await clientOf('mier');
    await expect(other.orderForLocation(vlinder ?? '', order)).rejects.toMatchObject({ status: 404 });
    const cart = { id: 0, version: 0 };
    await expect(other.fillLocationCart(vlinder ?? '', cart, { [diapers]: 1 }, 0)).rejects.toMatchObject({
      status: 404,
    });
    await api.database.sql`update users set role = 'requester' where email like 'koepel@%'`;
    await expect(parent.orderForLocation(vlinder ?? '', order)).rejects.toMatchObject({ status: 403 });
    await parent.fillLocationCart(vlinder ?? '', cart, { [diapers]: 1 }, 0);
    expect(await orders()).toEqual([]);
  });

  test('is not ordered above what a location lets its people order, and its requests are counted', async () => {
    const { sql } = api.database;
    await sql`
      insert into approval_rules (company_id, max_order_cents)
        select id, 10000 from companies where customer_number = ${vlinder}`;
    await sql`update users set role = 'buyer' where email like 'koepel@%'`;
    const above = await orderOf(vlinder ?? '', 'above-the-limit');
    await expect(parent.orderForLocation(vlinder ?? '', above)).rejects.toMatchObject({ status: 409 });
    await parent.orderForLocation(vlinder ?? '', await orderOf(vlinder ?? '', 'above-the-limit', 6));
    expect(await orders()).toMatchObject([{ customerNumber: vlinder, amount: 6 }]);
    await sql`
      insert into approval_requests (company_id, order_id, requester_name, status, remark, reasons, lines, submitted_at, expires_at)
        select company_id, id, 'Lisa', 'open', '', '[]', '[]', now(), now() from orders`;
    expect((await overviewOf(parent, vlinder ?? '')).openApprovals).toBe(1);
  });

  test('is put into the own cart of each location, the same when it is repeated', async () => {
    const { userId } = await overviewOf(parent, vlinder ?? '');
    const switched = createTestClient(api, await parent.switchTo(userId ?? 0));
    await fill(switched, 3);
    const { cart } = await preview(vlinder ?? '', 12);
    expect(cart.quantities).toEqual({ [diapers]: 3 });
    await parent.fillLocationCart(vlinder ?? '', cart, { [diapers]: 15 }, 0);
    await parent.fillLocationCart(vlinder ?? '', cart, { [diapers]: 15 }, 100);
    expect((await preview(vlinder ?? '', 1)).cart.quantities).toEqual({ [diapers]: 15 });
    expect(await (await clientOf('vlinder')).savedCart(null)).toMatchObject({ intent: { quantities: {} } });
  });
});
