import { expect, test } from 'vitest';
import { openTestShop } from '../../apps/api/src/testing/openTestShop.ts';
import { proofCount, tellProof } from '../../testing/tellProof.ts';

const shop = openTestShop();
const races = proofCount(3);
const buyers = 100;
const stock = 10;

test('a hundred orders at once for the last ten: ten are placed, ninety are told why not, and no more is sold', async () => {
  const { sql } = shop.api.database;
  for (let race = 0; race < races; race += 1) {
    await sql`truncate orders, order_lines, outbox, payments, payment_notifications, order_backorders`;
    // Dear enough that one piece reaches the minimum.
    await sql`update products set stock = ${stock}, price_cents = 6000 where id = ${shop.paint.id}`;
    const drafts = await Promise.all(
      Array.from({ length: buyers }, (_, buyer) =>
        shop.draft([[shop.paint.id, 1]], { headers: { 'Idempotency-Key': `race-${race}-${buyer}` } }),
      ),
    );
    const answers = await Promise.all(drafts.map(({ order_id: id }) => shop.place(id)));
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([placed.length, refused.length]).toEqual([stock, buyers - stock]);
    for (const answer of refused) expect((await answer.json()).message).toMatch(/niet genoeg op voorraad/);
    const [left] = await sql<{ stock: number; sold: number; mails: number }[]>`
      select (select stock from products where id = ${shop.paint.id}) as stock,
          (select count(*)::int from orders where status = 'placed') as sold,
          (select count(*)::int from outbox where kind = 'order-confirmation') as mails`;
    expect(left).toEqual({ stock: 0, sold: stock, mails: stock });
  }
  tellProof(races, `races of ${buyers} for ${stock}`);
});
