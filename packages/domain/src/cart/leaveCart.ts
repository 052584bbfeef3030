import { emptyCart } from './emptyCart.ts';
import { isCartEmpty } from './isCartEmpty.ts';
import type { StoredCart } from './StoredCart.ts';

/**
 * The cart after a logout: nobody's, and empty to look at. Only the amounts are kept, with the
 * number of the customer whose they are (decision "Cart storage").
 */
export function leaveCart<Data>(cart: StoredCart<Data>): StoredCart<Data> {
  if (cart.customer === null) return { ...emptyCart(null), others: cart.others };
  const { [cart.customer]: _earlier, ...rest } = cart.others;
  const others = isCartEmpty(cart) ? rest : { ...rest, [cart.customer]: cart.amount };
  return { ...emptyCart(null), others };
}
