import type { QuickOrderMatch, QuickOrderProduct } from '../model/QuickOrder.ts';
import type { Transport } from '../transport/createTransport.ts';
import type { HasCapability } from './capabilityCalls.ts';

/** Looks up the products of an order list, and alternatives. Loaded on the first call, since few pages need them. */
export function quickOrderCalls(send: Transport, has: HasCapability) {
  return {
    /**
     * The products of the lines of an order list, by article number, EAN or name, in the order of the lines; at most
     * 500 lines (`maxEntries`). Null when the back end has no such call. Shows no loading bar.
     *
     * @throws RangeError for more lines.
     */
    resolveProducts: async (
      terms: readonly string[],
      signal?: AbortSignal,
    ): Promise<readonly QuickOrderMatch[] | null> =>
      (await import('./resolveProducts.ts')).resolveProducts(send, terms, signal),

    /**
     * Sold-out products with up to three that can be ordered in their place, for the first hundred ids; empty unless the
     * back end lists `alternatives`. Shows no loading bar.
     */
    alternatives: async (ids: readonly number[]): Promise<readonly QuickOrderProduct[]> =>
      (await has('alternatives')) ? (await import('./findAlternatives.ts')).findAlternatives(send, ids) : [],
  };
}
