import {
  type CartAmounts,
  emptyCart,
  readStoredCart,
  type StoredCart,
  setDiscount,
  setOrderReference,
} from '@magazijn/domain/cart';
import type { TextStorage } from '../storage/browserStorage.ts';

/** The fixed key in local storage (T10). */
export const cartKey = 'magazijn.cart';

/** What the buyer wants of the cart. */
export interface Intent {
  readonly amounts: CartAmounts;
  readonly coupon: string;
  readonly orderReference: string;
}

/**
 * What stands under the key: the stored cart, which changes only after a successful recalculation (T13),
 * and beside it the buyer's intent while no answer has come for it, so that a reload loses nothing.
 */
export interface CartRecord {
  readonly stored: StoredCart;
  readonly pending: Intent | null;
}

export const intentOf = (cart: StoredCart): Intent => ({
  amounts: cart.amount,
  coupon: cart.discount,
  orderReference: cart.orderReference,
});

export const isSameIntent = (a: Intent, b: Intent): boolean =>
  a.coupon === b.coupon && a.orderReference === b.orderReference && isSameAmounts(a.amounts, b.amounts);

function isSameAmounts(a: CartAmounts, b: CartAmounts): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

/** The stored cart with the intent in place of what it holds. */
export function withIntent(cart: StoredCart, intent: Intent): StoredCart {
  return setOrderReference(
    setDiscount({ ...cart, amount: intent.amounts }, intent.coupon),
    intent.orderReference,
  );
}

export function readCartRecord(storage: TextStorage): CartRecord {
  const text = storage.read(cartKey);
  const stored = readStoredCart(text);
  return { stored, pending: stored.customer === null ? null : readPending(text, stored.customer) };
}

/** An intent is read by the rules of a stored cart, so whatever stands there is repaired in the same way. */
function readPending(text: string | null, customer: string): Intent | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    const pending = typeof found === 'object' && found !== null && 'pending' in found ? found.pending : null;
    if (typeof pending !== 'object' || pending === null) return null;
    const { amounts, coupon, orderReference } = { amounts: {}, coupon: '', orderReference: '', ...pending };
    return intentOf(
      readStoredCart(
        JSON.stringify({ ...emptyCart(customer), amount: amounts, discount: coupon, orderReference }),
      ),
    );
  } catch {
    return null;
  }
}

/** Gives false when the browser could not keep it. */
export function writeCartRecord(storage: TextStorage, record: CartRecord): boolean {
  const { stored, pending } = record;
  return storage.write(cartKey, JSON.stringify(pending === null ? stored : { ...stored, pending }));
}
