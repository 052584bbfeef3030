import type { WireOrderDetail, WireOrderListItem } from '@magazijn/api-client/schemas';
import { expect, test } from 'vitest';
import type { WireDraft } from '../orders/toWireOrder.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { wednesday } from '../testing/openTestApi.ts';

const shop = openPaymentShop();
const token = () => shop.token;

const history = async () =>
  (await shop.api.data<{ orders: WireOrderListItem[] }>('GET', '/order/1/100', { token: token() })).orders;
const detail = (id: number) =>
  shop.api.data<WireOrderDetail>('GET', `/order/detail/${id}`, { token: token() });

async function bankDecides(success: boolean): Promise<void> {
  const { sql } = shop.api.database;
  await sql`
    insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
        reason, received_at)
      select 'LATE', 'AUTHORISATION', ${success}, reference, amount_cents, 'EUR', '', now() from payments`;
  shop.api.setTime('2026-11-20T09:00:00Z');
  await shop.settled();
  shop.api.setTime(wednesday);
}

test.each(['Pending', 'Received'])(
  'an order whose payment is %s is in the history with its number, and later with the bank’s decision',
  async (outcome) => {
    const order = await shop.order();
    expect(await history()).toEqual([]);
    await shop.payAtBank(order, outcome);
    await shop.settled();
    const number = `KKN${String(order.order_id).padStart(9, '0')}`;
    expect(await history()).toMatchObject([
      { id: order.order_id, order_number: number, status: 'payment-pending', products: 1 },
    ]);
    expect((await detail(order.order_id)).status).toBe('payment-pending');
    await bankDecides(true);
    expect(await history()).toMatchObject([{ order_number: number, status: 'placed' }]);
  },
);

test('after a later refusal it stays there as refused, with its lines, and a link is mailed', async () => {
  const order = await shop.order();
  await shop.payAtBank(order, 'Pending');
  await shop.settled();
  await bankDecides(false);
  expect(await history()).toMatchObject([{ id: order.order_id, status: 'refused' }]);
  const refused = await detail(order.order_id);
  expect(refused.shopping_cart.products).toMatchObject([{ amount: 20 }]);
  const mails = await shop.api.database.sql`select kind, payload from outbox order by id`;
  expect(mails).toMatchObject([
    { kind: 'payment-pending', payload: { orderId: order.order_id } },
    { kind: 'payment-failed', payload: { orderId: order.order_id } },
  ]);
});

test('ordering the same cart after a refusal creates a new order', async () => {
  const headers = { 'Idempotency-Key': 'cart-1' };
  const order = await shop.order(20, headers);
  await shop.payAtBank(order, 'Pending');
  await shop.settled();
  await bankDecides(false);
  const next = await shop.order(20, headers);
  expect(next.order_id).not.toBe(order.order_id);
  expect(next.checkout).not.toBeNull();
});

test('an unpaid order, or one refused at once, is not in the history', async () => {
  await shop.order(21);
  await shop.payAtBank(await shop.order(22), 'Refused');
  await shop.settled();
  expect(await history()).toEqual([]);
});

test('the address of an abandoned order shows it as unpaid, not refused', async () => {
  const headers = { 'Idempotency-Key': 'cart-1' };
  const order = await shop.order(23, headers);
  expect((await detail(order.order_id)).status).toBe('awaiting-payment');
  await shop.api.database.sql`update orders set status = 'refused' where id = ${order.order_id}`;
  expect((await detail(order.order_id)).status).toBe('unpaid');
  expect(await history()).toEqual([]);
});

test('the history is read by its index, regardless of the number of orders', async () => {
  shop.api.statements.length = 0;
  await history();
  const listing = shop.api.statements.find((text) => text.includes('as products')) ?? '';
  const { sql } = shop.api.database;
  const plan = await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    return transaction.unsafe(`explain (generic_plan) ${listing}`);
  });
  const text = plan.flatMap((row) => Object.values(row)).join('\n');
  expect(text).toContain('orders_history');
  expect(text).not.toContain('Sort');
});

test('a pending payment is mailed once, also when its event is repeated', async () => {
  const { sql } = shop.api.database;
  const order = await shop.order(24);
  await shop.payAtBank(order, 'Pending');
  await shop.settled();
  await sql`
    insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
        reason, received_at)
      select 'AGAIN', 'PENDING', true, reference, amount_cents, 'EUR', '', now() from payments`;
  await shop.settled();
  expect(await sql`select kind from outbox`).toEqual([{ kind: 'payment-pending' }]);
});

test('an order has the payment method that the provider reported', async () => {
  const order = await shop.order(25);
  await shop.payAtBank(order, 'Authorised');
  await shop.settled();
  expect(await detail(order.order_id)).toMatchObject({ status: 'placed', paid_with: 'iDEAL' });
});

test.each([
  ['Authorised', 'as placed'],
  ['Pending', 'while the bank decides, as it leaves the cart in the shop, and not again'],
])('an order that is %s leaves the saved cart %s', async (outcome) => {
  const client = createTestClient(shop.api, shop.token);
  const units = (value: number) => ({ [shop.paint.id]: { value, age: 0 } });
  await client.saveCart(0, { version: 0, quantities: units(21), ordered: [] });
  const { order } = await shop.api.data<{ order: WireDraft }>('POST', '/order/create', {
    token: token(),
    form: cartForm([[shop.paint.id, 20]], { saved_cart: '1' }),
  });
  expect(await client.savedCart(1)).toBe('unchanged');
  await shop.payAtBank(order, outcome);
  await shop.settled();
  const left = {
    version: 2,
    intent: { quantities: { [shop.paint.id]: 1 } },
    orders: [{ id: order.order_id, version: 2 }],
  };
  expect(await client.savedCart(1)).toMatchObject(left);
  if (outcome === 'Pending') await bankDecides(true);
  expect(await client.savedCart(1)).toMatchObject(left);
  await shop.api.database.sql`delete from saved_carts`;
});
