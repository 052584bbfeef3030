import type { QuickOrderMatch } from '../model/QuickOrder.ts';
import type { Transport } from '../transport/createTransport.ts';

/** Looks up the products of an order list. Loaded on the first call, since only one page needs it. */
export function quickOrderCalls(send: Transport) {
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
  };
}
