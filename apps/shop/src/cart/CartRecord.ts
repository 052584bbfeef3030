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
  /** Another one after every change of the buyer's, the same in every tab: what an order of this cart is known by. */
  readonly revision: string;
}

/** Random, so that an order of the same goods tomorrow is another order. */
export const newRevision = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

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
  const { pending, revision } = readExtras(text);
  return {
    stored,
    pending: stored.customer === null ? null : readPending(pending, stored.customer),
    revision: typeof revision === 'string' && /^[0-9a-f]{32}$/.test(revision) ? revision : newRevision(),
  };
}

function readExtras(text: string | null): { readonly pending?: unknown; readonly revision?: unknown } {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** An intent is read by the rules of a stored cart, so whatever stands there is repaired in the same way. */
function readPending(pending: unknown, customer: string): Intent | null {
  if (typeof pending !== 'object' || pending === null) return null;
  const { amounts, coupon, orderReference } = { amounts: {}, coupon: '', orderReference: '', ...pending };
  const cart = { ...emptyCart(customer), amount: amounts, discount: coupon, orderReference };
  return intentOf(readStoredCart(JSON.stringify(cart)));
}

/** Gives false when the browser could not keep it. */
export function writeCartRecord(storage: TextStorage, record: CartRecord): boolean {
  const { stored, pending, revision } = record;
  return storage.write(
    cartKey,
    JSON.stringify({ ...stored, revision, ...(pending === null ? {} : { pending }) }),
  );
}
