import type { WireOrderList, WireOrderListItem } from '@magazijn/api-client/schemas';
import { weekdayNames } from '@magazijn/domain/validation';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

describe('postDelivery', () => {
  afterEach(() => shop.api.database.sql`delete from opening_hours`);

  const choose = (id: number | string, date: number | string, bearer = shop.token): Promise<Response> =>
    shop.api.send('POST', `/order/delivery/${id}`, { token: bearer, form: { date: String(date) } });

  test('[T61] an offered date is stored, and is the placed order’s date', async () => {
    const draft = await shop.draft([[shop.paint.id, 20]]);
    const last = draft.delivery_dates[5] ?? 0;
    expect((await choose(draft.order_id, last)).status).toBe(200);
    expect((await shop.draft([[shop.paint.id, 20]])).delivery).toBe(last);
    await shop.place(draft.order_id);
    const order = await shop.detail(draft.order_id);
    expect(order.delivery).toBe(last);
  });

  test('[C12] any other date is refused and changes nothing', async () => {
    const draft = await shop.draft([[shop.paint.id, 21]]);
    const [first = 0, second = 0] = draft.delivery_dates;
    await choose(draft.order_id, second);
    const day = 24 * 60 * 60;
    for (const date of [first - day, first + 1, first + 60 * day, '99999999999']) {
      expect((await choose(draft.order_id, date)).status).toBe(422);
    }
    for (const date of ['', 'morgen', '-1', '1e9', '2026-11-19']) {
      expect((await choose(draft.order_id, date)).status).toBe(400);
    }
    expect((await shop.draft([[shop.paint.id, 21]])).delivery).toBe(second);
  });

  test('[R03] another company’s draft is neither changed nor disclosed', async () => {
    const draft = await shop.draft([[shop.paint.id, 22]]);
    const response = await choose(draft.order_id, draft.delivery_dates[3] ?? 0, await shop.api.logIn('bij'));
    const unknown = await choose(999_999, draft.delivery_dates[3] ?? 0);
    expect([response.status, unknown.status]).toEqual([404, 404]);
    expect(await response.json()).toEqual(await unknown.json());
    expect((await shop.draft([[shop.paint.id, 22]])).delivery).toBe(draft.delivery);
  });

  test('the date of a placed order is final', async () => {
    const draft = await shop.draft([[shop.paint.id, 23]]);
    await shop.place(draft.order_id);
    expect((await choose(draft.order_id, draft.delivery_dates[4] ?? 0)).status).toBe(409);
  });

  test('a date that has passed is replaced by the first remaining one', async () => {
    const draft = await shop.draft([[shop.paint.id, 24]]);
    const second = draft.delivery_dates[1] ?? 0;
    shop.api.setTime('2026-11-18T11:00:00Z');
    expect((await choose(draft.order_id, draft.delivery_dates[0] ?? 0)).status).toBe(422);
    expect((await shop.draft([[shop.paint.id, 24]])).delivery).toBe(second);
    await shop.place(draft.order_id);
    const order = await shop.detail(draft.order_id);
    expect(order.delivery).toBe(second);
  });

  test('[K05] the company’s closed days are not offered and cannot be chosen', async () => {
    const { sql } = shop.api.database;
    const everyDay = await shop.draft([[shop.paint.id, 25]]);
    const hours = weekdayNames.map((weekday) => ({
      weekday,
      startTime: ['thursday', 'sunday'].includes(weekday) ? null : '07:30',
      endTime: ['thursday', 'sunday'].includes(weekday) ? null : '18:00',
    }));
    await sql`
    insert into opening_hours (company_id, weekday, start_time, end_time)
      select (select company_id from users where email = 'vlinder@demo.magazijn.test'), *
        from jsonb_to_recordset(${sql.json(hours)}) as hours (weekday text, "startTime" text, "endTime" text)`;
    const draft = await shop.draft([[shop.paint.id, 26]]);
    const days = draft.delivery_dates.map((seconds) => new Date(seconds * 1000).getUTCDay());
    expect(days).toEqual([5, 1, 2, 3, 5, 1]);
    expect(draft.delivery).toBe(draft.delivery_dates[0]);
    expect((await shop.price([[shop.paint.id, 1]])).delivery_dates).toEqual(draft.delivery_dates);
    expect((await choose(draft.order_id, everyDay.delivery_dates[0] ?? 0)).status).toBe(422);
  });
});

describe('getOrder', () => {
  test('[C07] an order has its products, amounts and delivery address', async () => {
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

  test('[K01] the order number has nine digits after KKN, or KKB when the invoice goes to Belgium', async () => {
    const dutch = await shop.draft([[shop.paint.id, 20]]);
    const bumblebee = await shop.api.logIn('hommel');
    const belgian = await shop.draft([[shop.paint.id, 20]], { token: bumblebee });
    const padded = (id: number) => String(id).padStart(9, '0');
    expect((await shop.detail(dutch.order_id)).order_number).toBe(`KKN${padded(dutch.order_id)}`);
    expect((await shop.detail(belgian.order_id, bumblebee)).order_number).toBe(
      `KKB${padded(belgian.order_id)}`,
    );
  });

  test('[K01] the prefix follows the invoice’s country, not the delivery country', async () => {
    await shop.api.database.sql`
    insert into addresses select (jsonb_populate_record(main, '{"kind": "invoice", "country": "BE"}')).*
      from addresses as main where kind = 'main' on conflict (company_id, kind) do update set country = 'BE'`;
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    const order = await shop.detail(id);
    expect([order.order_number?.slice(0, 3), order.main_address.country]).toEqual(['KKB', 'NL']);
  });

  test('[E02] without an invoice address the invoice goes to the main address', async () => {
    await shop.api.database.sql`delete from addresses where kind = 'invoice'`;
    const order = await shop.detail((await shop.draft([[shop.paint.id, 3]])).order_id);
    expect(order.invoice_address).toEqual(order.main_address);
  });

  test('a later change of address does not change the order', async () => {
    const draft = await shop.draft([[shop.paint.id, 2]]);
    const before = await shop.detail(draft.order_id);
    await shop.api.database.sql`update addresses set street = 'Nieuwe Straat'`;
    expect((await shop.detail(draft.order_id)).main_address).toEqual(before.main_address);
  });

  test('[E05] a deal that ends later stays on the order', async () => {
    const { sql } = shop.api.database;
    const [juice] = await sql<{ id: number }[]>`
      select id from products where path = 'demo-appelsap-2-plus-1'`;
    const draft = await shop.draft([[juice?.id ?? 0, 3]]);
    await sql`update products set deal = null, offer_label = null where id = ${juice?.id ?? 0}`;
    const [line] = (await shop.detail(draft.order_id)).shopping_cart.products;
    expect(line?.deal).toEqual({ kind: 'free-goods', paid: 2, free: 1 });
  });

  test('[R03] another company’s order is not found, with the response of an unknown one', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 4]]);
    const bee = await shop.api.logIn('bij');
    const foreign = await shop.api.send('GET', `/order/detail/${id}`, { token: bee });
    const unknown = await shop.api.send('GET', '/order/detail/999999', { token: bee });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(await foreign.json()).toEqual(await unknown.json());
  });

  test('[R04] without a login no order is returned, and no response is cacheable', async () => {
    const response = await shop.api.send('GET', '/order/detail/1');
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('orders of any length take as many statements', async () => {
    const rows = await shop.api.database.sql<{ id: number }[]>`select id from products order by id limit 60`;
    const count = async (length: number) => {
      const { order_id: id } = await shop.draft(rows.slice(0, length).map((row) => [row.id, 1]));
      shop.api.statements.length = 0;
      await shop.detail(id);
      return shop.api.statements.length;
    };
    expect(await count(60)).toBe(await count(1));
  });
});

describe('getOrders', () => {
  const list = async (bearer = shop.token, page = '1/100') =>
    (await shop.api.data<{ orders: WireOrderListItem[] }>('GET', `/order/${page}`, { token: bearer })).orders;

  async function placeOrder(quantity: number, at: string, bearer = shop.token): Promise<number> {
    shop.api.setTime(at);
    const { order_id: id } = await shop.draft([[shop.paint.id, quantity]], { token: bearer });
    await shop.api.data('GET', `/payment/account/${id}`, { token: bearer });
    return id;
  }

  test('[E03] the history has number, date, number of products and total of placed orders, latest first', async () => {
    expect(await list()).toEqual([]);
    const first = await placeOrder(20, '2026-11-18T10:00:00Z');
    const second = await placeOrder(21, '2026-11-18T10:30:00Z');
    const { shopping_cart: cart } = await shop.draft([[shop.paint.id, 20]]);
    const orders = await list();
    expect(orders.map(({ id }) => id)).toEqual([second, first]);
    expect(orders[1]).toMatchObject({
      order_number: `KKN${String(first).padStart(9, '0')}`,
      creation_date: '2026-11-18T10:00:00.000Z',
      products: 1,
      total_price: cart.total_inclusive,
    });
  });

  test('[E03] with lines, each order has its products, reference and VAT', async () => {
    const id = await placeOrder(20, '2026-11-18T10:00:00Z');
    const [plain] = await list();
    expect(plain).not.toHaveProperty('lines');
    const [order] = await list(shop.token, '1/100?lines=1');
    expect(order).toMatchObject({ id, order_reference: '', lines: [{ amount: 20 }] });
    const sum = order?.vat?.reduce((total, { net, vat }) => total + net + vat, 0) ?? 0;
    expect(sum).toBeCloseTo(order?.total_price ?? 0, 2);
  });

  test('the history is read page by page', async () => {
    for (const quantity of [20, 21, 22]) await placeOrder(quantity, `2026-11-18T10:${quantity}:00Z`);
    const whole = await list();
    expect(whole).toHaveLength(3);
    expect(await list(shop.token, '1/1')).toEqual(whole.slice(0, 1));
    expect(await list(shop.token, '2/1')).toEqual(whole.slice(1, 2));
    expect(await list(shop.token, '10000/100')).toEqual([]);
  });

  describe('a search', () => {
    const find = (query: Readonly<Record<string, string>>, page = '1/100') =>
      shop.api.data<WireOrderList>('GET', `/order/${page}?${new URLSearchParams(query)}`, {
        token: shop.token,
      });
    const idsOf = async (query: Readonly<Record<string, string>>) =>
      (await find(query)).orders.map(({ id }) => id);

    test('[E03] finds all words in numbers, references and lines, regardless of case and accents', async () => {
      const named = await shop.draft([[shop.paint.id, 20]], { form: { orderReference: 'Crèche İgloo' } });
      await shop.place(named.order_id);
      const other = await placeOrder(21, '2026-11-18T10:30:00Z');
      const [line] = (await find({ lines: '1' })).orders[0]?.lines ?? [];
      expect(line?.image).toMatch(/\w/);
      expect(await idsOf({ search: 'creche' })).toEqual([named.order_id]);
      expect(await idsOf({ search: ' CRÈCHE  igloo ' })).toEqual([named.order_id]);
      expect(await idsOf({ search: String(other).padStart(9, '0') })).toEqual([other]);
      expect(await idsOf({ search: `kkn creche ${line?.article}` })).toEqual([named.order_id]);
      expect(await idsOf({ search: `${line?.description.toUpperCase()}` })).toEqual([other, named.order_id]);
      for (const search of ['xyzzy', '%', '_', '\\', 'creche xyzzy']) {
        expect(await idsOf({ search })).toEqual([]);
      }
    });

    test('[E03] uses dates in Amsterdam, the last one excluded', async () => {
      const late = await placeOrder(20, '2026-11-18T10:30:00Z');
      await shop.api.database.sql`update orders set placed_at = '2026-11-18T23:30:00Z' where id = ${late}`;
      expect(await idsOf({ from: '2026-11-19', until: '2026-11-20' })).toEqual([late]);
      expect(await idsOf({ until: '2026-11-19' })).toEqual([]);
      for (const from of ['2026-11-31', 'gisteren', '19-11-2026', '']) {
        const response = await shop.api.send('GET', `/order/1/100?from=${from}`, { token: shop.token });
        expect(response.status).toBe(400);
      }
    });

    test('[E03] returns the number found and the total, on each page and after the last', async () => {
      for (const quantity of [20, 21, 22]) await placeOrder(quantity, `2026-11-18T10:${quantity}:00Z`);
      const search = String((await find({})).orders[1]?.id).padStart(9, '0');
      expect(await find({ search }, '1/1')).toMatchObject({ total: 1, history_total: 3, orders: [{}] });
      expect(await find({}, '2/2')).toMatchObject({ total: 3, history_total: 3, orders: [{}] });
      expect(await find({}, '9/2')).toEqual({ total: 3, history_total: 3, orders: [] });
    });

    test('[R03] finds nothing of another company', async () => {
      const bee = await shop.api.logIn('bij');
      const foreign = await placeOrder(22, '2026-11-18T10:40:00Z', bee);
      expect(await find({ search: String(foreign) })).toEqual({ total: 0, history_total: 0, orders: [] });
    });
  });

  test('any number of orders takes as many statements', async () => {
    for (const quantity of [20, 21, 22]) await placeOrder(quantity, `2026-11-18T10:${quantity}:00Z`);
    const count = async (page: string) => {
      shop.api.statements.length = 0;
      await list(shop.token, page);
      return shop.api.statements.length;
    };
    expect(await count('1/100')).toBe(await count('1/1'));
  });

  test('[R03] a company gets only its own orders', async () => {
    const bee = await shop.api.logIn('bij');
    const own = await placeOrder(22, '2026-11-18T10:40:00Z', bee);
    expect((await list(bee)).map(({ id }) => id)).toEqual([own]);
    expect((await list()).map(({ id }) => id)).not.toContain(own);
  });

  test('[R04] the history requires a login', async () => {
    expect((await shop.api.send('GET', '/order/1/100')).status).toBe(401);
  });

  test.each(['0/100', '1/0', '1/101', '10001/1', '-1/5', '1.5/5', 'abc/5', '1/1e2', '1e309/1'])(
    'the page %s is refused',
    async (page) => {
      expect((await shop.api.send('GET', `/order/${page}`, { token: shop.token })).status).toBe(400);
    },
  );
});
