import type { CartIntent } from '@magazijn/api-client';
import { emptyCart, isCartEmpty, readStoredCart } from '@magazijn/domain/cart';
import type { TextStorage } from '../storage/browserStorage.ts';
import { type CartRecord, cartKey } from './CartRecord.ts';
import { intentOf } from './intentOf.ts';
import { newRevision } from './newRevision.ts';

/** Reads what stands under the key; whatever it is, it is repaired or dropped. */
export function readCartRecord(storage: TextStorage): CartRecord {
  const text = storage.read(cartKey);
  const stored = readStoredCart(text);
  const { pending, revision, ordered } = readExtras(text);
  return {
    stored,
    pending: stored.customer === null ? null : readPending(pending, stored.customer),
    revision: typeof revision === 'string' && /^[0-9a-f]{32}$/.test(revision) ? revision : newRevision(),
    ordered: Array.isArray(ordered) ? ordered.filter((id) => Number.isSafeInteger(id)) : [],
  };
}

/** What stands beside the stored cart. */
type Extras = Readonly<Partial<Record<'pending' | 'revision' | 'ordered', unknown>>>;

function readExtras(text: string | null): Extras {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/**
 * An intent is read by the rules of a stored cart, so whatever stands there is repaired in the same way. One without
 * products is none: an emptied cart is stored at once (T11).
 */
function readPending(pending: unknown, customer: string): CartIntent | null {
  if (typeof pending !== 'object' || pending === null) return null;
  const { amounts, coupon, orderReference } = { amounts: {}, coupon: '', orderReference: '', ...pending };
  const cart = { ...emptyCart(customer), amount: amounts, discount: coupon, orderReference };
  const read = readStoredCart(JSON.stringify(cart));
  return isCartEmpty(read) ? null : intentOf(read);
}
