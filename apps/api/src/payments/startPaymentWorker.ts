import { freeLapsedCoupons } from '../orders/couponReservation.ts';
import { handleNotifications } from './handleNotifications.ts';
import type { SettlementParts } from './SettlementParts.ts';

/** How often is looked for events that a stop or a failure left behind, in milliseconds. */
const interval = 10_000;

/**
 * Works off events that were stored and not handled, now and then again: a process that ended between the two, or a
 * database that was away, costs no order. Frees the coupons of payments that nobody made in time.
 *
 * @returns how to stop it; settles when what was under way is done.
 */
export function startPaymentWorker(parts: SettlementParts, pause = interval): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const work = () => {
    running = running
      .then(() => handleNotifications(parts))
      .then(() => freeLapsedCoupons(parts.database.sql, parts.clock()))
      .catch((error: unknown) =>
        parts.report({ event: 'payment-notification-failed', reference: '', message: String(error) }),
      );
  };
  work();
  const timer = setInterval(work, pause);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
