import { expect, test } from 'vitest';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { startPaymentWorker } from './handleNotifications.ts';

const shop = openPaymentShop();

test('events that a process stored before it ended are worked off by the next one', async () => {
  const order = await shop.order();
  const { database, reports } = shop.api;
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
  const stop = startPaymentWorker({
    database,
    settings: readApiSettings({}),
    clock: () => new Date('2026-11-18T10:00:00Z'),
    report: (report) => reports.push(report),
  });
  await expect.poll(() => shop.statusOf(order)).toBe('placed');
  await stop();
});
