import type { Sql } from '../database/Database.ts';
import type { Notification } from './notification.ts';

/** Stores events before anything is done with them; one that is there already is left as it is. */
export async function storeNotifications(sql: Sql, items: readonly Notification[], now: Date): Promise<void> {
  for (const item of items) {
    await sql`
      insert into payment_notifications ${sql({
        psp_reference: item.pspReference,
        event_code: item.eventCode,
        success: item.success === 'true',
        merchant_reference: item.merchantReference,
        amount_cents: item.amount.value,
        currency: item.amount.currency,
        reason: (item.reason ?? '').slice(0, 300),
        received_at: now,
      })} on conflict (psp_reference, event_code, success) do nothing`;
  }
}
