import { expect, test } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

test('a coupon that ended since the draft is refused', async () => {
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

test('a coupon is counted with its order, and not when something is short', async () => {
  await shop.api.database.sql`insert into coupons (code, percentage) values ('LENTE', 10)`;
  const form = { discount: 'LENTE' };
  const uses = async () =>
    (await shop.api.database.sql<{ used: number }[]>`select used from coupons where code = 'LENTE'`)[0]?.used;
  const short = await shop.draft([[shop.paint.id, 21]], { form });
  await shop.api.database.sql`update products set stock = 20 where id = ${shop.paint.id}`;
  expect((await shop.place(short.order_id)).status).toBe(409);
  expect(await uses()).toBe(0);
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { form });
  expect((await shop.place(id)).status).toBe(200);
  expect((await shop.place(id)).status).toBe(200);
  expect(await uses()).toBe(1);
});

test('a code that did not count in the draft keeps nobody from ordering', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { form: { discount: 'GRATIS' } });
  expect((await shop.place(id)).status).toBe(200);
});

test('after a refusal the same key gives a draft of the cart as it is now, which can be placed', async () => {
  await shop.api.database.sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
  const others = { form: { discount: 'EENMAAL' }, headers: { 'Idempotency-Key': 'cart-1' } };
  const draft = await shop.draft([[shop.paint.id, 20]], others);
  await shop.api.database.sql`update coupons set used = 1 where code = 'EENMAAL'`;
  expect((await shop.place(draft.order_id)).status).toBe(409);
  const next = await shop.draft([[shop.paint.id, 20]], others);
  expect(next.shopping_cart).toMatchObject({ discount_status: 'used', discount_exclusive: 0 });
  expect((await shop.place(draft.order_id)).status).toBe(404);
  expect((await shop.place(next.order_id)).status).toBe(200);
});
