import type { StoredCart } from './StoredCart.ts';
import { setQuantity } from './setQuantity.ts';

/**
 * The cart with more units of a product than before (clause T11).
 *
 * @param quantity units to add, from 0
 * @throws RangeError when the quantity is below 0, or the line would come above 9999. Ask
 * `lineAmount` about the sum first: it has the text that tells the customer why.
 */
export function addToCart<Data>(
  cart: StoredCart<Data>,
  productId: number,
  quantity: number,
): StoredCart<Data> {
  if (quantity < 0) {
    throw new RangeError(`Adding ${quantity} would take units away. Use setQuantity for that.`);
  }
  return setQuantity(cart, productId, (cart.amount[productId] ?? 0) + quantity);
}
