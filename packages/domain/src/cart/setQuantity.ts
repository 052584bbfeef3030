import { lineAmount } from './lineAmount.ts';
import type { StoredCart } from './StoredCart.ts';
import { withAmounts } from './withAmounts.ts';

/**
 * The cart with this many units of a product; 0 removes it (clause T11).
 * When the last product goes, the cart resets; then there is nothing to send to the server.
 *
 * @throws RangeError when the quantity is no line amount. Ask `lineAmount` first: it has the text
 * that tells the customer why.
 */
export function setQuantity<Data>(
  cart: StoredCart<Data>,
  productId: number,
  quantity: number,
): StoredCart<Data> {
  if (!Number.isSafeInteger(productId) || productId <= 0) {
    throw new RangeError(`A product's id is a whole number above 0, but got ${productId}.`);
  }
  const checked = lineAmount(quantity);
  if (!checked.ok) {
    throw new RangeError(`${quantity} cannot be the amount of product ${productId}: ${checked.reason}.`);
  }
  const { [productId]: _previous, ...rest } = cart.amount;
  if (checked.value === 0) return withAmounts(cart, rest);
  return withAmounts(cart, { ...cart.amount, [productId]: checked.value });
}
