import type { WireOrderListItem } from '@magazijn/api-client/schemas';
import { expect, test } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';

const shop = openTestShop();

const list = async (bearer = shop.token, page = '1/100') =>
  (await shop.api.data<{ orders: WireOrderListItem[] }>('GET', `/order/${page}`, { token: bearer })).orders;

async function placeOrder(amount: number, at: string, bearer = shop.token): Promise<number> {
  shop.api.setTime(at);
  const { order_id: id } = await shop.draft([[shop.paint.id, amount]], { token: bearer });
  await shop.api.data('GET', `/payment/account/${id}`, { token: bearer });
  return id;
}

test('[E03] the history shows number, date, number of products and total of placed orders, the latest first', async () => {
  expect(await list()).toEqual([]);
  const first = await placeOrder(20, '2026-11-18T10:00:00Z');
  const second = await placeOrder(21, '2026-11-18T10:30:00Z');
  const { shopping_cart: cart } = await shop.draft([[shop.paint.id, 20]]);
  const orders = await list();
  expect(orders.map(({ id }) => id)).toEqual([second, first]);
  expect(orders[1]).toMatchObject({
    order_number: `KKN${String(first).padStart(9, '0')}`,
    creation_date: '2026-11-18T10:00:00.000Z',
    products: 1,
    total_price: cart.total_inclusive,
  });
});

test('[E03] asked for its lines, each order says what was ordered, under which reference, and what VAT it has', async () => {
  const id = await placeOrder(20, '2026-11-18T10:00:00Z');
  const [plain] = await list();
  expect(plain).not.toHaveProperty('lines');
  const [order] = await list(shop.token, '1/100?lines=1');
  expect(order).toMatchObject({ id, order_reference: '', lines: [{ amount: 20 }] });
  const sum = order?.vat?.reduce((total, { net, vat }) => total + net + vat, 0) ?? 0;
  expect(sum).toBeCloseTo(order?.total_price ?? 0, 2);
});

test('the history is read page by page', async () => {
  for (const amount of [20, 21, 22]) await placeOrder(amount, `2026-11-18T10:${amount}:00Z`);
  const whole = await list();
  expect(whole).toHaveLength(3);
  expect(await list(shop.token, '1/1')).toEqual(whole.slice(0, 1));
  expect(await list(shop.token, '2/1')).toEqual(whole.slice(1, 2));
  expect(await list(shop.token, '10000/100')).toEqual([]);
});

test('any number of orders takes as many statements', async () => {
  for (const amount of [20, 21, 22]) await placeOrder(amount, `2026-11-18T10:${amount}:00Z`);
  const count = async (page: string) => {
    shop.api.statements.length = 0;
    await list(shop.token, page);
    return shop.api.statements.length;
  };
  expect(await count('1/100')).toBe(await count('1/1'));
});

test('[R03] a company sees its own orders only', async () => {
  const bee = await shop.api.logIn('bij');
  const own = await placeOrder(22, '2026-11-18T10:40:00Z', bee);
  expect((await list(bee)).map(({ id }) => id)).toEqual([own]);
  expect((await list()).map(({ id }) => id)).not.toContain(own);
});

test('[R04] the history is for who is logged in', async () => {
  expect((await shop.api.send('GET', '/order/1/100')).status).toBe(401);
});

test.each(['0/100', '1/0', '1/101', '10001/1', '-1/5', '1.5/5', 'abc/5', '1/1e2', '1e309/1'])(
  'the page %s is refused',
  async (page) => {
    expect((await shop.api.send('GET', `/order/${page}`, { token: shop.token })).status).toBe(400);
  },
);
