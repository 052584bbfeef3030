import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacSignature } from '../../../apps/api/src/payments/mountPaymentWebhook.ts';
import { openPaymentShop } from '../../../apps/api/src/testing/openPaymentShop.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';

const shop = openPaymentShop();
const shuffles = proofCount(10);

/** Notifications for an order that is paid in the end; each may repeat, in any order. */
const notifications = [
  { eventCode: 'AUTHORISATION', success: 'true', pspReference: 'PAID' },
  { eventCode: 'AUTHORISATION', success: 'false', pspReference: 'REFUSED-BEFORE' },
  { eventCode: 'OFFER_CLOSED', success: 'true', pspReference: 'CLOSED' },
  { eventCode: 'CAPTURE', success: 'true', pspReference: 'CAPTURED' },
  { eventCode: 'REPORT_AVAILABLE', success: 'true', pspReference: 'REPORTED' },
] as const;

async function post(events: readonly object[]): Promise<void> {
  const notificationItems = events.map((event) => ({ NotificationRequestItem: event }));
  const response = await shop.api.app.request('/api/v1/payment/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ live: 'false', notificationItems }),
  });
  expect(response.status).toBe(200);
}

test('a paid order is placed once, for any order, repetition and concurrency of notifications', async () => {
  const { sql } = shop.api.database;
  const key = shop.provider.environment.ADYEN_HMAC_KEY ?? '';
  let tried = 0;
  const order = fc.shuffledSubarray([...notifications, ...notifications, ...notifications], {
    minLength: notifications.length,
  });
  await fc.assert(
    fc.asyncProperty(order, fc.integer({ min: 1, max: 4 }), async (chosen, atOnce) => {
      const draft = await shop.order(20, { 'Idempotency-Key': `shuffle-${tried}` });
      tried += 1;
      const stock = async () =>
        (await sql<{ stock: number }[]>`select stock from products where id = ${shop.paint.id}`)[0]?.stock ??
        0;
      const before = await stock();
      const [payment] = await sql<{ reference: string; amountCents: number }[]>`
        select reference, amount_cents from payments where order_id = ${draft.order_id}`;
      const signed = [...chosen, notifications[0]].map((event) => {
        const item = {
          ...event,
          // The reference identifies a notification, so that a repeated one is the same.
          pspReference: `${event.pspReference}-${draft.order_id}`,
          merchantAccountCode: 'MagazijnSandbox',
          merchantReference: payment?.reference ?? '',
          amount: { value: payment?.amountCents ?? 0, currency: 'EUR' },
        };
        return { ...item, additionalData: { hmacSignature: hmacSignature(item, key) } };
      });
      for (let from = 0; from < signed.length; from += atOnce)
        await Promise.all(signed.slice(from, from + atOnce).map((event) => post([event])));
      await shop.settled();
      const [state] = await sql`
        select status, invoice_number is not null as numbered,
            (select state from payments where order_id = orders.id) as payment,
            (select count(*)::int from outbox where unique_key = 'order-confirmation:' || orders.id) as mails
          from orders where id = ${draft.order_id}`;
      expect(state).toEqual({ status: 'placed', numbered: true, payment: 'authorised', mails: 1 });
      expect(before - (await stock())).toBe(20);
    }),
    { numRuns: shuffles },
  );
  reportProof(tried, 'shuffles');
});
