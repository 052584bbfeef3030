import { enterCart, leaveCart } from '@magazijn/domain/cart';
import type { CartRecord } from './CartRecord.ts';
import { newRevision } from './newRevision.ts';
import { wantedOf } from './wantedOf.ts';
import { withIntent } from './withIntent.ts';

/**
 * The record as one customer may see it: what belongs to somebody else is put away under that one's number
 * (decision 'Cart storage'). The same object when it is this customer's already.
 *
 * @param customer the number; null for a visitor, who has no cart
 */
export function ownRecord(found: CartRecord, customer: string | null): CartRecord {
  if (found.stored.customer === customer) return found;
  const whole = withIntent(found.stored, wantedOf(found));
  return {
    ...found,
    stored: customer === null ? leaveCart(whole) : enterCart(whole, customer),
    pending: null,
    revision: newRevision(),
  };
}
