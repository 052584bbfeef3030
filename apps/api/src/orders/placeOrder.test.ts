// Over 300 lines: every way in which a draft is placed or refused.
import type { WireOrderListItem } from '@magazijn/api-client/schemas';
import { describe, expect, test } from 'vitest';
import { proofRepeats } from '../../../../tools/testing/reportProof.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

describe('placeOrder', () => {
  test('an order whose mail cannot be stored is not placed, and can be placed later', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    await shop.api.database
      .sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
    const answer = await shop.api.app.request(`/api/v1/payment/account/${id}`, {
      headers: { authorization: `Bearer ${shop.token}` },
    });
    await shop.api.database.sql`alter table outbox drop constraint planted`;
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: expect.not.stringMatching(/planted|outbox/) });
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
    expect((await shop.place(id)).status).toBe(200);
  });

  describe('a refusal changes nothing', () => {
    test.each([
      ['sold out since the draft', 'update products set stock = 19 where path = $1'],
      ['taken from sale since the draft', 'update products set available = false where path = $1'],
      ['limited since the draft', 'update products set order_limit = 19 where path = $1'],
    ])('%s', async (_what, change) => {
      const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
      await shop.api.database.sql.unsafe(change, ['demo-verf']);
      const before = await shop.stockOf('demo-verf');
      const answer = await shop.place(id);
      expect(answer.status).toBe(409);
      expect((await answer.json()).message).toMatch(/^Van .+\.$/);
      expect(await shop.stockOf('demo-verf')).toBe(before);
      expect(await shop.mails()).toEqual([]);
      const order = await shop.detail(id);
      expect(order.status).toBe('draft');
    });

    test('[X04] below the minimum order', async () => {
      const { order_id: id } = await shop.draft([[shop.paint.id, 1]]);
      expect((await shop.place(id)).status).toBe(409);
      expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
    });

    test('with one of two products short, the other’s stock is unchanged', async () => {
      const juice = await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1');
      const { order_id: id } = await shop.draft([
        [shop.paint.id, 20],
        [juice.id, 3],
      ]);
      await shop.api.database.sql`update products set stock = 2 where id = ${juice.id}`;
      expect((await shop.place(id)).status).toBe(409);
      expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
    });

    test('refuses an unpaid order of a company that pays by card', async () => {
      const ant = await shop.api.logIn('mier');
      const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { token: ant });
      const answer = await shop.place(id, ant);
      expect(answer.status).toBe(409);
      expect((await answer.json()).message).toMatch(/eerst betaald/);
      expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
    });
  });

  test('after a change of its payment method the company must order again', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    const change = (payment: string) =>
      shop.api.database
        .sql`update companies set payment = ${payment} where id = (select company_id from orders)`;
    await change('ideal');
    const refused = await shop.place(id);
    await change('on_account');
    expect(refused.status).toBe(409);
    expect((await shop.place(id)).status).toBe(409);
    const next = await shop.draft([[shop.paint.id, 20]]);
    expect((await shop.place(next.order_id)).status).toBe(200);
  });

  test('prices are those of the draft, regardless of product changes', async () => {
    const draft = await shop.draft([[shop.paint.id, 20]]);
    await shop.api.database
      .sql`update products set price_cents = 1, description = 'Anders' where id = ${shop.paint.id}`;
    await shop.place(draft.order_id);
    const order = await shop.detail(draft.order_id);
    expect(order.shopping_cart.total_inclusive).toBe(draft.shopping_cart.total_inclusive);
    expect(order.shopping_cart.products[0]?.description).not.toBe('Anders');
  });

  test('a gift counts against stock and order limit of its own product', async () => {
    const pad = await demoProduct(shop.api.database, 'demo-cadeau');
    const gift = await demoProduct(shop.api.database, 'waskrijtjes-dik');
    const limitGift = (limit: number) =>
      shop.api.database.sql`update products set order_limit = ${limit} where id = ${gift.id}`;
    const draft = () =>
      shop.draft([
        [pad.id, 2],
        [gift.id, 3],
        [shop.paint.id, 20],
      ]);
    await limitGift(4);
    const within = await draft();
    expect((await shop.place(within.order_id)).status).toBe(200);
    expect(await shop.stockOf('waskrijtjes-dik')).toBe(gift.stock - 4);
    const later = await draft();
    await limitGift(3);
    const refused = await shop.place(later.order_id);
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('maximaal 3 per keer'),
    ]);
    const beyond = await draft();
    expect(beyond.shopping_cart.products.filter((line) => line.give_away_product)).toEqual([]);
    expect((await shop.place(beyond.order_id)).status).toBe(200);
    expect(await shop.stockOf('waskrijtjes-dik')).toBe(gift.stock - 7);
  });

  test('an order is not searched for among the company’s earlier drafts', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    shop.api.statements.length = 0;
    await shop.place(id);
    const placing = shop.api.statements.find((statement) => statement.includes('with locked_order as')) ?? '';
    const plan = await shop.api.database.sql.unsafe(`explain (generic_plan) ${placing}`);
    expect(plan.flatMap((row) => Object.values(row)).join()).not.toContain('orders_drafts');
  });
});

describe('placeOrder.coupon', () => {
  test('a coupon that ended after the draft was made is refused', async () => {
    await shop.api.database.sql`
    insert into coupons (code, percentage, ends_at) values ('MORGEN', 10, '2026-11-19T00:00:00Z')`;
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { form: { discount: 'MORGEN' } });
    await shop.api.database.sql`update coupons set ends_at = '2026-11-18T10:00:00Z' where code = 'MORGEN'`;
    const answer = await shop.place(id);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      expect.stringMatching(/kortingscode/),
    ]);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
    expect(await shop.mails()).toEqual([]);
  });

  test('a coupon use is counted with its order, and not when a product is short', async () => {
    await shop.api.database.sql`insert into coupons (code, percentage) values ('LENTE', 10)`;
    const form = { discount: 'LENTE' };
    const uses = async () =>
      (await shop.api.database.sql<{ used: number }[]>`select used from coupons where code = 'LENTE'`)[0]
        ?.used;
    const short = await shop.draft([[shop.paint.id, 21]], { form });
    await shop.api.database.sql`update products set stock = 20 where id = ${shop.paint.id}`;
    expect((await shop.place(short.order_id)).status).toBe(409);
    expect(await uses()).toBe(0);
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { form });
    expect((await shop.place(id)).status).toBe(200);
    expect((await shop.place(id)).status).toBe(200);
    expect(await uses()).toBe(1);
  });

  test('a code that was invalid in the draft does not prevent ordering', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { form: { discount: 'GRATIS' } });
    expect((await shop.place(id)).status).toBe(200);
  });

  test('after a refusal the same key makes a draft of the current cart, which can be placed', async () => {
    await shop.api.database
      .sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
    const others = { form: { discount: 'EENMAAL' }, headers: { 'Idempotency-Key': 'cart-1' } };
    const draft = await shop.draft([[shop.paint.id, 20]], others);
    await shop.api.database.sql`update coupons set used = 1 where code = 'EENMAAL'`;
    expect((await shop.place(draft.order_id)).status).toBe(409);
    const next = await shop.draft([[shop.paint.id, 20]], others);
    expect(next.shopping_cart).toMatchObject({ discount_status: 'used', discount_exclusive: 0 });
    expect((await shop.place(draft.order_id)).status).toBe(404);
    expect((await shop.place(next.order_id)).status).toBe(200);
  });
});

describe('placeOrder.concurrency', () => {
  test('twenty concurrent calls place one order', proofRepeats, async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.place(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 20);
    expect(await shop.mails()).toHaveLength(1);
  });

  test('of twenty buyers of five units five get one, fifteen are told why not', proofRepeats, async () => {
    await shop.api.database
      .sql`update products set stock = 5, price_cents = 6000 where id = ${shop.paint.id}`;
    const buyers = [shop.token, await shop.api.logIn('bij'), await shop.api.logIn('hommel')];
    const orders = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const bearer = buyers[index % buyers.length] ?? shop.token;
        const headers = { 'Idempotency-Key': `buyer-${index}` };
        return { bearer, id: (await shop.draft([[shop.paint.id, 1]], { token: bearer, headers })).order_id };
      }),
    );
    const answers = await Promise.all(orders.map(({ bearer, id }) => shop.place(id, bearer)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({ message: expect.stringMatching(/niet genoeg op voorraad/) });
    expect(await shop.stockOf('demo-verf')).toBe(0);
    expect(await shop.mails()).toHaveLength(5);
  });

  test('orders that share products never deadlock, regardless of their other products', async () => {
    const rows = await shop.api.database.sql<{ id: number }[]>`
    select id from products where stock > 1000 and order_limit is null and deal is null order by id desc limit 120`;
    const ids = rows.map(({ id }) => id);
    const drafts = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const headers = { 'Idempotency-Key': `order-${index}` };
        const chosen = ids.filter((_id, place) => place % ((index % 6) + 1) === 0);
        return shop.draft(
          chosen.map((id) => [id, 9]),
          { headers },
        );
      }),
    );
    const answers = await Promise.all(drafts.map((draft) => shop.place(draft.order_id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('a coupon with one use is used by one of two orders', proofRepeats, async () => {
    await shop.api.database
      .sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
    const form = { discount: 'EENMAAL' };
    const one = await shop.draft([[shop.paint.id, 20]], { form });
    const other = await shop.draft([[shop.paint.id, 21]], { form });
    const answers = await Promise.all([shop.place(one.order_id), shop.place(other.order_id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('getAccountPayment', () => {
  test('[T62] an order on account is placed: in the history, out of stock, with a mail in the outbox', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
    expect((await shop.place(id)).status).toBe(200);
    const { orders } = await shop.api.data<{ orders: WireOrderListItem[] }>('GET', '/order/1/100', {
      token: shop.token,
    });
    expect(orders).toMatchObject([{ id, products: 1, status: 'placed' }]);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 20);
    expect(await shop.mails()).toEqual([
      { uniqueKey: `order-confirmation:${id}`, payload: expect.objectContaining({ orderId: id }) },
    ]);
  });

  test('[T62] an order by direct debit is placed likewise', async () => {
    const bee = await shop.api.logIn('bij');
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { token: bee });
    expect((await shop.place(id, bee)).status).toBe(200);
  });

  test('a second call has the same response and takes nothing more', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    const [first, second] = [await shop.place(id), await shop.place(id)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await first.json()).toEqual(await second.json());
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 20);
    expect(await shop.mails()).toHaveLength(1);
  });

  test('[T61, K05] it returns the delivery date: the chosen one, or the first offered when that has passed', async () => {
    const draft = await shop.draft([[shop.paint.id, 20]]);
    const answered = async (id: number) => (await (await shop.place(id)).json()).data.delivery;
    expect(await answered(draft.order_id)).toBe(draft.delivery);
    const late = await shop.draft([[shop.paint.id, 21]]);
    await shop.api.database.sql`update orders set delivery_date = '2020-01-01' where id = ${late.order_id}`;
    expect(await answered(late.order_id)).toBe(late.delivery_dates[0]);
    expect(await answered(late.order_id)).toBe(late.delivery_dates[0]);
  });

  test('a user who switched orders for that company, and the login is recorded', async () => {
    const parent = await shop.api.logIn('koepel');
    const { companies } = await shop.api.data<{ companies: { name: string; fk_user_id: number }[] }>(
      'GET',
      '/account/kdv',
      { token: parent },
    );
    const switched = await shop.api.data<string>('GET', `/account/switch/${companies[0]?.fk_user_id}`, {
      token: parent,
    });
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { token: switched });
    expect((await shop.place(id, parent)).status).toBe(404);
    expect((await shop.place(id, switched)).status).toBe(200);
    const rows = await shop.api.database.sql`
    select users.id = ${companies[0]?.fk_user_id ?? 0} as ordered_for, original.email from orders
      join users on users.id = orders.user_id join users as original on original.id = orders.original_user_id`;
    expect([...rows]).toEqual([{ orderedFor: true, email: 'koepel@demo.magazijn.test' }]);
  });

  test('[R03] another company’s order is not found, and stays a draft', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    for (const name of ['bij', 'hommel', 'koepel', 'beheer']) {
      expect((await shop.place(id, await shop.api.logIn(name))).status).toBe(404);
    }
    expect((await shop.api.send('GET', `/payment/account/${id}`)).status).toBe(401);
    const order = await shop.detail(id);
    expect(order.status).toBe('draft');
  });

  test.each([
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('with %s nothing is placed', async (_what, headers: Record<string, string>) => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
    expect(
      (await shop.api.send('GET', `/payment/account/${id}`, { token: shop.token, headers })).status,
    ).toBe(403);
    expect(await shop.mails()).toEqual([]);
  });

  test.each(['0', '-1', '1.5', 'abc', '1e3', '%00', '__proto__'])(
    'the id %s is refused',
    async (id) => {
      expect([400, 404]).toContain(
        (await shop.api.send('GET', `/payment/account/${id}`, { token: shop.token })).status,
      );
    },
  );

  test('a hundred lines take as many statements as one', async () => {
    const rows = await shop.api.database.sql<{ id: number }[]>`
    select id from products where stock > 100 and order_limit is null and price_cents > 6000 order by id limit 100`;
    const count = async (length: number) => {
      const { order_id: id } = await shop.draft(rows.slice(0, length).map((row) => [row.id, 1]));
      shop.api.statements.length = 0;
      expect((await shop.place(id)).status).toBe(200);
      return shop.api.statements.length;
    };
    expect(rows.length).toBeGreaterThan(20);
    expect(await count(rows.length)).toBe(await count(1));
  });
});
