import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCartRequest } from '../cart/buildCart.ts';
import { cartForm } from '../testing/cartForm.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';
import { hashRequest } from './draftOrder.ts';

const shop = openTestShop();

describe('draftOrder', () => {
  const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

  const drafts = async (): Promise<number> => {
    const [row] = await shop.api.database.sql<
      { drafts: number }[]
    >`select count(*)::int as drafts from orders`;
    return row?.drafts ?? 0;
  };

  describe('one draft per cart', () => {
    test('without a key, an equal cart returns the same draft; another cart another one', async () => {
      const first = await shop.draft([[shop.paint.id, 7]]);
      expect((await shop.draft([[shop.paint.id, 7]])).order_id).toBe(first.order_id);
      expect((await shop.draft([[shop.paint.id, 8]])).order_id).not.toBe(first.order_id);
    });

    test('the order of the lines and the coupon’s case do not matter', async () => {
      const other = await demoProduct(shop.api.database, 'demo-luiers-maat-4');
      const lines = [
        [shop.paint.id, 3],
        [other.id, 2],
      ] as const;
      const first = await shop.draft(lines, { form: { discount: 'DEMO10' } });
      const second = await shop.draft(lines.toReversed(), { form: { discount: ' demo10' } });
      expect(second.order_id).toBe(first.order_id);
    });

    test('after a price change the same cart makes another draft', async () => {
      const first = await shop.draft([[shop.paint.id, 9]]);
      await shop.api.database
        .sql`update products set price_cents = price_cents + 1 where id = ${shop.paint.id}`;
      const second = await shop.draft([[shop.paint.id, 9]]);
      expect(second.order_id).not.toBe(first.order_id);
      expect(second.shopping_cart.subtotal_exclusive).toBeGreaterThan(first.shopping_cart.subtotal_exclusive);
    });

    test('after a name change the same cart makes another draft, at the same total', async () => {
      const first = await shop.draft([[shop.paint.id, 9]]);
      await shop.api.database.sql`update products set description = 'Verf' where id = ${shop.paint.id}`;
      const second = await shop.draft([[shop.paint.id, 9]]);
      expect(second.order_id).not.toBe(first.order_id);
      expect(second.shopping_cart.total_inclusive).toBe(first.shopping_cart.total_inclusive);
    });

    test('after a change of the coupon’s value the same cart makes another draft', async () => {
      await shop.api.database.sql`insert into coupons (code, percentage) values ('LENTE', 10)`;
      const first = await shop.draft([[shop.paint.id, 9]], { form: { discount: 'LENTE' } });
      await shop.api.database.sql`update coupons set percentage = 20 where code = 'LENTE'`;
      const second = await shop.draft([[shop.paint.id, 9]], { form: { discount: 'LENTE' } });
      expect(second.order_id).not.toBe(first.order_id);
    });

    test('after placing, the same cart makes a new draft', async () => {
      const first = await shop.draft([[shop.paint.id, 20]]);
      await shop.place(first.order_id);
      expect((await shop.draft([[shop.paint.id, 20]])).order_id).not.toBe(first.order_id);
    });

    test('two companies with the same cart have separate drafts', async () => {
      const bee = await shop.api.logIn('bij');
      const [one, other] = await Promise.all([
        shop.draft([[shop.paint.id, 6]], keyed('same')),
        shop.draft([[shop.paint.id, 6]], { ...keyed('same'), token: bee }),
      ]);
      expect(one.order_id).not.toBe(other.order_id);
    });

    test('twenty concurrent requests, with or without a key, make one draft', async () => {
      for (const others of [{}, keyed('twenty')]) {
        const before = await drafts();
        const made = await Promise.all(
          Array.from({ length: 20 }, () => shop.draft([[shop.paint.id, 11]], others)),
        );
        expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(1);
        expect(await drafts()).toBe(before + 1);
      }
    });

    test('drafts made while others of the same cart are placed never fail', async () => {
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
    test('the same key returns the same order, regardless of prices', async () => {
      const first = await shop.draft([[shop.paint.id, 5]], keyed('version-1'));
      await shop.api.database
        .sql`update products set price_cents = price_cents + 1 where id = ${shop.paint.id}`;
      const second = await shop.draft([[shop.paint.id, 5]], keyed('version-1'));
      expect(second.order_id).toBe(first.order_id);
      expect(second.shopping_cart.subtotal_exclusive).toBe(first.shopping_cart.subtotal_exclusive);
    });

    test('after a day the draft expires: the same key makes one at current prices', async () => {
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

    test('a placed order keeps its key forever: a late retry orders nothing new', async () => {
      const first = await shop.draft([[shop.paint.id, 31]], keyed('version-4'));
      await shop.place(first.order_id);
      shop.api.setTime('2026-12-18T10:00:00Z');
      const again = await shop.draft([[shop.paint.id, 31]], {
        ...keyed('version-4'),
        token: await shop.api.logIn('vlinder'),
      });
      expect(again.order_id).toBe(first.order_id);
    });

    test('only the company’s own expired drafts are removed', async () => {
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

    test('[S87] a key used with another cart is refused, with a message for the buyer', async () => {
      await shop.draft([[shop.paint.id, 5]], keyed('version-2'));
      const response = await shop.api.send('POST', '/order/create', {
        token: shop.token,
        form: cartForm([[shop.paint.id, 6]]),
        ...keyed('version-2'),
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        message: 'Je winkelmand is intussen gewijzigd. Bestel opnieuw vanuit je winkelmand.',
      });
    });

    test.each(['', 'two words', 'x'.repeat(101), 'é'])('the key %j is refused', async (key) => {
      const request = { token: shop.token, form: cartForm([[shop.paint.id, 5]]), ...keyed(key) };
      expect((await shop.api.send('POST', '/order/create', request)).status).toBe(400);
    });
  });
});

describe('hashRequest', () => {
  const products = fc.dictionary(
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.integer({ min: 1, max: 9999 }).map(String),
    { minKeys: 1 },
  );
  const hashOf = (quantities: Record<string, string>, discount = '', orderReference = '') =>
    hashRequest(readCartRequest({ products: quantities, discount, orderReference }));

  test('equal requests have equal hashes', () => {
    fc.assert(
      fc.property(products, (quantities) => {
        expect(hashOf({ ...quantities })).toBe(hashOf(quantities));
      }),
    );
  });

  test('another quantity, coupon or reference has another hash', () => {
    fc.assert(
      fc.property(products, (quantities) => {
        const [id = ''] = Object.keys(quantities);
        const variants = [
          hashOf(quantities),
          hashOf({ ...quantities, [id]: quantities[id] === '1' ? '2' : '1' }),
          hashOf({ ...quantities, 1000: '1' }),
          hashOf(quantities, 'DEMO10'),
          hashOf(quantities, '', 'DEMO10'),
        ];
        expect(new Set(variants).size).toBe(variants.length);
      }),
    );
  });
});

describe('postOrder', () => {
  const drafts = async (): Promise<number> => {
    const [row] = await shop.api.database.sql<
      { drafts: number }[]
    >`select count(*)::int as drafts from orders`;
    return row?.drafts ?? 0;
  };

  test('[C12] [E08] a draft has the priced cart, the company, and six dates to choose from', async () => {
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
  ])('[E08] %s: the draft has the company’s payment method', async (name, expected) => {
    expect(await shop.draft([[shop.paint.id, 1]], { token: await shop.api.logIn(name) })).toMatchObject({
      ...expected,
      checkout: null,
    });
  });

  test('[T60] an empty cart makes no draft', async () => {
    const before = await drafts();
    const post = (form: Record<string, string>) =>
      shop.api.send('POST', '/order/create', { token: shop.token, form });
    expect((await post(cartForm([[shop.paint.id, 0]]))).status).toBe(422);
    expect((await post(cartForm([[999_999_999, 1]]))).status).toBe(422);
    const withGone = cartForm([
      [shop.paint.id, 1],
      [999_999_999, 1],
    ]);
    const refused = await post(withGone);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({
      message: 'Product 999999999 bestaat niet meer. Haal het uit je winkelmand.',
    });
    expect((await post({ discount: 'DEMO10' })).status).toBe(400);
    expect(await drafts()).toBe(before);
  });

  test('an order above ten million euros is refused, not a 500', async () => {
    const rows = await shop.api.database.sql<{ id: number }[]>`
    select id from products order by price_cents desc limit 100`;
    const form = cartForm(rows.map(({ id }) => [id, 9999]));
    expect((await shop.api.send('POST', '/order/create', { token: shop.token, form })).status).toBe(422);
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

  test('[R04] orders require a login', async () => {
    expect(
      (await shop.api.send('POST', '/order/create', { form: cartForm([[shop.paint.id, 1]]) })).status,
    ).toBe(401);
  });
});
