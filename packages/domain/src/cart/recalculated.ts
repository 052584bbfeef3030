import { cartUnits } from './cartUnits.ts';
import type { StoredCart } from './StoredCart.ts';

/**
 * The cart after the server priced it (clauses T13, T15). Only this one is to be stored; after a
 * failed recalculation the stored cart stays as it was.
 *
 * @param data the server's answer
 * @param totals `subtotal`: excluding VAT, in euros, as the server gave it
 */
export function recalculated<Data>(
  cart: StoredCart<unknown>,
  data: Data,
  totals: { readonly subtotal: number },
): StoredCart<Data> {
  return { ...cart, data, total: { items: cartUnits(cart), amount: totals.subtotal } };
}
