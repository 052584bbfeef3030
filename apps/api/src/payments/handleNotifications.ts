// Working off the stored events of the payment provider, at once and now and then again.

import type { Sql } from '../database/Database.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { keptError, retryDelay } from '../database/retryDelay.ts';
import type { paymentNotifications } from '../database/tables/index.ts';
import { settleRefund } from './refundPayment.ts';
import {
  lockPayment,
  type SettlementDependencies,
  settleAuthorised,
  settlePending,
  settleUnpaid,
} from './settlePayment.ts';

/**
 * Works off the stored events, the oldest first, each in a transaction of its own. Any number of processes may do so at
 * once: what another has taken is left to it. One that fails is tried again later, stops none of the others, and waits for
 * a person when time did not mend it (`admin dead-letters`).
 */
export async function handleNotifications(dependencies: SettlementDependencies): Promise<void> {
  const { database, clock, report } = dependencies;
  let last = 0;
  for (;;) {
    let taken: NotificationRow | undefined;
    try {
      await retryConflict(() =>
        database.sql.begin(async (sql) => {
          [taken] = await sql<NotificationRow[]>`
          select id::float8 as id, psp_reference, event_code, success, merchant_reference,
              amount_cents::float8 as amount_cents, currency, reason, payment_method, attempts
            from payment_notifications
            where handled_at is null and failed_at is null and next_attempt_at <= now() and id > ${last}
            order by id limit 1 for update skip locked`;
          if (!taken) return;
          const outcome = await applyNotification(dependencies, sql, taken);
          await sql`
          update payment_notifications set handled_at = ${clock()}, outcome = ${outcome} where id = ${taken.id}`;
        }),
      );
    } catch (error) {
      const delay = taken ? retryDelay(taken.attempts + 1, Math.random()) : 0;
      report({
        event: delay === null ? 'payment-notification-given-up' : 'payment-notification-failed',
        reference: taken?.merchantReference ?? '',
        message: String(error),
      });
      if (!taken) return;
      await noteFailure(database.sql, taken.id, delay, error);
    }
    if (!taken) return;
    last = taken.id;
  }
}

/** @param delay until the next attempt, in milliseconds; null when this was the last. */
async function noteFailure(sql: Sql, id: number, delay: number | null, error: unknown): Promise<void> {
  const later = sql`next_attempt_at = now() + ${delay} * interval '1 millisecond'`;
  await sql`
    update payment_notifications
      set attempts = attempts + 1, last_error = ${keptError(error)}, ${delay === null ? sql`failed_at = now()` : later}
      where id = ${id} and handled_at is null`;
}

type NotificationRow = typeof paymentNotifications.$inferSelect;

/** Events of money that goes back. */
const refundEvents = ['CANCEL_OR_REFUND', 'CANCELLATION', 'REFUND', 'REFUND_FAILED'];

/**
 * Does what an event of the provider asks for. Events that change nothing here (a capture, the refund of an order that
 * was placed) are kept for who keeps the books.
 *
 * @returns what came of it, in a word.
 */
async function applyNotification(
  dependencies: SettlementDependencies,
  sql: Sql,
  notification: NotificationRow,
): Promise<string> {
  const { eventCode, success, merchantReference, pspReference, amountCents, currency, reason } = notification;
  const { paymentMethod: method } = notification;
  if (refundEvents.includes(eventCode)) {
    const locked = await lockPayment(sql, merchantReference);
    const outcome = { success: success && eventCode !== 'REFUND_FAILED', reason };
    return locked ? settleRefund(dependencies, sql, locked, outcome) : 'noted';
  }
  if (!['AUTHORISATION', 'PENDING', 'OFFER_CLOSED'].includes(eventCode)) return 'noted';
  const locked = await lockPayment(sql, merchantReference);
  if (locked === null) {
    dependencies.report({ event: 'payment-unknown-reference', reference: merchantReference });
    return 'unknown-reference';
  }
  if (eventCode === 'AUTHORISATION' && success) {
    return settleAuthorised(dependencies, sql, locked, {
      pspReference,
      value: amountCents,
      currency,
      method,
    });
  }
  if (eventCode === 'PENDING' && success) {
    await settlePending(sql, locked, dependencies.clock());
    return 'pending';
  }
  // A refused authorisation, a pending payment that failed, an offer that nobody took.
  return settleUnpaid(
    sql,
    locked,
    eventCode === 'OFFER_CLOSED' ? 'expired' : 'refused',
    dependencies.clock(),
  );
}

/** How often is looked for events that a stop or a failure left behind, in milliseconds. */
const interval = 10_000;

/**
 * Works off events that were stored and not handled, now and then again: a process that ended between the two, or a
 * database that was away, costs no order.
 *
 * @returns how to stop it; settles when what was under way is done.
 */
export function startPaymentWorker(
  dependencies: SettlementDependencies,
  intervalMs = interval,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const work = () => {
    running = running
      .then(() => handleNotifications(dependencies))
      .catch((error: unknown) =>
        dependencies.report({ event: 'payment-notification-failed', reference: '', message: String(error) }),
      );
  };
  work();
  const timer = setInterval(work, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
