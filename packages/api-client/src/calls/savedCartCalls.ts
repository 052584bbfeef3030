import type { CartChanges, SavedCartState } from '@magazijn/domain/cart';
import type { Transport } from '../transport/createTransport.ts';

/** The cart that the back end keeps for this person in this company. The code of both calls comes with the first one. */
export function savedCartCalls(send: Transport) {
  const calls = async () => (await import('./savedCart.ts')).savedCart(send);
  return {
    /**
     * The saved cart; null when the back end has no such call. Shows no loading bar.
     *
     * @param version the version that the caller has: 'unchanged' is returned when it is the latest. Null for any
     */
    savedCart: async (version: number | null): Promise<SavedCartState | 'unchanged' | null> =>
      (await calls()).read(version),

    /**
     * Merges changes into the saved cart, and returns it whole; null when the back end has no such call. Repeating a call
     * changes nothing. Shows no loading bar.
     *
     * @param id the saved cart that was changed, 0 for none: the changes are ignored when it is another person's
     */
    saveCart: async (id: number, changes: CartChanges): Promise<SavedCartState | null> =>
      (await calls()).save(id, changes),
  };
}
