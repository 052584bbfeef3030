import type { ShopCart } from '../cart/ShopCart.ts';

/** Whether nothing stands in the way of ordering this (V20), so that money may be asked for it. */
export const canBePaid = (cart: ShopCart): boolean =>
  cart.subtotal >= cart.minimumOrder &&
  cart.limits.length === 0 &&
  cart.lines.every(({ limitMessage }) => limitMessage === null);
