import { describe, expect, test } from 'vitest';
import { createPasswordReset } from '../../apps/api/src/accounts/passwords.ts';
import { demoPassword } from '../../apps/api/src/testing/openTestApi.ts';
import { openTestShop } from '../../apps/api/src/testing/openTestShop.ts';
import { proofCount, tellProof } from '../../testing/tellProof.ts';

const shop = openTestShop();
const rounds = proofCount(2);
const atOnce = 50;
const butterfly = 'vlinder@demo.magazijn.test';

/** The statuses of the same request, sent fifty times at the same moment: how often each came. */
async function statuses(send: (copy: number) => Promise<Response>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: atOnce }, (_, copy) => send(copy)));
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

describe(`what may be used once, used ${atOnce} times at once`, () => {
  test('a link to choose a new password', async () => {
    for (let round = 0; round < rounds; round += 1) {
      // The owner's own, as the mail has it: it stands in no other place.
      const [user] = await shop.api.database.sql<{ id: number }[]>`
        select id from users where email = ${butterfly}`;
      const token = await createPasswordReset(
        shop.api.database.sql,
        user?.id ?? 0,
        new Date('2026-11-18T10:00:00Z'),
      );
      const password = `Vlinder-vliegt-${2000 + round}`;
      const form = {
        'password[plainPassword][first]': password,
        'password[plainPassword][second]': password,
      };
      const used = await statuses(() => shop.api.send('POST', `/password/reset/${token}`, { form }));
      expect(used).toEqual({ 200: 1, 404: atOnce - 1 });
    }
    tellProof(rounds, `links used ${atOnce} times at once`);
  });

  test('a code that a punch-out begins with', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const credentials = { username: 'bij@demo.magazijn.test', password: demoPassword };
      const { code } = await shop.api.data<{ code: string }>('POST', '/punch-out/code', {
        form: credentials,
      });
      const used = await statuses(() => shop.api.send('POST', '/punch-out/exchange', { form: { code } }));
      expect(used).toEqual({ 200: 1, 401: atOnce - 1 });
    }
    tellProof(rounds, `codes used ${atOnce} times at once`);
  });

  test('a coupon with one use left', async () => {
    const { sql } = shop.api.database;
    const token = await shop.api.logIn('bij');
    for (let round = 0; round < rounds; round += 1) {
      const code = `EENMAAL${round}`;
      await sql`insert into coupons (code, percentage, usage_limit) values (${code}, 10, 1)`;
      const drafts: { readonly order_id: number }[] = [];
      for (let copy = 0; copy < atOnce; copy += 1) {
        const headers = { 'Idempotency-Key': `coupon-${round}-${copy}` };
        drafts.push(await shop.draft([[shop.paint.id, 20]], { headers, token, form: { discount: code } }));
      }
      const used = await statuses((copy) => shop.place(drafts[copy]?.order_id ?? 0, token));
      expect(used).toEqual({ 200: 1, 409: atOnce - 1 });
      expect([...(await sql`select used from coupons where code = ${code}`)]).toEqual([{ used: 1 }]);
    }
    tellProof(rounds, `coupons used ${atOnce} times at once`);
  });

  test('a draft: each is told that it is placed, and it is one order with one mail', async () => {
    const { sql } = shop.api.database;
    const token = await shop.api.logIn('bij');
    for (let round = 0; round < rounds; round += 1) {
      await sql`truncate orders, order_lines, outbox, payments, payment_notifications, order_backorders`;
      const before = await shop.stockOf('demo-verf');
      const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { token });
      expect(await statuses(() => shop.place(id, token))).toEqual({ 200: atOnce });
      expect(await shop.stockOf('demo-verf')).toBe(before - 20);
      expect(await shop.mails()).toHaveLength(1);
    }
    tellProof(rounds, `drafts placed ${atOnce} times at once`);
  });
});
