import type { WireCartInfo } from '@magazijn/api-client/schemas';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartForm } from '../../testing/cartForm.ts';
import { type DemoProductRow, demoProduct } from '../../testing/demoProduct.ts';
import { draftOf } from '../../testing/draftOf.ts';
import { openTestApi, type TestApi, wednesday } from '../../testing/openTestApi.ts';

let api: TestApi;
let token: string;
let paint: DemoProductRow;

beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
  paint = await demoProduct(api.database, 'demo-verf');
});
afterEach(() => api.setTime(wednesday));
afterAll(() => api.close());

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const drafts = async (): Promise<number> => {
  const [row] = await api.database.sql<{ drafts: number }[]>`select count(*)::int as drafts from orders`;
  return row?.drafts ?? 0;
};

test('[C12] [E08] a draft holds the priced cart, who orders, and six dates to choose from', async () => {
  const form = { discount: 'DEMO10', orderReference: 'Groep 3' };
  const order = await draftOf(api, token, [[paint.id, 12]], { form });
  const cart = await api.data<WireCartInfo>('POST', '/shop/cart', {
    token,
    form: cartForm([[paint.id, 12]], form),
  });
  expect(order).toMatchObject({ order_on_account: 1, debit: 0, checkout: null });
  expect(order.company.customer_number).toMatch(/\d/);
  expect(order.delivery_dates).toHaveLength(6);
  expect(order.delivery).toBe(order.delivery_dates[0]);
  expect(order.shopping_cart).toEqual({
    ...cart,
    delivery_dates: expect.any(Array),
    shipping_itemcode: expect.any(String),
    shipping_vat_percentage: 21,
  });
});

test('[K05] on Wednesday before 12:00 delivery starts on Thursday, from 12:00 on Friday, at noon in Amsterdam', async () => {
  const firstDate = async (now: string) => {
    api.setTime(now);
    const { delivery_dates: dates } = await draftOf(api, token, [[paint.id, 1]]);
    return new Date((dates[0] ?? 0) * 1000).toISOString();
  };
  expect(await firstDate('2026-11-18T10:59:59Z')).toBe('2026-11-19T11:00:00.000Z');
  expect(await firstDate('2026-11-18T11:00:00Z')).toBe('2026-11-20T11:00:00.000Z');
});

test.each([
  ['vlinder', { order_on_account: 1, debit: 0 }],
  ['bij', { order_on_account: 0, debit: 1 }],
  ['mier', { order_on_account: 0, debit: 0 }],
  ['hommel', { order_on_account: 1, debit: 0 }],
])('[E08] %s: the draft says how this company pays', async (name, expected) => {
  expect(await draftOf(api, await api.logIn(name), [[paint.id, 1]])).toMatchObject({
    ...expected,
    checkout: null,
  });
});

test('[T60] nothing to order makes no draft', async () => {
  const before = await drafts();
  const post = (form: Record<string, string>) => api.send('POST', '/order/create', { token, form });
  expect((await post(cartForm([[paint.id, 0]]))).status).toBe(422);
  expect((await post(cartForm([[999_999_999, 1]]))).status).toBe(422);
  const withGone = cartForm([
    [paint.id, 1],
    [999_999_999, 1],
  ]);
  expect((await post(withGone)).status).toBe(422);
  expect((await post({ discount: 'DEMO10' })).status).toBe(400);
  expect(await drafts()).toBe(before);
});

test('an order of more than ten million euros is refused, not a fault', async () => {
  const rows = await api.database.sql<{ id: number }[]>`
    select id from products order by price_cents desc limit 100`;
  const form = cartForm(rows.map(({ id }) => [id, 9999]));
  expect((await api.send('POST', '/order/create', { token, form })).status).toBe(422);
});

test('for any cart, the draft costs what the cart said, and both add up to the cent', async () => {
  const rows = await api.database.sql<{ id: number }[]>`
    select id from products where deal is not null or vat_percentage = 9 or id % 50 = 0 order by id`;
  const toCents = (euros: number | undefined) => Math.round((euros ?? Number.NaN) * 100);
  const lines = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...rows.map(({ id }) => id)), fc.integer({ min: 1, max: 40 })),
    { minLength: 1, maxLength: 12, selector: ([id]) => id },
  );
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('', 'DEMO10'), async (amounts, discount) => {
      const form = cartForm(amounts, { discount });
      const cart = await api.data<WireCartInfo>('POST', '/shop/cart', { token, form });
      const { shopping_cart: drafted } = await draftOf(api, token, amounts, { form: { discount } });
      expect(drafted).toMatchObject({ ...cart, delivery_dates: expect.any(Array) });
      const sum = (values: number[]) => values.reduce((total, value) => total + toCents(value), 0);
      expect(sum(cart.products.map((line) => line.total_exclusive))).toBe(toCents(cart.subtotal_exclusive));
      expect(
        toCents(cart.subtotal_exclusive) - toCents(cart.discount_exclusive) + toCents(cart.shipping_costs),
      ).toBe(toCents(cart.total_exclusive));
      expect(toCents(cart.total_exclusive) + sum(Object.values(cart.btw_totals))).toBe(
        toCents(cart.total_inclusive),
      );
    }),
    { numRuns: 40 },
  );
});

describe('one draft per cart', () => {
  test('without a key, the same cart gives the same draft; another cart another one', async () => {
    const first = await draftOf(api, token, [[paint.id, 7]]);
    expect((await draftOf(api, token, [[paint.id, 7]])).order_id).toBe(first.order_id);
    expect((await draftOf(api, token, [[paint.id, 8]])).order_id).not.toBe(first.order_id);
  });

  test('its lines and capitals may come in any order and size', async () => {
    const other = await demoProduct(api.database, 'demo-luiers-maat-4');
    const lines = [
      [paint.id, 3],
      [other.id, 2],
    ] as const;
    const first = await draftOf(api, token, lines, { form: { discount: 'DEMO10' } });
    const second = await draftOf(api, token, lines.toReversed(), { form: { discount: ' demo10' } });
    expect(second.order_id).toBe(first.order_id);
  });

  test('once a price has changed, the same cart is another draft', async () => {
    const first = await draftOf(api, token, [[paint.id, 9]]);
    await api.database.sql`update products set price_cents = price_cents + 1 where id = ${paint.id}`;
    const second = await draftOf(api, token, [[paint.id, 9]]);
    await api.database.sql`update products set price_cents = ${paint.priceCents} where id = ${paint.id}`;
    expect(second.order_id).not.toBe(first.order_id);
    expect(second.shopping_cart.subtotal_exclusive).toBeGreaterThan(first.shopping_cart.subtotal_exclusive);
  });

  test('once it is placed, the same cart is a new draft', async () => {
    const first = await draftOf(api, token, [[paint.id, 20]]);
    await api.data('GET', `/payment/account/${first.order_id}`, { token });
    expect((await draftOf(api, token, [[paint.id, 20]])).order_id).not.toBe(first.order_id);
  });

  test('two companies with the same cart have a draft each', async () => {
    const bee = await api.logIn('bij');
    const [one, other] = await Promise.all([
      draftOf(api, token, [[paint.id, 6]], keyed('same')),
      draftOf(api, bee, [[paint.id, 6]], keyed('same')),
    ]);
    expect(one.order_id).not.toBe(other.order_id);
  });

  test('twenty at the same moment, with or without a key, make one draft', async () => {
    for (const others of [{}, keyed('twenty')]) {
      const before = await drafts();
      const made = await Promise.all(
        Array.from({ length: 20 }, () => draftOf(api, token, [[paint.id, 11]], others)),
      );
      expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(1);
      expect(await drafts()).toBe(before + 1);
    }
  });

  test('drafts made while others of the same cart are being placed never fail', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order_id: id } = await draftOf(api, token, [[paint.id, 21]]);
      await Promise.all([
        api.data('GET', `/payment/account/${id}`, { token }),
        ...Array.from({ length: 8 }, () => draftOf(api, token, [[paint.id, 21]])),
      ]);
    }
  });
});

describe('the Idempotency-Key', () => {
  test('the same key gives the same order, whatever prices do', async () => {
    const first = await draftOf(api, token, [[paint.id, 5]], keyed('version-1'));
    await api.database.sql`update products set price_cents = price_cents + 1 where id = ${paint.id}`;
    const second = await draftOf(api, token, [[paint.id, 5]], keyed('version-1'));
    await api.database.sql`update products set price_cents = ${paint.priceCents} where id = ${paint.id}`;
    expect(second.order_id).toBe(first.order_id);
    expect(second.shopping_cart.subtotal_exclusive).toBe(first.shopping_cart.subtotal_exclusive);
  });

  test('after a day the draft has had its time: the same key gives one at the prices of then', async () => {
    const first = await draftOf(api, token, [[paint.id, 30]], keyed('version-3'));
    await api.database.sql`update products set price_cents = price_cents + 1 where id = ${paint.id}`;
    api.setTime('2026-11-19T09:59:59Z');
    const later = await api.logIn('vlinder');
    const before = await draftOf(api, later, [[paint.id, 30]], keyed('version-3'));
    api.setTime('2026-11-19T10:00:00Z');
    const place = await api.send('GET', `/payment/account/${first.order_id}`, { token: later });
    expect(place.status).toBe(409);
    const after = await draftOf(api, later, [[paint.id, 30]], keyed('version-3'));
    await api.database.sql`update products set price_cents = ${paint.priceCents} where id = ${paint.id}`;
    expect(before.order_id).toBe(first.order_id);
    expect(after.order_id).not.toBe(first.order_id);
    expect(after.shopping_cart.subtotal_exclusive).toBeGreaterThan(first.shopping_cart.subtotal_exclusive);
  });

  test('a placed order keeps its key for ever: a late repetition orders nothing new', async () => {
    const first = await draftOf(api, token, [[paint.id, 31]], keyed('version-4'));
    await api.data('GET', `/payment/account/${first.order_id}`, { token });
    api.setTime('2026-12-18T10:00:00Z');
    const again = await draftOf(api, await api.logIn('vlinder'), [[paint.id, 31]], keyed('version-4'));
    expect(again.order_id).toBe(first.order_id);
  });

  test('only drafts of the company itself that have had their time are cleared away', async () => {
    const bee = await api.logIn('bij');
    const placed = await draftOf(api, token, [[paint.id, 32]]);
    await api.data('GET', `/payment/account/${placed.order_id}`, { token });
    const expired = await draftOf(api, token, [[paint.id, 33]]);
    const foreign = await draftOf(api, bee, [[paint.id, 33]]);
    api.setTime('2026-11-20T10:00:00Z');
    await draftOf(api, await api.logIn('vlinder'), [[paint.id, 34]]);
    const rows = await api.database.sql<{ id: number }[]>`
      select id from orders where id in (${placed.order_id}, ${expired.order_id}, ${foreign.order_id}) order by id`;
    expect(rows.map(({ id }) => id)).toEqual([placed.order_id, foreign.order_id]);
  });

  test('with another cart it is refused', async () => {
    await draftOf(api, token, [[paint.id, 5]], keyed('version-2'));
    const response = await api.send('POST', '/order/create', {
      token,
      form: cartForm([[paint.id, 6]]),
      ...keyed('version-2'),
    });
    expect(response.status).toBe(422);
  });

  test.each(['', 'two words', 'x'.repeat(101), 'é'])('the key %j is refused', async (key) => {
    const request = { token, form: cartForm([[paint.id, 5]]), ...keyed(key) };
    expect((await api.send('POST', '/order/create', request)).status).toBe(400);
  });
});

test('a hundred lines take as many statements as one', async () => {
  const rows = await api.database.sql<{ id: number }[]>`select id from products order by id limit 100`;
  const count = async (length: number) => {
    api.statements.length = 0;
    await draftOf(
      api,
      token,
      rows.slice(0, length).map(({ id }) => [id, 1]),
    );
    return api.statements.length;
  };
  expect(await count(100)).toBe(await count(1));
});

test('[R04] without a login there is no order', async () => {
  expect((await api.send('POST', '/order/create', { form: cartForm([[paint.id, 1]]) })).status).toBe(401);
});
