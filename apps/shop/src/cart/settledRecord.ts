import type { CartIntent } from '@magazijn/api-client';
import { recalculated } from '@magazijn/domain/cart';
import type { CartRecord } from './CartRecord.ts';
import { intentOf } from './intentOf.ts';
import { isSameIntent } from './isSameIntent.ts';
import { wantedOf } from './wantedOf.ts';
import { withIntent } from './withIntent.ts';

/**
 * The record after the server priced an intent (T13). What was touched meanwhile stays pending.
 *
 * @param now what stands there at this moment
 * @param subtotal euros excluding VAT
 * @returns null when the answer is stale: another tab settled a later one, or the cart was emptied
 */
export function settledRecord(
  now: CartRecord,
  intent: CartIntent,
  answer: unknown,
  subtotal: number,
): CartRecord | null {
  if (now.pending === null && !isSameIntent(intentOf(now.stored), intent)) return null;
  const stored = recalculated(withIntent(now.stored, intent), answer, { subtotal });
  return { ...now, stored, pending: isSameIntent(wantedOf(now), intent) ? null : now.pending };
}
