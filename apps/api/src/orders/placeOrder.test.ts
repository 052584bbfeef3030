import { describe, expect, test } from 'vitest';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

test('an order whose mail cannot be noted is not placed, and can be placed later', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  await shop.api.database.sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
  const answer = await shop.api.app.request(`/api/v1/payment/account/${id}`, {
    headers: { authorization: `Bearer ${shop.token}` },
  });
  await shop.api.database.sql`alter table outbox drop constraint planted`;
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: expect.not.stringMatching(/planted|outbox/) });
  expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
  expect((await shop.place(id)).status).toBe(200);
});

describe('a refusal leaves everything as it was', () => {
  test.each([
    ['sold out meanwhile', 'update products set stock = 19 where path = $1'],
    ['taken from the range meanwhile', 'update products set available = false where path = $1'],
    ['limited meanwhile', 'update products set order_limit = 19 where path = $1'],
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

  test('[X04] under the minimum', async () => {
    const { order_id: id } = await shop.draft([[shop.paint.id, 1]]);
    expect((await shop.place(id)).status).toBe(409);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
  });

  test('one of two products is short: the other’s stock is not touched', async () => {
    const juice = await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1');
    const { order_id: id } = await shop.draft([
      [shop.paint.id, 20],
      [juice.id, 3],
    ]);
    await shop.api.database.sql`update products set stock = 2 where id = ${juice.id}`;
    expect((await shop.place(id)).status).toBe(409);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
  });

  test('a company that pays by card has to pay first, and is told so', async () => {
    const ant = await shop.api.logIn('mier');
    const { order_id: id } = await shop.draft([[shop.paint.id, 20]], { token: ant });
    const answer = await shop.place(id, ant);
    expect(answer.status).toBe(409);
    expect((await answer.json()).message).toMatch(/eerst betaald/);
    expect(await shop.stockOf('demo-verf')).toBe(shop.paint.stock);
  });
});

test('a company that pays in another way since the draft has to order anew', async () => {
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

test('prices are those of the draft, whatever happens to the product', async () => {
  const draft = await shop.draft([[shop.paint.id, 20]]);
  await shop.api.database
    .sql`update products set price_cents = 1, description = 'Anders' where id = ${shop.paint.id}`;
  await shop.place(draft.order_id);
  const order = await shop.detail(draft.order_id);
  expect(order.shopping_cart.total_inclusive).toBe(draft.shopping_cart.total_inclusive);
  expect(order.shopping_cart.products[0]?.description).not.toBe('Anders');
});

test('free goods leave the stock too, and do not count for the limit of what one may order', async () => {
  const pad = await demoProduct(shop.api.database, 'demo-cadeau');
  const gift = await demoProduct(shop.api.database, 'waskrijtjes-dik');
  await shop.api.database.sql`update products set order_limit = 3 where id = ${gift.id}`;
  const { order_id: id } = await shop.draft([
    [pad.id, 2],
    [gift.id, 3],
    [shop.paint.id, 20],
  ]);
  expect((await shop.place(id)).status).toBe(200);
  expect(await shop.stockOf('waskrijtjes-dik')).toBe(gift.stock - 4);
});

test('an order is not looked for among the drafts that its company has had', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  shop.api.statements.length = 0;
  await shop.place(id);
  const placing = shop.api.statements.find((statement) => statement.includes('with asked as')) ?? '';
  const plan = await shop.api.database.sql.unsafe(`explain (generic_plan) ${placing}`);
  expect(plan.flatMap((row) => Object.values(row)).join()).not.toContain('orders_drafts');
});
