import type { StoredCart } from './StoredCart.ts';

/** Whether the cart holds no product. An empty cart is never sent to the server (clause T11). */
export function isCartEmpty(cart: StoredCart): boolean {
  return Object.keys(cart.amount).length === 0;
}
