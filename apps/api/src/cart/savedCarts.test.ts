// Over 300 lines: every way in which devices, people and orders meet in one cart.
import type { ApiClient } from '@magazijn/api-client';
import type { CartChanges, SavedCartState } from '@magazijn/domain/cart';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyRetention } from '../database/applyRetention.ts';
import { forgetCompany } from '../database/forgetCompany.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { wednesday } from '../testing/openTestApi.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();
let client: ApiClient;
beforeAll(async () => {
  await shop.api.database.sql`
    insert into users (company_id, email, password_hash)
      select company_id, 'collega@demo.magazijn.test', password_hash from users where email like 'vlinder@%'`;
});
beforeEach(() => {
  client = createTestClient(shop.api, shop.token);
});

const hour = 3_600_000;
const changes = (
  version: number,
  quantities: Readonly<Record<number, number>>,
  hoursAgo = 0,
  others: Partial<CartChanges> = {},
): CartChanges => ({
  version,
  quantities: Object.fromEntries(
    Object.entries(quantities).map(([id, value]) => [id, { value, age: hoursAgo * hour }]),
  ),
  ordered: [],
  ...others,
});
const fill = async (quantities: Readonly<Record<number, number>>, api = client): Promise<SavedCartState> => {
  const saved = await api.saveCart(0, changes(0, quantities, 24));
  if (!saved) throw new Error('There is no such call');
  return saved;
};
const read = async (api = client): Promise<SavedCartState> => {
  const saved = await api.savedCart(null);
  if (saved === null || saved === 'unchanged') throw new Error('There is no cart');
  return saved;
};
const quantities = async (api = client) => (await read(api)).intent.quantities;

describe('the cart of a person', () => {
  test('is empty before the first change, and without its contents for a device that has its version', async () => {
    expect(await read()).toEqual({
      id: 0,
      version: 0,
      intent: { quantities: {}, couponCode: '', orderReference: '' },
      orders: [],
      now: Date.parse(wednesday),
    });
    expect(await client.savedCart(0)).toBe('unchanged');
    const { id, version } = await fill({ 101404: 2 });
    expect([version, await client.savedCart(version)]).toEqual([1, 'unchanged']);
    expect(await client.savedCart(version - 1)).toMatchObject({
      id,
      version,
      intent: { quantities: { 101404: 2 } },
    });
  });

  test('has what its devices chose last, line by line, with coupon and reference', async () => {
    const { id } = await fill({ 101404: 1, 101419: 1 });
    await client.saveCart(id, changes(1, { 101404: 5 }, 1));
    const merged = await client.saveCart(
      id,
      changes(1, { 101404: 2, 101419: 0 }, 2, {
        couponCode: { value: ' DEMO10 ', age: 0 },
        orderReference: { value: 'Groep 3', age: 0 },
      }),
    );
    expect(merged).toMatchObject({
      version: 3,
      intent: { quantities: { 101404: 5 }, couponCode: 'DEMO10', orderReference: 'Groep 3' },
    });
    expect(await read()).toEqual(merged);
  });

  test('is the same after a request whose response was lost is sent again', async () => {
    const { id } = await fill({ 101404: 1 });
    const sent = changes(1, { 101404: 4, 101419: 2 });
    const first = await client.saveCart(id, sent);
    expect((await client.saveCart(id, sent))?.intent).toEqual(first?.intent);
  });

  test('keeps a change when an earlier request of the same device arrives after it', async () => {
    const { id } = await fill({ 101404: 1 });
    const sentAt = Date.parse(wednesday) - 5_000;
    await client.saveCart(id, changes(1, { 101404: 20 }, 0, { sentAt: sentAt + 1_000 }));
    await client.saveCart(id, changes(1, { 101404: 2 }, 0, { sentAt }));
    expect(await quantities()).toEqual({ 101404: 20 });
  });

  test('keeps the changes of two devices that send at once, also the first ones', async () => {
    await Promise.all([fill({ 101404: 1 }), fill({ 101419: 2 }), fill({ 105001: 3 })]);
    const { id, version } = await read();
    expect(await quantities()).toEqual({ 101404: 1, 101419: 2, 105001: 3 });
    await Promise.all(
      [1, 2, 3, 4].map((quantity) => client.saveCart(id, changes(version, { [900 + quantity]: quantity }))),
    );
    expect(await read()).toMatchObject({
      version: version + 4,
      intent: { quantities: { 901: 1, 902: 2, 903: 3, 904: 4 } },
    });
  });

  test('keeps a line of a product that the shop no longer has', async () => {
    await fill({ 99999999: 2 });
    expect(await quantities()).toEqual({ 99999999: 2 });
  });
});

describe('carts are never mixed', () => {
  test('a colleague, and a parent organisation that switched in, have their own', async () => {
    const mine = await fill({ 101404: 2 });
    const colleague = createTestClient(shop.api, await shop.api.logIn('collega'));
    expect(await read(colleague)).toMatchObject({ id: 0, intent: { quantities: {} } });
    const theirs = await fill({ 101419: 1 }, colleague);
    expect(theirs.id).not.toBe(mine.id);

    const parent = await shop.api.logIn('koepel');
    const own = createTestClient(shop.api, parent);
    await fill({ 105001: 9 }, own);
    const [{ id: userId } = { id: 0 }] = await shop.api.database.sql<{ id: number }[]>`
      select id from users where email like 'vlinder@%'`;
    const switched = createTestClient(
      shop.api,
      await shop.api.data<string>('GET', `/account/switch/${userId}`, { token: parent }),
    );
    expect(await quantities(switched)).toEqual({});
    await fill({ 105002: 1 }, switched);
    expect([await quantities(), await quantities(colleague), await quantities(own)]).toEqual([
      { 101404: 2 },
      { 101419: 1 },
      { 105001: 9 },
    ]);
  });

  test("changes of another person's cart are ignored, and the own cart is the answer", async () => {
    const mine = await fill({ 101404: 2 });
    const colleague = createTestClient(shop.api, await shop.api.logIn('collega'));
    expect(await colleague.saveCart(mine.id, changes(1, { 101404: 9 }))).toMatchObject({
      intent: { quantities: {} },
    });
    expect([await quantities(), await quantities(colleague)]).toEqual([{ 101404: 2 }, {}]);
  });
});

describe('an order of the cart', () => {
  const draft = async (units: number) =>
    (
      await shop.draft([[shop.paint.id, units]], {
        form: { saved_cart: '1', orderReference: 'Groep 3' },
        headers: { 'Idempotency-Key': `units-${units}` },
      })
    ).order_id;

  test('leaves it when it is placed, and not before', async () => {
    const { id } = await fill({ [shop.paint.id]: 21, 101404: 1 });
    const order = await draft(20);
    expect(await read()).toMatchObject({ version: 1, intent: { quantities: { [shop.paint.id]: 21 } } });
    await shop.place(order);
    expect(await read()).toEqual({
      id,
      version: 2,
      intent: { quantities: { [shop.paint.id]: 1, 101404: 1 }, couponCode: '', orderReference: '' },
      orders: [{ id: order, version: 2 }],
      now: Date.parse(wednesday),
    });
    await shop.place(order);
    expect((await read()).version).toBe(2);
  });

  test('does not come back with the changes of a device that had no connection', async () => {
    const { id } = await fill({ [shop.paint.id]: 20 });
    await shop.place(await draft(20));
    expect(
      (await client.saveCart(id, changes(1, { [shop.paint.id]: 23, 101404: 1 })))?.intent.quantities,
    ).toEqual({
      [shop.paint.id]: 3,
      101404: 1,
    });
  });

  test('leaves a cart that was never saved, too', async () => {
    const order = await draft(20);
    await shop.place(order);
    const { id } = await read();
    expect(await client.saveCart(id, changes(0, { [shop.paint.id]: 21 }))).toMatchObject({
      intent: { quantities: { [shop.paint.id]: 1 } },
      orders: [{ id: order, version: 1 }],
    });
  });

  test('is taken out once: the device that placed it names it', async () => {
    const { id } = await fill({ [shop.paint.id]: 20 });
    const order = await draft(20);
    await shop.place(order);
    const known = changes(1, { [shop.paint.id]: 2 }, 0, { ordered: [order] });
    expect((await client.saveCart(id, known))?.intent.quantities).toEqual({ [shop.paint.id]: 2 });
  });

  test('and a change that is saved at the same moment leaves a cart without its goods', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await shop.api.database.sql`delete from saved_carts`;
      const { id } = await fill({ [shop.paint.id]: 20 + attempt });
      const order = await draft(20 + attempt);
      await Promise.all([shop.place(order), client.saveCart(id, changes(1, { 101404: 1 }))]);
      expect(await read()).toMatchObject({ version: 3, intent: { quantities: { 101404: 1 } } });
      expect(Object.keys(await quantities())).toHaveLength(1);
    }
  });

  test('that is not of the cart, as in a punch-out, leaves it as it is', async () => {
    const { version } = await fill({ [shop.paint.id]: 20 });
    await shop.place((await shop.draft([[shop.paint.id, 20]])).order_id);
    expect(await read()).toMatchObject({ version, intent: { quantities: { [shop.paint.id]: 20 } } });
  });

  test("takes nothing out of another person's cart", async () => {
    const colleague = createTestClient(shop.api, await shop.api.logIn('collega'));
    const theirs = await fill({ [shop.paint.id]: 20 }, colleague);
    await shop.place(await draft(20));
    expect(await read(colleague)).toEqual(theirs);
  });
});

test('a page that polls the cart does not extend its session', async () => {
  const usedAt = async () =>
    (await shop.api.database.sql`select max(last_used_at) as at from sessions`)[0]?.at.toISOString();
  await client.savedCart(null);
  const before = await usedAt();
  shop.api.setTime(new Date(Date.parse(wednesday) + 5 * 60_000).toISOString());
  await client.savedCart(null);
  expect(await usedAt()).toBe(before);
  await fill({ 101404: 1 });
  expect(await usedAt()).not.toBe(before);
});

test.each([
  ['a quantity above the maximum', { lines: '7 10000 0' }],
  ['a line twice', { lines: '7 1 0\n7 2 0' }],
  ['a negative age', { lines: '7 1 -5' }],
  ['an order that is not a number', { ordered: 'x' }],
])('%s is refused', async (_what, form) => {
  const whole = { cart: '0', version: '0', lines: '', ordered: '', ...form };
  expect((await shop.api.send('POST', '/shop/cart/saved', { token: shop.token, form: whole })).status).toBe(
    400,
  );
});

test('a cart that was not changed for a year is removed; a forgotten company has none', async () => {
  const { sql } = shop.api.database;
  const { id } = await fill({ 101404: 1 });
  expect(
    (await applyRetention(shop.api.database, new Date('2027-11-18T09:00:00Z'))).saved_carts,
  ).toBeUndefined();
  const [company] = await sql<{ customerNumber: string }[]>`
    select customer_number from companies join saved_carts on company_id = companies.id where saved_carts.id = ${id}`;
  await sql
    .begin(async (transaction) => {
      await forgetCompany(transaction, company?.customerNumber ?? '', 'x', new Date(wednesday));
      expect(await transaction`select from saved_carts where id = ${id}`).toHaveLength(0);
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
  expect((await applyRetention(shop.api.database, new Date('2027-11-18T11:00:00Z'))).saved_carts).toBe(1);
});
