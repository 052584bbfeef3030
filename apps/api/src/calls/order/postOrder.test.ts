import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartForm } from '../../testing/cartForm.ts';
import { openTestShop } from '../../testing/openTestShop.ts';

const shop = openTestShop();

const drafts = async (): Promise<number> => {
  const [row] = await shop.api.database.sql<{ drafts: number }[]>`select count(*)::int as drafts from orders`;
  return row?.drafts ?? 0;
};

test('[C12] [E08] a draft holds the priced cart, who orders, and six dates to choose from', async () => {
  const form = { discount: 'DEMO10', orderReference: 'Groep 3' };
  const order = await shop.draft([[shop.paint.id, 12]], { form });
  const cart = await shop.price([[shop.paint.id, 12]], form);
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
    shop.api.setTime(now);
    const { delivery_dates: dates } = await shop.draft([[shop.paint.id, 1]]);
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
  expect(await shop.draft([[shop.paint.id, 1]], { token: await shop.api.logIn(name) })).toMatchObject({
    ...expected,
    checkout: null,
  });
});

test('[T60] nothing to order makes no draft', async () => {
  const before = await drafts();
  const post = (form: Record<string, string>) =>
    shop.api.send('POST', '/order/create', { token: shop.token, form });
  expect((await post(cartForm([[shop.paint.id, 0]]))).status).toBe(422);
  expect((await post(cartForm([[999_999_999, 1]]))).status).toBe(422);
  const withGone = cartForm([
    [shop.paint.id, 1],
    [999_999_999, 1],
  ]);
  expect((await post(withGone)).status).toBe(422);
  expect((await post({ discount: 'DEMO10' })).status).toBe(400);
  expect(await drafts()).toBe(before);
});

test('an order of more than ten million euros is refused, not a fault', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`
    select id from products order by price_cents desc limit 100`;
  const form = cartForm(rows.map(({ id }) => [id, 9999]));
  expect((await shop.api.send('POST', '/order/create', { token: shop.token, form })).status).toBe(422);
});

test('for any cart, the draft costs what the cart said, and both add up to the cent', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`
    select id from products where deal is not null or vat_percentage = 9 or id % 50 = 0 order by id`;
  const toCents = (euros: number | undefined) => Math.round((euros ?? Number.NaN) * 100);
  const lines = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...rows.map(({ id }) => id)), fc.integer({ min: 1, max: 40 })),
    { minLength: 1, maxLength: 12, selector: ([id]) => id },
  );
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('', 'DEMO10'), async (amounts, discount) => {
      const cart = await shop.price(amounts, { discount });
      const { shopping_cart: drafted } = await shop.draft(amounts, { form: { discount } });
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

test('what a draft answers is what it froze: asked for again, it is read back the same', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`
    select id from products where deal is not null or order_limit is not null or price_old_cents is not null`;
  const ids = rows.map(({ id }) => id);
  const hommel = await shop.api.logIn('hommel');
  const lines = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 25 })), {
    selector: ([id]) => id,
    minLength: 1,
    maxLength: 8,
  });
  const codes = fc.constantFrom('', 'DEMO10', 'ONBEKEND');
  await fc.assert(
    fc.asyncProperty(lines, codes, fc.constantFrom(shop.token, hommel), async (chosen, discount, token) => {
      const draft = { form: { discount, orderReference: 'Groep 3' }, token };
      expect(await shop.draft(chosen, draft)).toEqual(await shop.draft(chosen, draft));
    }),
    { numRuns: 30 },
  );
});

test('a hundred lines take as many statements as one', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`select id from products order by id limit 100`;
  const count = async (length: number) => {
    shop.api.statements.length = 0;
    await shop.draft(rows.slice(0, length).map(({ id }) => [id, 1]));
    return shop.api.statements.length;
  };
  expect(await count(100)).toBe(await count(1));
});

test('[R04] without a login there is no order', async () => {
  expect(
    (await shop.api.send('POST', '/order/create', { form: cartForm([[shop.paint.id, 1]]) })).status,
  ).toBe(401);
});
