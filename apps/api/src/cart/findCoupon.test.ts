import { expect, test } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const cents = (euros: number | undefined): number => Math.round((euros ?? Number.NaN) * 100);

test('[E07] DEMO10 takes 10 % off the subtotal, however it is typed', async () => {
  const cart = await shop.price([[shop.paint.id, 10]], { discount: ' demo10 ' });
  expect(cart).toMatchObject({ discount: 'DEMO10', discount_status: 'accepted' });
  expect(cents(cart.discount_exclusive)).toBe(Math.round(cents(cart.subtotal_exclusive) / 10));
});

test('[E07] a code that nobody gave out takes nothing off, and the answer says so', async () => {
  const cart = await shop.price([[shop.paint.id, 1]], { discount: 'GRATIS' });
  expect(cart).toMatchObject({ discount: 'GRATIS', discount_status: 'unknown', discount_exclusive: 0 });
});

test('an ended and a used up coupon say why they do not count', async () => {
  await shop.api.database.sql`insert into coupons (code, percentage, ends_at, usage_limit, used) values
    ('VOORBIJ', 10, '2026-11-18T10:00:00Z', null, 0), ('OP', 10, null, 3, 3)`;
  const statusOf = async (discount: string) =>
    (await shop.price([[shop.paint.id, 1]], { discount })).discount_status;
  expect(await statusOf('VOORBIJ')).toBe('ended');
  expect(await statusOf('OP')).toBe('used');
});
