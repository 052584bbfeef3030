import type { CartIntent } from '@magazijn/api-client';
import type { StoredCart } from '@magazijn/domain/cart';

/** What the buyer of a stored cart wants: what the server is asked to price. */
export const intentOf = (cart: StoredCart): CartIntent => ({
  amounts: cart.amount,
  coupon: cart.discount,
  orderReference: cart.orderReference,
});
