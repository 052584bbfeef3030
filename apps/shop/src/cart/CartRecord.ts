import type { CartIntent } from '@magazijn/api-client';
import type { StoredCart } from '@magazijn/domain/cart';

/** The fixed key in local storage (T10). */
export const cartKey = 'magazijn.cart';

/**
 * What stands under the key: the stored cart, which changes only after a successful recalculation (T13),
 * and beside it the buyer's intent while no answer has come for it, so that a reload loses nothing.
 */
export interface CartRecord {
  readonly stored: StoredCart;
  readonly pending: CartIntent | null;
  /** Another one after every change of the buyer's, the same in every tab: what an order of this cart is known by. */
  readonly revision: string;
  /** Ids of the orders that were taken out of a cart here, the latest last: whichever tab hears of one first, does it. */
  readonly ordered: readonly number[];
}
