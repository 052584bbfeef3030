import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { hmacSignature } from './mountPaymentWebhook.ts';

const shop = openPaymentShop();
const key = () => shop.provider.environment.ADYEN_HMAC_KEY ?? '';

const event = (reference: string, changes: object = {}) => ({
  pspReference: 'PSP0000000000001',
  merchantAccountCode: 'MagazijnSandbox',
  merchantReference: reference,
  amount: { value: 100, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true' as const,
  ...changes,
});

function post(items: readonly ReturnType<typeof event>[], changes: { live?: string; key?: string } = {}) {
  const notificationItems = items.map((item) => ({
    NotificationRequestItem: {
      ...item,
      additionalData: { hmacSignature: hmacSignature(item, changes.key ?? key()) },
    },
  }));
  return shop.api.app.request('/api/v1/payment/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ live: changes.live ?? 'false', notificationItems }),
  });
}

const payment = async () => {
  const [row] = await shop.api.database.sql<{ reference: string; amountCents: number; state: string }[]>`
    select reference, amount_cents, state from payments order by id desc limit 1`;
  if (!row) throw new Error('no payment');
  return row;
};
const stored = () =>
  shop.api.database.sql<{ outcome: string }[]>`select outcome from payment_notifications order by id`;
const stock = async () => {
  const [row] = await shop.api.database.sql<
    { stock: number }[]
  >`select stock from products where id = ${shop.paint.id}`;
  return row?.stock;
};
const mails = () => shop.api.database.sql<{ kind: string }[]>`select kind from outbox order by id`;

describe('the event of a paid order', () => {
  test('places it once (stock, mail, history), however often it arrives', async () => {
    const order = await shop.order();
    const back = await shop.payAtBank(order, 'Authorised');
    await shop.settled();
    const { reference, amountCents } = await payment();
    const again = event(reference, {
      amount: { value: amountCents, currency: 'EUR' },
      pspReference: 'PSP-2',
    });
    expect(await (await post([again, again])).text()).toBe('[accepted]');
    expect((await post([again])).status).toBe(200);
    await shop.report(order, (await shop.finish(back)).sessionResult);
    await shop.settled();
    expect(await shop.statusOf(order)).toBe('placed');
    expect(await stock()).toBe(shop.paint.stock - 20);
    expect(await mails()).toEqual([{ kind: 'order-confirmation' }, { kind: 'invoice' }]);
  });

  test('delivered ten times at once, with the browser’s result, places one order', async () => {
    const order = await shop.order();
    shop.online = false;
    const back = await shop.payAtBank(order, 'Authorised');
    const { sessionResult } = await shop.finish(back);
    const { reference, amountCents } = await payment();
    const amount = { value: amountCents, currency: 'EUR' };
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        post([event(reference, { amount, pspReference: `P${index}` })]),
      ),
      ...Array.from({ length: 5 }, () => shop.report(order, sessionResult)),
    ]);
    shop.online = true;
    await shop.settled();
    expect(await stock()).toBe(shop.paint.stock - 20);
    expect(await mails()).toEqual([{ kind: 'order-confirmation' }, { kind: 'invoice' }]);
  });

  test('a coupon is counted once', async () => {
    await shop.api.database
      .sql`insert into coupons (code, percentage, usage_limit) values ('EENMAAL', 10, 1)`;
    const form = { [`products[${shop.paint.id}]`]: '30', discount: 'EENMAAL' };
    const { order } = await shop.api.data<{ order: Awaited<ReturnType<typeof shop.order>> }>(
      'POST',
      '/order/create',
      {
        token: shop.token,
        form,
      },
    );
    await shop.payAtBank(order, 'Authorised');
    await shop.settled();
    const rows = await shop.api.database.sql<
      { used: number }[]
    >`select used from coupons where code = 'EENMAAL'`;
    await shop.api.database.sql`delete from coupons where code = 'EENMAAL'`;
    expect([...rows]).toEqual([{ used: 1 }]);
    expect(await shop.statusOf(order)).toBe('placed');
  });

  test('places an order with sold-out products, and lists its backorders', async () => {
    const order = await shop.order();
    await shop.api.database.sql`update products set stock = 8 where id = ${shop.paint.id}`;
    await shop.payAtBank(order, 'Authorised');
    await shop.settled();
    expect(await stock()).toBe(0);
    const state = await shop.state(order);
    expect(state).toMatchObject({ state: 'placed', backorders: [{ amount: 12 }] });
    expect(shop.api.reports).toMatchObject([{ event: 'payment-backorder' }]);
    const [mail] = await shop.api.database.sql<
      { payload: { backorders: unknown[] } }[]
    >`select payload from outbox`;
    expect(mail?.payload.backorders).toEqual(state.backorders);
  });

  test('counts after a refusal; a refusal after it does not', async () => {
    const order = await shop.order();
    const { reference, amountCents } = await payment();
    const amount = { value: amountCents, currency: 'EUR' };
    await post([event(reference, { amount, success: 'false' })]);
    await shop.settled();
    expect((await shop.state(order)).state).toBe('refused');
    await post([event(reference, { amount })]);
    await post([event(reference, { amount, success: 'false', pspReference: 'LATE' })]);
    await post([event(reference, { amount, eventCode: 'OFFER_CLOSED' })]);
    await shop.settled();
    expect((await shop.state(order)).state).toBe('placed');
  });

  test.each([
    ['a cent less', (value: number) => ({ value: value - 1, currency: 'EUR' })],
    ['a cent more', (value: number) => ({ value: value + 1, currency: 'EUR' })],
    ['another currency', (value: number) => ({ value, currency: 'USD' })],
  ])('%s than was asked places nothing, and is reported', async (_what, amountOf) => {
    const order = await shop.order();
    const { reference, amountCents } = await payment();
    await post([event(reference, { amount: amountOf(amountCents) })]);
    await shop.settled();
    expect(await shop.statusOf(order)).toBe('awaiting-payment');
    expect(shop.api.reports).toEqual([{ event: 'payment-amount-mismatch', reference }]);
    expect([...(await stored())]).toEqual([{ outcome: 'amount-mismatch' }]);
  });

  test('for an order already paid by another payment is reported and refunded', async () => {
    const headers = { 'Idempotency-Key': 'twice' };
    const first = await shop.order(20, headers);
    const { reference, amountCents } = await payment();
    await shop.report(first, null);
    await shop.payAtBank(await shop.order(20, headers), 'Authorised');
    await shop.settled();
    await post([event(reference, { amount: { value: amountCents, currency: 'EUR' } })]);
    await shop.settled();
    expect(shop.api.reports[0]).toEqual({ event: 'payment-surplus', reference });
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual([
      'invoice',
      'order-confirmation',
      'payment-refunded',
      'refund-notice',
    ]);
    expect(
      await shop.api.database.sql`
        select data ->> 'about' as reference, refund_reason from jobs.job
          join payments on singleton_key = payments.id::text where name = 'payment-refund'`,
    ).toEqual([{ reference, refundReason: 'paid-twice' }]);
  });
});

test('the refusal of a pending payment is mailed to the buyer', async () => {
  const order = await shop.order();
  await shop.payAtBank(order, 'Pending');
  await shop.settled();
  const { reference } = await payment();
  await post([event(reference, { success: 'false' })]);
  await shop.settled();
  expect((await shop.state(order)).state).toBe('refused');
  expect(await mails()).toEqual([{ kind: 'payment-pending' }, { kind: 'payment-failed' }]);
});

test('events that change nothing are stored', async () => {
  await post([event('KKN000000001-1', { eventCode: 'CAPTURE' })]);
  await shop.settled();
  expect([...(await stored())]).toEqual([{ outcome: 'noted' }]);
});

test('an unknown reference is stored and reported', async () => {
  expect(await (await post([event('KKN999999999-1')])).text()).toBe('[accepted]');
  await shop.settled();
  expect([...(await stored())]).toEqual([{ outcome: 'unknown-reference' }]);
  expect(shop.api.reports).toEqual([{ event: 'payment-unknown-reference', reference: 'KKN999999999-1' }]);
});

test('an event that cannot be handled is stored and handled later', async () => {
  const order = await shop.order();
  await shop.api.database.sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
  await shop.payAtBank(order, 'Authorised');
  await shop.settled();
  expect(shop.failures).toMatchObject([{ event: 'payment-notification-failed' }]);
  await shop.api.database.sql`alter table outbox drop constraint planted`;
  expect(await shop.statusOf(order)).toBe('awaiting-payment');
  await shop.api.database.sql`update jobs.job set start_after = now() where state = 'retry'`;
  await shop.settled();
  expect(await shop.statusOf(order)).toBe('placed');
});

test('a burst of webhooks is one statement and one job per event', async () => {
  shop.api.statements.length = 0;
  const burst = Array.from({ length: 60 }, (_, index) =>
    event('KKN000000001-1', { eventCode: 'CAPTURE', pspReference: `BURST-${index}` }),
  );
  await Promise.all(burst.map(async (each) => post([each])));
  expect(shop.api.statements.map((text) => /^\s*(\w+ \w+ \w+)/.exec(text)?.[1])).toEqual(
    Array(60).fill('insert into payment_notifications'),
  );
  const { sql } = shop.api.database;
  expect(await sql`select from jobs.job where name = 'payment-notification'`).toHaveLength(60);
  await shop.settled();
  expect(await sql`select from payment_notifications where outcome = 'noted'`).toHaveLength(60);
});

describe('a client other than the provider', () => {
  test.each([
    ['another key', { key: '00'.repeat(32) }, {}],
    ['a live event in the test environment', { live: 'true' }, {}],
    ['another account', {}, { merchantAccountCode: 'Elsewhere' }],
  ])('with %s is refused, and nothing is stored', async (_what, changes, item) => {
    const order = await shop.order();
    const { reference, amountCents } = await payment();
    const forged = event(reference, { amount: { value: amountCents, currency: 'EUR' }, ...item });
    expect((await post([forged], changes)).status).toBe(401);
    expect(await stored()).toHaveLength(0);
    expect(await shop.statusOf(order)).toBe('awaiting-payment');
  });

  test('cannot change a signed event', async () => {
    const order = await shop.order();
    const { reference, amountCents } = await payment();
    const signed = event(reference, { success: 'false', amount: { value: amountCents, currency: 'EUR' } });
    const additionalData = { hmacSignature: hmacSignature(signed, key()) };
    const items = [{ NotificationRequestItem: { ...signed, success: 'true', additionalData } }];
    const answer = await shop.api.app.request('/api/v1/payment/webhook', {
      method: 'POST',
      body: JSON.stringify({ live: 'false', notificationItems: items }),
    });
    expect(answer.status).toBe(401);
    expect(await shop.statusOf(order)).toBe('awaiting-payment');
  });

  test('gets a 4xx for any body, never a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
        const answer = await shop.api.app.request('/api/v1/payment/webhook', { method: 'POST', body });
        expect([400, 401]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
    expect(await stored()).toHaveLength(0);
  });
});

describe('events that belong to no payment', () => {
  test.each([
    ['no reference and no amount', { merchantReference: undefined, amount: undefined }],
    ['nulls', { merchantReference: null, originalReference: null, amount: null, reason: null }],
    ['an amount of nulls', { amount: { value: null, currency: null } }],
    ['long references', { merchantReference: 'R'.repeat(2_000), originalReference: 'O'.repeat(2_000) }],
    ['characters that PostgreSQL cannot store', { merchantReference: 'a\0b\ud800', reason: 'c\0\udfff' }],
  ])('%s: accepted and stored', async (_name, changes) => {
    const answer = await post([event('REPORT', { eventCode: 'REPORT_AVAILABLE', ...changes })]);
    expect([answer.status, await answer.text()]).toEqual([200, '[accepted]']);
    await shop.settled();
    expect(await stored()).toMatchObject([{ outcome: 'noted' }]);
  });

  test('an authorisation without an amount pays nothing', async () => {
    const order = await shop.order();
    const { reference } = await payment();
    expect((await post([event(reference, { amount: undefined })])).status).toBe(200);
    await shop.settled();
    expect(await stored()).toMatchObject([{ outcome: 'incomplete' }]);
    expect(await shop.statusOf(order)).not.toBe('placed');
  });
});
