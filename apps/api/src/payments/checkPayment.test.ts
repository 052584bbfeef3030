import { expect, test } from 'vitest';
import { cartForm } from '../testing/cartForm.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';

const shop = openPaymentShop();
const headers = { 'Idempotency-Key': 'cart-1' };

test.each([
  ['Authorised', 'placed'],
  ['Pending', 'pending'],
  ['Received', 'pending'],
  ['Cancelled', 'refused'],
  ['Refused', 'refused'],
])(
  'a browser that is back before the webhook, with %s: the server asks the provider, and says %s',
  async (outcome, state) => {
    const order = await shop.order(20, headers);
    shop.online = false;
    const { sessionResult } = await shop.finish(await shop.payAtBank(order, outcome));
    expect((await shop.report(order, sessionResult)).state).toBe(state);
    expect((await shop.state(order)).cart_version).toBe('cart-1');
  },
);

test('a refusal that the browser reports before the webhook makes the next attempt another session, which the webhook leaves open', async () => {
  const first = await shop.order(20, headers);
  shop.online = false;
  const { sessionResult } = await shop.finish(await shop.payAtBank(first, 'Refused'));
  await shop.report(first, sessionResult);
  const second = await shop.order(20, headers);
  expect(second.order_id).toBe(first.order_id);
  expect(second.checkout?.sessionId).not.toBe(first.checkout?.sessionId);
  shop.online = true;
  await shop.settled();
  expect([(await shop.state(first)).state, (await shop.state(second)).state]).toEqual(['refused', 'open']);
});

test('an invented result of a browser changes nothing', async () => {
  const order = await shop.order();
  expect((await shop.report(order, 'Authorised')).state).toBe('open');
  expect(shop.api.reports).toMatchObject([{ event: 'payment-provider-failed' }]);
});

test('the result of another session does not pay for this one', async () => {
  const cheap = await shop.order(12, { 'Idempotency-Key': 'cheap' });
  const expensive = await shop.order(90, { 'Idempotency-Key': 'expensive' });
  shop.online = false;
  const { sessionResult } = await shop.finish(await shop.payAtBank(cheap, 'Authorised'));
  expect((await shop.report(expensive, sessionResult)).state).toBe('open');
  expect(await shop.statusOf(expensive)).toBe('awaiting-payment');
});

test('while the provider is unavailable, the webhook decides', async () => {
  const order = await shop.order();
  shop.online = false;
  const { sessionResult } = await shop.finish(await shop.payAtBank(order, 'Authorised'));
  await shop.provider.fault('session-result', 'drop');
  expect((await shop.report(order, sessionResult)).state).toBe('open');
  shop.online = true;
  await shop.settled();
  expect((await shop.state(order)).state).toBe('placed');
});

test('a session that a browser could not open is replaced by a new one of the same order', async () => {
  const first = await shop.order(20, headers);
  expect((await shop.report(first, null)).state).toBe('expired');
  const second = await shop.order(20, headers);
  expect(second.order_id).toBe(first.order_id);
  expect(second.checkout?.sessionId).not.toBe(first.checkout?.sessionId);
});

test('[T63] a used result is refused by the provider, and changes nothing', async () => {
  const order = await shop.order();
  const back = await shop.payAtBank(order, 'Authorised');
  await shop.finish(back);
  expect((await shop.finish(back)).resultCode).toBeUndefined();
  await shop.settled();
  expect((await shop.state(order)).state).toBe('placed');
});

test('another company can neither read nor report a result', async () => {
  const order = await shop.order();
  const token = await shop.api.logIn('vlinder');
  const path = `/payment/result/${order.checkout?.sessionId}`;
  expect((await shop.api.send('POST', path, { token, form: { unusable: '1' } })).status).toBe(404);
  expect((await shop.state(order)).state).toBe('open');
});

test('a restart of the provider loses neither a session nor a webhook', async () => {
  const order = await shop.order();
  shop.online = false;
  await shop.payAtBank(order, 'Authorised');
  shop.provider.restart();
  shop.online = true;
  await shop.settled();
  expect(await shop.statusOf(order)).toBe('placed');
});

test('the provider repeats a failed webhook until it is accepted', async () => {
  await shop.provider.fault('webhook', 'drop', 2);
  const order = await shop.order();
  await shop.payAtBank(order, 'Authorised');
  await shop.settled();
  expect(await shop.statusOf(order)).toBe('placed');
});

test('the events of an order paid by card have the client’s address, or none when they come from the webhook', async () => {
  const { api, token } = shop;
  const eventsOf = async ({ order_id: id }: { readonly order_id: number }) =>
    (
      await api.database.sql<{ event: string; address: string }[]>`
        select event, address from audit_events where details ->> 'order' = ${String(id)} order by id`
    ).map(({ event, address }) => `${event} ${address}`);
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const order = await shop.order(20, { ...headers, ...from });
  shop.online = false;
  const { sessionResult } = await shop.finish(await shop.payAtBank(order, 'Authorised'));
  await api.data('POST', `/payment/result/${order.checkout?.sessionId}`, {
    token,
    headers: from,
    form: { session_result: sessionResult },
  });
  expect(await eventsOf(order)).toEqual(['order-awaiting-payment 198.51.100.7', 'order-placed 198.51.100.7']);
  shop.online = true;
  const other = await shop.order(30, { ...from, 'Idempotency-Key': 'cart-2' });
  await shop.finish(await shop.payAtBank(other, 'Authorised'));
  await shop.settled();
  expect(await eventsOf(other)).toEqual(['order-awaiting-payment 198.51.100.7', 'order-placed ']);
});

test('the event of an order abandoned by a new order has the client’s address', async () => {
  const { api, paint } = shop;
  const left = await shop.order(20, headers);
  api.setTime('2026-11-25T10:00:00+01:00');
  const token = await api.logIn('mier');
  const form = cartForm([[paint.id, 30]]);
  await api.data('POST', '/order/create', { token, form, headers: { 'x-forwarded-for': '198.51.100.8' } });
  expect(await shop.statusOf(left)).toBe('refused');
  const [event] = await api.database.sql<{ address: string }[]>`
    select address from audit_events
      where event = 'order-refused' and details ->> 'order' = ${String(left.order_id)}`;
  expect(event?.address).toBe('198.51.100.8');
});
