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
