import type { CartAmounts } from './StoredCart.ts';

/** The number of units in a map of amounts. */
export function sumAmounts(amounts: CartAmounts): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
}
