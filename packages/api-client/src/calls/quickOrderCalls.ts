import { longestProductTerm, maxEntries } from '@magazijn/domain/quick-order';
import type { QuickOrderMatch } from '../model/QuickOrder.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** What the lines of an order list name. */
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
    ): Promise<readonly QuickOrderMatch[] | null> => {
      if (terms.length > maxEntries)
        throw new RangeError(`At most ${maxEntries} lines, but got ${terms.length}.`);
      // The page of order lists alone needs them.
      const [{ quickOrderSchema }, { toQuickOrderMatches }] = await Promise.all([
        import('../schemas/quickOrder.ts'),
        import('../model/QuickOrder.ts'),
      ]);
      const body = new FormData();
      body.set('lines', terms.map(toLine).join('\n'));
      const found = await orNull(
        send({
          method: 'POST',
          path: '/quick-order',
          body,
          responseSchema: quickOrderSchema,
          whole: 'lines',
          silent: true,
          signal,
        }),
      );
      return found && toQuickOrderMatches(found);
    },
  };
}

/** A term on a line of its own, without half a character at its end. */
const toLine = (term: string): string =>
  term
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, longestProductTerm)
    .toWellFormed();
