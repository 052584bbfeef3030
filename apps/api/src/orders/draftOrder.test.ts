// Over 150 lines: one draft per cart, whoever asks at the same moment and whatever changed meanwhile.
import { describe, expect, test } from 'vitest';
import { cartForm } from '../testing/cartForm.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

const drafts = async (): Promise<number> => {
  const [row] = await shop.api.database.sql<{ drafts: number }[]>`select count(*)::int as drafts from orders`;
  return row?.drafts ?? 0;
};

describe('one draft per cart', () => {
  test('without a key, the same cart gives the same draft; another cart another one', async () => {
    const first = await shop.draft([[shop.paint.id, 7]]);
    expect((await shop.draft([[shop.paint.id, 7]])).order_id).toBe(first.order_id);
    expect((await shop.draft([[shop.paint.id, 8]])).order_id).not.toBe(first.order_id);
  });

  test('its lines and capitals may come in any order and size', async () => {
    const other = await demoProduct(shop.api.database, 'demo-luiers-maat-4');
    const lines = [
      [shop.paint.id, 3],
      [other.id, 2],
    ] as const;
    const first = await shop.draft(lines, { form: { discount: 'DEMO10' } });
    const second = await shop.draft(lines.toReversed(), { form: { discount: ' demo10' } });
    expect(second.order_id).toBe(first.order_id);
  });

  test('once a price has changed, the same cart is another draft', async () => {
    const first = await shop.draft([[shop.paint.id, 9]]);
    await shop.api.database
      .sql`update products set price_cents = price_cents + 1 where id = ${shop.paint.id}`;
    const second = await shop.draft([[shop.paint.id, 9]]);
    expect(second.order_id).not.toBe(first.order_id);
    expect(second.shopping_cart.subtotal_exclusive).toBeGreaterThan(first.shopping_cart.subtotal_exclusive);
  });

  test('once a product has another name, the same cart is another draft, at the same total', async () => {
    const first = await shop.draft([[shop.paint.id, 9]]);
    await shop.api.database.sql`update products set description = 'Verf' where id = ${shop.paint.id}`;
    const second = await shop.draft([[shop.paint.id, 9]]);
    expect(second.order_id).not.toBe(first.order_id);
    expect(second.shopping_cart.total_inclusive).toBe(first.shopping_cart.total_inclusive);
  });

  test('once a coupon is worth something else, the same cart is another draft', async () => {
    await shop.api.database.sql`insert into coupons (code, percentage) values ('LENTE', 10)`;
    const first = await shop.draft([[shop.paint.id, 9]], { form: { discount: 'LENTE' } });
    await shop.api.database.sql`update coupons set percentage = 20 where code = 'LENTE'`;
    const second = await shop.draft([[shop.paint.id, 9]], { form: { discount: 'LENTE' } });
    expect(second.order_id).not.toBe(first.order_id);
  });

  test('once it is placed, the same cart is a new draft', async () => {
    const first = await shop.draft([[shop.paint.id, 20]]);
    await shop.place(first.order_id);
    expect((await shop.draft([[shop.paint.id, 20]])).order_id).not.toBe(first.order_id);
  });

  test('two companies with the same cart have a draft each', async () => {
    const bee = await shop.api.logIn('bij');
    const [one, other] = await Promise.all([
      shop.draft([[shop.paint.id, 6]], keyed('same')),
      shop.draft([[shop.paint.id, 6]], { ...keyed('same'), token: bee }),
    ]);
    expect(one.order_id).not.toBe(other.order_id);
  });

  test('twenty at the same moment, with or without a key, make one draft', async () => {
    for (const others of [{}, keyed('twenty')]) {
      const before = await drafts();
      const made = await Promise.all(
        Array.from({ length: 20 }, () => shop.draft([[shop.paint.id, 11]], others)),
      );
      expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(1);
      expect(await drafts()).toBe(before + 1);
    }
  });

  test('drafts made while others of the same cart are being placed never fail', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order_id: id } = await shop.draft([[shop.paint.id, 21]]);
      await Promise.all([
        shop.api.data('GET', `/payment/account/${id}`, { token: shop.token }),
        ...Array.from({ length: 8 }, () => shop.draft([[shop.paint.id, 21]])),
      ]);
    }
  });
});

describe('the Idempotency-Key', () => {
  test('the same key gives the same order, whatever prices do', async () => {
    const first = await shop.draft([[shop.paint.id, 5]], keyed('version-1'));
    await shop.api.database
      .sql`update products set price_cents = price_cents + 1 where id = ${shop.paint.id}`;
    const second = await shop.draft([[shop.paint.id, 5]], keyed('version-1'));
    expect(second.order_id).toBe(first.order_id);
    expect(second.shopping_cart.subtotal_exclusive).toBe(first.shopping_cart.subtotal_exclusive);
  });

  test('after a day the draft has had its time: the same key gives one at the prices of then', async () => {
    const first = await shop.draft([[shop.paint.id, 30]], keyed('version-3'));
    await shop.api.database
      .sql`update products set price_cents = price_cents + 1 where id = ${shop.paint.id}`;
    shop.api.setTime('2026-11-19T09:59:59Z');
    const later = await shop.api.logIn('vlinder');
    const before = await shop.draft([[shop.paint.id, 30]], { ...keyed('version-3'), token: later });
    shop.api.setTime('2026-11-19T10:00:00Z');
    const place = await shop.api.send('GET', `/payment/account/${first.order_id}`, { token: later });
    expect(place.status).toBe(409);
    const after = await shop.draft([[shop.paint.id, 30]], { ...keyed('version-3'), token: later });
    expect(before.order_id).toBe(first.order_id);
    expect(after.order_id).not.toBe(first.order_id);
    expect(after.shopping_cart.subtotal_exclusive).toBeGreaterThan(first.shopping_cart.subtotal_exclusive);
  });

  test('a placed order keeps its key for ever: a late repetition orders nothing new', async () => {
    const first = await shop.draft([[shop.paint.id, 31]], keyed('version-4'));
    await shop.place(first.order_id);
    shop.api.setTime('2026-12-18T10:00:00Z');
    const again = await shop.draft([[shop.paint.id, 31]], {
      ...keyed('version-4'),
      token: await shop.api.logIn('vlinder'),
    });
    expect(again.order_id).toBe(first.order_id);
  });

  test('only drafts of the company itself that have had their time are cleared away', async () => {
    const bee = await shop.api.logIn('bij');
    const placed = await shop.draft([[shop.paint.id, 32]]);
    await shop.place(placed.order_id);
    const expired = await shop.draft([[shop.paint.id, 33]]);
    const foreign = await shop.draft([[shop.paint.id, 33]], { token: bee });
    shop.api.setTime('2026-11-20T10:00:00Z');
    await shop.draft([[shop.paint.id, 34]], { token: await shop.api.logIn('vlinder') });
    const rows = await shop.api.database.sql<{ id: number }[]>`
      select id from orders where id in (${placed.order_id}, ${expired.order_id}, ${foreign.order_id}) order by id`;
    expect(rows.map(({ id }) => id)).toEqual([placed.order_id, foreign.order_id]);
  });

  test('with another cart it is refused', async () => {
    await shop.draft([[shop.paint.id, 5]], keyed('version-2'));
    const response = await shop.api.send('POST', '/order/create', {
      token: shop.token,
      form: cartForm([[shop.paint.id, 6]]),
      ...keyed('version-2'),
    });
    expect(response.status).toBe(422);
  });

  test.each(['', 'two words', 'x'.repeat(101), 'é'])('the key %j is refused', async (key) => {
    const request = { token: shop.token, form: cartForm([[shop.paint.id, 5]]), ...keyed(key) };
    expect((await shop.api.send('POST', '/order/create', request)).status).toBe(400);
  });
});
