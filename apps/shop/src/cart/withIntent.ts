import type { CartIntent } from '@magazijn/api-client';
import { type StoredCart, setDiscount, setOrderReference } from '@magazijn/domain/cart';

/** The stored cart with the intent in place of what it holds; what the server said of it stays. */
export function withIntent(cart: StoredCart, intent: CartIntent): StoredCart {
  return setOrderReference(
    setDiscount({ ...cart, amount: intent.amounts }, intent.coupon),
    intent.orderReference,
  );
}
