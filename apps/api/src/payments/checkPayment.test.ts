import { expect, test } from 'vitest';
import { openPaymentShop } from '../testing/openPaymentShop.ts';

const shop = openPaymentShop();
const headers = { 'Idempotency-Key': 'cart-1' };

test.each([
  ['Authorised', 'placed'],
  ['Pending', 'pending'],
  ['Received', 'pending'],
  ['Cancelled', 'refused'],
  ['Refused', 'open'],
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

test('what a browser makes up counts for nothing', async () => {
  const order = await shop.order();
  expect((await shop.report(order, 'Authorised')).state).toBe('open');
  expect(shop.api.reports).toMatchObject([{ event: 'payment-provider-failed' }]);
});

test('the result of another session does not pay for this one', async () => {
  const cheap = await shop.order(12, { 'Idempotency-Key': 'cheap' });
  const dear = await shop.order(90, { 'Idempotency-Key': 'dear' });
  shop.online = false;
  const { sessionResult } = await shop.finish(await shop.payAtBank(cheap, 'Authorised'));
  expect((await shop.report(dear, sessionResult)).state).toBe('open');
  expect(await shop.statusOf(dear)).toBe('awaiting-payment');
});

test('while the provider is away the matter is left to the webhook', async () => {
  const order = await shop.order();
  shop.online = false;
  const { sessionResult } = await shop.finish(await shop.payAtBank(order, 'Authorised'));
  await shop.provider.fault('session-result', 'drop');
  expect((await shop.report(order, sessionResult)).state).toBe('open');
  shop.online = true;
  await shop.settled();
  expect((await shop.state(order)).state).toBe('placed');
});

test('a session that a browser could not open gives way to a new one, of the same order', async () => {
  const first = await shop.order(20, headers);
  expect((await shop.report(first, null)).state).toBe('expired');
  const second = await shop.order(20, headers);
  expect(second.order_id).toBe(first.order_id);
  expect(second.checkout?.sessionId).not.toBe(first.checkout?.sessionId);
});

test('[T63] a result that was used already is refused by the provider, and changes nothing', async () => {
  const order = await shop.order();
  const back = await shop.payAtBank(order, 'Authorised');
  await shop.finish(back);
  expect((await shop.finish(back)).resultCode).toBeUndefined();
  await shop.settled();
  expect((await shop.state(order)).state).toBe('placed');
});

test('a stranger can neither ask nor tell', async () => {
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

test('a provider that cannot be reached with its webhook tries again until it is accepted', async () => {
  await shop.provider.fault('webhook', 'drop', 2);
  const order = await shop.order();
  await shop.payAtBank(order, 'Authorised');
  await expect.poll(() => shop.statusOf(order), { timeout: 10_000 }).toBe('placed');
});
