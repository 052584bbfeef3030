import { emptyCart } from './emptyCart.ts';
import { leaveCart } from './leaveCart.ts';
import type { StoredCart } from './StoredCart.ts';
import { withAmounts } from './withAmounts.ts';

/**
 * The cart after a login or a switch: that of the given customer. The amounts of whoever was there
 * before are put away under their own number, and those that wait for this customer are taken out.
 * They carry no price yet: the server has to recalculate before anything is shown as a sum.
 *
 * Entering as the customer who is there already changes nothing.
 *
 * @param customer the customer's number
 */
export function enterCart<Data>(cart: StoredCart<Data>, customer: string): StoredCart<Data> {
  if (cart.customer === customer) return cart;
  const left = leaveCart(cart);
  // hasOwn, because a customer number such as 'constructor' must not find what every object inherits
  const waiting = Object.hasOwn(left.others, customer) ? left.others[customer] : undefined;
  const { [customer]: _taken, ...others } = left.others;
  const fresh: StoredCart<Data> = { ...emptyCart(customer), others };
  return withAmounts(fresh, waiting ?? {});
}
