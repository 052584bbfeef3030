import type { QuickOrderMatch } from '../model/QuickOrder.ts';
import type { Transport } from '../transport/createTransport.ts';

/** What the lines of an order list name. Its code comes with its first call: one page alone needs it. */
export function quickOrderCalls(send: Transport) {
  return {
    /**
     * The products that the lines of an order list name, by article number, EAN or name, in the order of the lines; at most
     * 500 of them (`maxEntries`). Null when the back end has no such call. Shows no loading bar.
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
