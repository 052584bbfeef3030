import { expect, test } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

test('twenty calls at the same moment place one order', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.place(id)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock - 20);
  expect(await shop.mails()).toHaveLength(1);
});

test('twenty buyers of five units: five get one, fifteen hear why not', async () => {
  await shop.api.database.sql`update products set stock = 5, price_cents = 6000 where id = ${shop.paint.id}`;
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

test('orders that share products never block each other, however many others they hold', async () => {
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

test('a coupon that may be used once is used by one of two orders', async () => {
  await shop.api.database.sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
  const form = { discount: 'EENMAAL' };
  const one = await shop.draft([[shop.paint.id, 20]], { form });
  const other = await shop.draft([[shop.paint.id, 21]], { form });
  const answers = await Promise.all([shop.place(one.order_id), shop.place(other.order_id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
