import type { Sql } from '../database/Database.ts';
import type { paymentNotifications } from '../database/tables/index.ts';
import { lockPayment } from './lockPayment.ts';
import type { SettlementParts } from './SettlementParts.ts';
import { settleAuthorised } from './settleAuthorised.ts';
import { settlePending, settleUnpaid } from './settleUnpaid.ts';

export type NotificationRow = typeof paymentNotifications.$inferSelect;

/**
 * Does what an event of the provider asks for. Events that change nothing here (a capture, a refund) are kept for who
 * keeps the books.
 *
 * @returns what came of it, in a word.
 */
export async function applyNotification(
  parts: SettlementParts,
  sql: Sql,
  notification: NotificationRow,
): Promise<string> {
  const { eventCode, success, merchantReference, pspReference, amountCents, currency } = notification;
  if (!['AUTHORISATION', 'PENDING', 'OFFER_CLOSED'].includes(eventCode)) return 'noted';
  const locked = await lockPayment(sql, merchantReference);
  if (locked === null) {
    parts.report({ event: 'payment-unknown-reference', reference: merchantReference });
    return 'unknown-reference';
  }
  if (eventCode === 'AUTHORISATION' && success) {
    return settleAuthorised(parts, sql, locked, { pspReference, value: amountCents, currency });
  }
  if (eventCode === 'PENDING' && success) {
    await settlePending(sql, locked, parts.clock());
    return 'pending';
  }
  // A refused authorisation, a pending payment that failed, an offer that nobody took.
  return settleUnpaid(sql, locked, eventCode === 'OFFER_CLOSED' ? 'expired' : 'refused', parts.clock());
}
