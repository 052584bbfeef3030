import { applyNotification, type NotificationRow } from './applyNotification.ts';
import type { SettlementParts } from './SettlementParts.ts';

/** After so many failures an event waits for a person: something is wrong that time does not mend. */
const mostAttempts = 50;

/**
 * Works off the stored events, the oldest first, each in a transaction of its own. Any number of processes may do so at
 * once: what another has taken is left to it. One that fails stays for the next time and stops none of the others.
 */
export async function handleNotifications(parts: SettlementParts): Promise<void> {
  const { database, clock, report } = parts;
  let last = 0;
  for (;;) {
    let taken: NotificationRow | undefined;
    try {
      await database.sql.begin(async (sql) => {
        [taken] = await sql<NotificationRow[]>`
          select id::float8 as id, psp_reference, event_code, success, merchant_reference,
              amount_cents::float8 as amount_cents, currency, attempts
            from payment_notifications
            where handled_at is null and id > ${last} and attempts < ${mostAttempts}
            order by id limit 1 for update skip locked`;
        if (!taken) return;
        const outcome = await applyNotification(parts, sql, taken);
        await sql`
          update payment_notifications set handled_at = ${clock()}, outcome = ${outcome} where id = ${taken.id}`;
      });
    } catch (error) {
      report({
        event: 'payment-notification-failed',
        reference: taken?.merchantReference ?? '',
        message: String(error),
      });
      if (!taken) return;
      await database.sql`update payment_notifications set attempts = attempts + 1 where id = ${taken.id}`;
    }
    if (!taken) return;
    last = taken.id;
  }
}
