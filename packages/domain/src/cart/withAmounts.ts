import { isCartEmpty } from './isCartEmpty.ts';
import type { CartAmounts, StoredCart } from './StoredCart.ts';
import { sumAmounts } from './sumAmounts.ts';

/**
 * The cart with other amounts. Without any product it resets: the coupon, the reference, the total
 * and the server's answer go too (clause T11); the customer and the carts of others stay.
 * The subtotal stays what the server last said until the next recalculation.
 */
export function withAmounts<Data>(cart: StoredCart<Data>, amount: CartAmounts): StoredCart<Data> {
  const changed = { ...cart, amount, total: { ...cart.total, items: sumAmounts(amount) } };
  if (!isCartEmpty(changed)) return changed;
  return { ...changed, discount: '', orderReference: '', total: { items: 0, amount: 0 }, data: null };
}
