// Over 300 lines: the use of a coupon from its reservation to the refund of a payment that lost it, in one shop.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PaymentProvider, ProviderError } from '../payments/createPaymentProvider.ts';
import { refundPayment } from '../payments/refundPayment.ts';
import { workFigures } from '../system/workFigures.ts';
import { cartForm } from '../testing/cartForm.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { runAdmin } from '../testing/runAdmin.ts';
import { freeLapsedCoupons } from './couponReservation.ts';

const shop = openPaymentShop();
type CreatedOrder = Awaited<ReturnType<typeof shop.order>>;
const discount = 'EENMAAL';

beforeEach(async () => {
  const { sql } = shop.api.database;
  await sql`delete from coupons where code = ${discount}`;
  await sql`insert into coupons (code, percentage, usage_limit) values (${discount}, 10, 1)`;
  // A second company that pays by card.
  await sql`
    update companies set payment = 'ideal' where id = (
      select company_id from users where email = 'hommel@demo.magazijn.test')`;
});

const used = async () =>
  (await shop.api.database.sql<{ used: number }[]>`select used from coupons where code = ${discount}`)[0]
    ?.used;

async function order(quantity: number, token = shop.token): Promise<CreatedOrder> {
  const form = cartForm([[shop.paint.id, quantity]], { discount });
  return (await shop.api.data<{ order: CreatedOrder }>('POST', '/order/create', { token, form })).order;
}
const statusInCart = async (token: string) => {
  const form = cartForm([[shop.paint.id, 33]], { discount });
  return (await shop.api.data<{ discount_status: string }>('POST', '/shop/cart', { token, form }))
    .discount_status;
};

test('of two companies on the payment page the first gets the discount, the second a message that it is used up', async () => {
  const first = await order(30);
  const second = await order(30, await shop.api.logIn('hommel'));
  expect(first.shopping_cart).toMatchObject({ discount_status: 'accepted' });
  expect(second.shopping_cart).toMatchObject({ discount_status: 'used', discount_exclusive: 0 });
  await shop.payAtBank(first, 'Authorised');
  await shop.settled();
  expect(await used()).toBe(1);
});

test('of drafts made before either payment opened one gets the last use, at any moment', async () => {
  await shop.provider.fault('sessions', 'drop', 2);
  const tokens = [shop.token, await shop.api.logIn('hommel')];
  const form = cartForm([[shop.paint.id, 30]], { discount });
  const headers = { 'Idempotency-Key': 'cart-1' };
  const open = (token: string) => shop.api.send('POST', '/order/create', { token, form, headers });
  await shop.api.database.sql`update coupons set usage_limit = null where code = ${discount}`;
  for (const token of tokens) expect((await open(token)).status).toBe(503);
  await shop.api.database.sql`update orders set coupon_reserved_until = null`;
  await shop.api.database.sql`delete from payments`;
  await shop.api.database.sql`update coupons set usage_limit = 1, used = 0 where code = ${discount}`;
  const answers = await Promise.all(tokens.map(open));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.findIndex(({ status }) => status === 409);
  expect(await answers[refused]?.json()).toEqual({ message: 'Deze kortingscode is niet meer geldig.' });
  const again = await order(30, tokens[refused]);
  expect(again.shopping_cart).toMatchObject({ discount_status: 'used' });
  expect(again.checkout).not.toBeNull();
  expect(await used()).toBe(1);
});

test('a use held by a payment page cannot be used on account', async () => {
  await order(30);
  const token = await shop.api.logIn('vlinder');
  expect(await statusInCart(token)).toBe('used');
  const draft = await order(30, token);
  expect(draft.shopping_cart.discount_exclusive).toBe(0);
});

describe('a use held by a payment', () => {
  test.each(['Refused', 'Cancelled'])('is released once the bank reports %s', async (outcome) => {
    await shop.payAtBank(await order(30), outcome);
    await shop.settled();
    expect(await used()).toBe(0);
    expect(await statusInCart(await shop.api.logIn('vlinder'))).toBe('accepted');
  });

  test('is released once, when the session has expired', async () => {
    await order(30);
    expect(await used()).toBe(1);
    const at = (iso: string) => freeLapsedCoupons(shop.api.database.sql, new Date(iso));
    await at('2026-11-18T10:59:00Z');
    expect(await used()).toBe(1);
    await Promise.all([at('2026-11-18T11:00:00Z'), at('2026-11-18T11:00:00Z')]);
    await at('2026-11-18T12:00:00Z');
    expect(await used()).toBe(0);
  });

  test('stays held while a bank decides, and is released on its refusal', async () => {
    const pending = await order(30);
    await shop.payAtBank(pending, 'Pending');
    await shop.settled();
    await freeLapsedCoupons(shop.api.database.sql, new Date('2026-12-18T10:00:00Z'));
    expect(await used()).toBe(1);
    expect(await statusInCart(shop.token)).toBe('used');
    await shop.api.database.sql`
      insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
          reason, received_at)
        select 'LATE', 'AUTHORISATION', false, reference, amount_cents, 'EUR', '', now() from payments`;
    await shop.settled();
    expect(await used()).toBe(0);
  });

  test('is released when the browser could not open the session, and held by the next one', async () => {
    const first = await order(30);
    await shop.report(first, null);
    expect(await used()).toBe(0);
    await order(30);
    expect(await used()).toBe(1);
  });

  test('moves along when the company changes its cart', async () => {
    const first = await order(30);
    expect(await statusInCart(shop.token)).toBe('accepted');
    const second = await order(31);
    expect(second.order_id).not.toBe(first.order_id);
    expect(second.shopping_cart).toMatchObject({ discount_status: 'accepted' });
    await shop.payAtBank(second, 'Authorised');
    await shop.settled();
    expect(await used()).toBe(1);
    expect(await statusInCart(shop.token)).toBe('used');
  });

  test('is counted once, regardless of later events', async () => {
    const paid = await order(30);
    await shop.payAtBank(paid, 'Authorised');
    await shop.settled();
    await freeLapsedCoupons(shop.api.database.sql, new Date('2026-12-18T10:00:00Z'));
    expect(await used()).toBe(1);
  });
});

describe('a payment for an order that lost its coupon use', () => {
  const refunds = () =>
    shop.api.database.sql<
      { orderId: number; state: string; refundReason: string; refundedAt: Date | null }[]
    >`
      select order_id, state, refund_reason, refunded_at from payments where refund_reason is not null order by id`;
  const mails = async () =>
    (await shop.api.database.sql<{ kind: string }[]>`select kind from outbox order by kind`).map(
      ({ kind }) => kind,
    );
  const history = async (token: string) =>
    (
      await shop.api.data<{ orders: { id: number; status: string }[] }>('GET', '/order/1/100', { token })
    ).orders.map(({ id, status }) => [id, status]);
  /** A payment whose first refund request got no response; gives its id. */
  async function queueRefund(): Promise<number> {
    const [first, second] = [await order(30), await order(31)];
    await shop.payAtBank(second, 'Authorised');
    await shop.settled();
    await shop.provider.fault('reversals', 'fail');
    await shop.payAtBank(first, 'Authorised');
    await shop.settled();
    expect(shop.failures).toMatchObject([{ event: 'payment-refund-failed', attempts: 1 }]);
    const [owed] = await shop.api.database.sql<{ id: number }[]>`
      select id from payments where refund_reason is not null`;
    return owed?.id ?? 0;
  }
  const isPaidBack = (count: number) =>
    expect
      .poll(async () => {
        await shop.settled();
        return (await refunds()).filter(({ refundedAt }) => refundedAt);
      })
      .toHaveLength(count);

  test('[C12] four paid payment pages of one changed cart: one order is placed, three payments are refunded', async () => {
    const orders = [await order(30), await order(31), await order(32), await order(33)];
    expect(orders.map(({ shopping_cart: cart }) => cart.discount_status)).toEqual(Array(4).fill('accepted'));
    expect((await shop.state(orders[0] as CreatedOrder)).state).toBe('expired');
    for (const one of orders) {
      await shop.payAtBank(one, 'Authorised');
      await shop.settled();
    }
    await isPaidBack(3);
    const statuses = await Promise.all(orders.map(shop.statusOf));
    expect(statuses).toEqual(['placed', 'refused', 'refused', 'refused']);
    expect(await used()).toBe(1);
    const [, second] = await Promise.all(orders.map(shop.state));
    expect(second).toMatchObject({ state: 'refused', refunded: second?.amount });
    expect(await refunds()).toMatchObject(
      orders
        .slice(1)
        .map(({ order_id: orderId }) => ({ orderId, state: 'surplus', refundReason: 'coupon-used' })),
    );
    expect(shop.api.reports.map(({ event }) => event)).toEqual(Array(3).fill('payment-coupon-exceeded'));
    expect(await mails()).toEqual([
      'invoice',
      'order-confirmation',
      ...Array(3).fill('payment-refunded'),
      ...Array(3).fill('refund-notice'),
    ]);
    expect((await history(shop.token)).map(([, status]) => status).sort()).toEqual([
      'placed',
      'refused',
      'refused',
      'refused',
    ]);
    expect((await shop.state(orders[3] as CreatedOrder)).state).toBe('refused');
    const [row] = await shop.api.database.sql<{ taken: number }[]>`
      select ${shop.paint.stock} - stock as taken from products where id = ${shop.paint.id}`;
    expect(row?.taken).toBe(30);
  });

  test('[C12] when another company took the use: that order is placed, the first payment is refunded', async () => {
    const first = await order(30);
    await shop.report(first, null);
    const second = await order(30, await shop.api.logIn('hommel'));
    expect(second.shopping_cart.discount_status).toBe('accepted');
    await shop.payAtBank(first, 'Authorised');
    await shop.settled();
    await shop.payAtBank(second, 'Authorised');
    await shop.settled();
    await isPaidBack(1);
    expect(await shop.statusOf(first)).toBe('refused');
    expect(await shop.statusOf(second)).toBe('placed');
    expect(await used()).toBe(1);
  });

  test('still places the order as long as a use is left', async () => {
    const first = await order(30);
    await shop.report(first, null);
    await shop.payAtBank(first, 'Authorised');
    await shop.settled();
    expect(await shop.statusOf(first)).toBe('placed');
    expect(await used()).toBe(1);
    expect(await refunds()).toEqual([]);
  });

  test('a refund without a response is retried, by the job and by hand, with the same idempotency key', async () => {
    const id = await queueRefund();
    const keys: string[] = [];
    const silent = async (_psp: string, _reference: string, key: string) => {
      keys.push(key);
      throw new ProviderError('No response');
    };
    const ask = (refund: PaymentProvider['refund']) =>
      refundPayment({ database: shop.api.database, provider: { refund }, clock: () => new Date() }, id);
    await expect(ask(silent)).rejects.toThrow('No response');
    await expect(ask(silent)).rejects.toThrow('No response');
    const { sql, url } = shop.api.database;
    const [{ reference } = { reference: '' }] = await sql<{ reference: string }[]>`
      select reference from payments where id = ${id}`;
    await runAdmin(url, ['refunds', 'retry', reference]);
    await expect(ask(silent)).rejects.toThrow('No response');
    expect(new Set(keys).size).toBe(1);
    await expect(
      ask(async () => {
        throw new ProviderError('Refused', 422);
      }),
    ).rejects.toThrow('Refused');
    await runAdmin(url, ['refunds', 'retry', reference]);
    await expect(ask(silent)).rejects.toThrow('No response');
    expect(new Set(keys).size).toBe(2);
  });

  test('a refund without a response is done by the next attempt', async () => {
    await queueRefund();
    const { sql } = shop.api.database;
    const [waiting] = await sql`
      update jobs.job set start_after = now() where name = 'payment-refund'
        returning state`;
    expect(waiting).toMatchObject({ state: 'retry' });
    await shop.settled();
    await isPaidBack(1);
  });

  test('a failure that a webhook reports between two attempts ends them', async () => {
    const id = await queueRefund();
    const { sql } = shop.api.database;
    await sql`update payments set refund_error = 'Refused by the bank' where id = ${id}`;
    const refund = vi.fn(async () => {});
    await refundPayment({ database: shop.api.database, provider: { refund }, clock: () => new Date() }, id);
    expect(refund).not.toHaveBeenCalled();
    const [row] = await sql`select refund_error, refund_asked_at from payments where id = ${id}`;
    expect(row).toEqual({ refundError: 'Refused by the bank', refundAskedAt: null });
  });

  test('a failure that a webhook reports before the answer of the refund call stays', async () => {
    const id = await queueRefund();
    const { sql } = shop.api.database;
    const refund = async () => {
      await sql`update payments set refund_error = 'Refused by the bank' where id = ${id}`;
    };
    await refundPayment({ database: shop.api.database, provider: { refund }, clock: () => new Date() }, id);
    const [row] = await sql`select refund_error, refund_asked_at from payments where id = ${id}`;
    expect(row).toEqual({ refundError: 'Refused by the bank', refundAskedAt: null });
  });

  test('is not asked for again when the provider refuses: a person has to act', async () => {
    const [first, second] = [await order(30), await order(31)];
    await shop.payAtBank(second, 'Authorised');
    await shop.settled();
    await shop.provider.fault('reversals', 'expire');
    await shop.payAtBank(first, 'Authorised');
    await shop.settled();
    expect(shop.failures).toMatchObject([{ event: 'payment-refund-given-up', attempts: 1 }]);
    const { sql } = shop.api.database;
    expect(await sql`select state from jobs.job where name = 'payment-refund'`).toEqual([
      { state: 'failed' },
    ]);
    const figure = workFigures(shop.api.database).find(({ name }) => name === 'magazijn_refunds');
    expect(await figure?.read()).toEqual({ owed: 1, stuck: 1 });
    expect(await refunds()).toMatchObject([{ orderId: first.order_id, refundedAt: null }]);
    // The provider repeats its refusal for the same idempotency key.
    const [{ reference } = { reference: '' }] = shop.api.reports;
    await runAdmin(shop.api.database.url, ['refunds', 'retry', reference]);
    await isPaidBack(1);
  });

  test('a refund that the bank returns after its success is open again, and can be retried', async () => {
    const [first, second] = [await order(30), await order(31)];
    await shop.payAtBank(second, 'Authorised');
    await shop.settled();
    await shop.payAtBank(first, 'Authorised');
    await isPaidBack(1);
    const { sql, url } = shop.api.database;
    const fail = (event: string) => sql`
      insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
          reason, received_at)
        select psp_reference, ${event}, ${event === 'REFUND_FAILED'}, merchant_reference, amount_cents, currency,
            'Account closed', now()
          from payment_notifications where event_code = 'CANCEL_OR_REFUND' and success`;
    await fail('CANCEL_OR_REFUND');
    await isPaidBack(1);
    shop.api.reports.length = 0;
    await fail('REFUND_FAILED');
    await isPaidBack(0);
    const [{ reference } = { reference: '' }] = await sql<{ reference: string }[]>`
      select reference from payments where refund_reason is not null`;
    expect(shop.api.reports).toEqual([
      { event: 'payment-refund-failed', reference, message: 'Account closed' },
    ]);
    const figure = workFigures(shop.api.database).find(({ name }) => name === 'magazijn_refunds');
    expect(await figure?.read()).toEqual({ owed: 1, stuck: 1 });
    expect((await runAdmin(url, ['refunds'])).output[0]).toContain('needs you: Account closed');
    await runAdmin(url, ['refunds', 'retry', reference]);
    await isPaidBack(1);
  });

  test('a success that arrives after the failure of the same refund leaves it open', async () => {
    const [first, second] = [await order(30), await order(31)];
    await shop.payAtBank(second, 'Authorised');
    await shop.settled();
    await shop.provider.fault('reversals', 'fail');
    await shop.payAtBank(first, 'Authorised');
    await shop.settled();
    const { sql } = shop.api.database;
    for (const event of ['REFUND_FAILED', 'CANCEL_OR_REFUND']) {
      await sql`
        insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents,
            currency, reason, received_at)
          select 'REFUND', ${event}, true, reference, amount_cents, 'EUR', 'Account closed', now()
            from payments where refund_reason is not null`;
      await shop.settled();
    }
    await isPaidBack(0);
  });
});

describe('a coupon of 100 % by card', () => {
  test('leaves nothing to pay: the order is placed without a payment, once', async () => {
    const { sql } = shop.api.database;
    await sql`update coupons set percentage = 100 where code = ${discount}`;
    const draft = await order(60);
    expect(draft.shopping_cart.total_inclusive).toBe(0);
    expect(draft).toMatchObject({ checkout: null, order_on_account: 0, debit: 0 });
    const place = () => shop.api.send('GET', `/payment/account/${draft.order_id}`, { token: shop.token });
    expect((await place()).status).toBe(200);
    expect((await place()).status).toBe(200);
    expect(await shop.statusOf(draft)).toBe('placed');
    expect(await used()).toBe(1);
    expect(await sql`select kind from outbox order by kind`).toEqual([
      { kind: 'invoice' },
      { kind: 'order-confirmation' },
    ]);
    expect(await sql`select id from payments`).toHaveLength(0);
  });

  test('with delivery costs left still requires a payment', async () => {
    await shop.api.database.sql`update coupons set percentage = 100 where code = ${discount}`;
    await shop.api.database.sql`update products set price_cents = 1000 where id = ${shop.paint.id}`;
    const draft = await order(8);
    expect(draft.shopping_cart.total_inclusive).toBeGreaterThan(0);
    expect(draft.checkout).not.toBeNull();
  });
});
