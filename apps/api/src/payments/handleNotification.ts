// Handles a stored event of the payment provider; each event is a job.

import type { Sql } from '../database/Database.ts';
import { retryConflict } from '../database/retryConflict.ts';
import type { paymentNotifications } from '../database/tables/index.ts';
import { settleRefund } from './refundPayment.ts';
import { disputeEvents, settleDispute } from './settleDispute.ts';
import {
  lockPayment,
  type SettlementDependencies,
  settleAuthorised,
  settlePending,
  settleUnpaid,
} from './settlePayment.ts';

/** Handles one stored event in a transaction, or does nothing when it was handled. */
export async function handleNotification(dependencies: SettlementDependencies, id: number): Promise<void> {
  await retryConflict(() =>
    dependencies.database.sql.begin(async (sql) => {
      const [row] = await sql<NotificationRow[]>`
        select psp_reference, event_code, success, merchant_reference, amount_cents::float8 as amount_cents, currency,
            reason, payment_method
          from payment_notifications where id = ${id} and handled_at is null for update`;
      if (!row) return;
      const outcome = await applyNotification(dependencies, sql, row);
      await sql`
        update payment_notifications set handled_at = ${dependencies.clock()}, outcome = ${outcome} where id = ${id}`;
    }),
  );
}

type NotificationRow = typeof paymentNotifications.$inferSelect;

const refundEvents = ['CANCEL_OR_REFUND', 'CANCELLATION', 'REFUND', 'REFUND_FAILED'];

/**
 * Applies an event of the provider. Events that change nothing here (a capture, the refund of a placed order) are kept
 * for bookkeeping.
 *
 * @returns the result in a word.
 */
async function applyNotification(
  dependencies: SettlementDependencies,
  sql: Sql,
  notification: NotificationRow,
): Promise<string> {
  const { eventCode, success, merchantReference, pspReference, amountCents, currency } = notification;
  const { paymentMethod: method } = notification;
  if (refundEvents.includes(eventCode)) {
    const locked = await lockPayment(sql, merchantReference);
    return locked ? settleRefund(dependencies, sql, locked, notification) : 'noted';
  }
  if (disputeEvents.includes(eventCode)) {
    const locked = await lockPayment(sql, merchantReference);
    if (locked) return settleDispute(dependencies, sql, locked, notification);
    dependencies.report({ event: 'payment-unknown-reference', reference: merchantReference });
    return 'unknown-reference';
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
  // A refused authorisation, a pending payment that failed, an offer that expired.
  return settleUnpaid(
    sql,
    locked,
    eventCode === 'OFFER_CLOSED' ? 'expired' : 'refused',
    dependencies.clock(),
  );
}
