import { describe, expect, onTestFinished, test } from 'vitest';
import { listDeadLetters, reviveDeadLetters } from '../database/deadLetters.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';

const shop = openPaymentShop();

/** Stores the event of a paid order, as the webhook does, without handling it. */
async function storePaid(): Promise<void> {
  const { database } = shop.api;
  const [payment] = await database.sql<{ reference: string; amountCents: number }[]>`select * from payments`;
  await database.sql`
    insert into payment_notifications ${database.sql({
      psp_reference: 'PSP-1',
      event_code: 'AUTHORISATION',
      success: true,
      merchant_reference: payment?.reference ?? '',
      amount_cents: payment?.amountCents ?? 0,
      currency: 'EUR',
      reason: '',
      received_at: new Date(),
    })}`;
}

test('events that a process stored before it stopped are handled by the next process', async () => {
  const order = await shop.order();
  await storePaid();
  await shop.settled();
  expect(await shop.statusOf(order)).toBe('placed');
});

describe('an event that fails', () => {
  /** Makes settling any payment fail, until the returned function is called. */
  async function breakPayments(): Promise<() => Promise<void>> {
    const { sql } = shop.api.database;
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$`;
    await sql`create trigger refuse before update on payments for each row execute function refuse()`;
    const mend = async () => {
      await sql`drop function if exists refuse cascade`;
    };
    onTestFinished(mend);
    return mend;
  }
  const job = async () => {
    const [row] = await shop.api.database.sql`
      select state, output ->> 'message' as message, extract(epoch from start_after - now())::float8 as wait
        from jobs.job where name = 'payment-notification'`;
    return row;
  };
  const sooner = (change = '') =>
    shop.api.database.sql.unsafe(`
    update jobs.job set start_after = now() ${change} where name = 'payment-notification' and state = 'retry'`);

  test('is retried later, not immediately', async () => {
    const order = await shop.order();
    await storePaid();
    const mend = await breakPayments();
    await shop.settled();
    await mend();
    await shop.settled();
    expect(await job()).toMatchObject({ state: 'retry', message: 'out of order' });
    expect((await job())?.wait).toBeGreaterThan(5);
    expect((await job())?.wait).toBeLessThanOrEqual(20);
    expect(await shop.statusOf(order)).toBe('awaiting-payment');

    await sooner();
    await shop.settled();
    expect(await shop.statusOf(order)).toBe('placed');
    expect(shop.failures).toMatchObject([{ event: 'payment-notification-failed', attempts: 1 }]);
  });

  test('at every attempt becomes a dead letter, which an operator can retry', async () => {
    const order = await shop.order();
    await storePaid();
    const { sql } = shop.api.database;
    const mend = await breakPayments();
    await shop.settled();
    // The last attempt but one.
    await sooner(', retry_count = retry_limit - 1');
    await shop.settled();
    expect(shop.failures.map(({ event, attempts }) => [event, attempts])).toEqual([
      ['payment-notification-failed', 1],
      ['payment-notification-given-up', 13],
    ]);
    expect(await listDeadLetters(sql, 10)).toMatchObject([
      { sort: 'payment', attempts: 13, lastError: 'out of order' },
    ]);

    await mend();
    await shop.settled();
    expect(await shop.statusOf(order)).toBe('awaiting-payment');
    expect(await reviveDeadLetters(sql, null)).toEqual({ mail: 0, payment: 1 });
    await shop.settled();
    expect(await shop.statusOf(order)).toBe('placed');
  });
});
