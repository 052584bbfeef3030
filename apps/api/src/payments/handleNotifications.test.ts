import { describe, expect, onTestFinished, test } from 'vitest';
import { reviveDeadLetters } from '../database/deadLetters.ts';
import { maxAttempts } from '../database/retryDelay.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { handleNotifications, startPaymentWorker } from './handleNotifications.ts';
import type { PaymentReport } from './PaymentReport.ts';

const shop = openPaymentShop();

/** Stores that an order was paid, as the webhook does, without working it off. */
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

const dependencies = () => ({
  database: shop.api.database,
  settings: readApiSettings({}),
  clock: () => new Date('2026-11-18T10:00:00Z'),
  report: (report: PaymentReport) => shop.api.reports.push(report),
});

test('events that a process stored before it ended are worked off by the next one', async () => {
  const order = await shop.order();
  await storePaid();
  const stop = startPaymentWorker(dependencies());
  await expect.poll(() => shop.statusOf(order)).toBe('placed');
  await stop();
});

describe('an event that fails', () => {
  /** The database refuses to settle any payment until then. */
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
  const stored = async () => {
    const [row] = await shop.api.database.sql`
      select attempts, last_error, failed_at is not null as failed,
          extract(epoch from next_attempt_at - now())::float8 as wait
        from payment_notifications`;
    return row;
  };

  test('is tried again later, and not at once', async () => {
    const order = await shop.order();
    await storePaid();
    const mend = await breakPayments();
    await handleNotifications(dependencies());
    await mend();
    await handleNotifications(dependencies());
    expect(await stored()).toMatchObject({ attempts: 1, lastError: 'out of order', failed: false });
    expect((await stored())?.wait).toBeGreaterThan(5);
    expect((await stored())?.wait).toBeLessThan(13);
    expect(await shop.statusOf(order)).toBe('awaiting-payment');

    await shop.api.database.sql`update payment_notifications set next_attempt_at = now()`;
    await handleNotifications(dependencies());
    expect(await shop.statusOf(order)).toBe('placed');
  });

  test('so often is a dead letter, which a person can have tried again', async () => {
    const order = await shop.order();
    await storePaid();
    const { sql } = shop.api.database;
    const mend = await breakPayments();
    for (let attempt = 0; attempt < maxAttempts + 2; attempt += 1) {
      await sql`update payment_notifications set next_attempt_at = now()`;
      await handleNotifications(dependencies());
    }
    expect(await stored()).toMatchObject({ attempts: maxAttempts, lastError: 'out of order', failed: true });
    const events = shop.api.reports.map(({ event }) => event);
    expect(events.filter((event) => event === 'payment-notification-given-up')).toHaveLength(1);

    await mend();
    await handleNotifications(dependencies());
    expect(await shop.statusOf(order)).toBe('awaiting-payment');
    expect(await reviveDeadLetters(sql, null)).toEqual({ mail: 0, payment: 1 });
    await handleNotifications(dependencies());
    expect(await shop.statusOf(order)).toBe('placed');
  });
});
