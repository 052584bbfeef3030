import type { StoredCart } from './StoredCart.ts';
import { sumAmounts } from './sumAmounts.ts';

/** How many units are in the cart: 2 boxes of one product and 1 of another are 3. */
export function cartUnits(cart: StoredCart): number {
  return sumAmounts(cart.amount);
}
