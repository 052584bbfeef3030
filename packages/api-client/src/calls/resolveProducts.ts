import { longestProductTerm, maxEntries } from '@magazijn/domain/quick-order';
import { type QuickOrderMatch, toQuickOrderMatches } from '../model/QuickOrder.ts';
import { quickOrderSchema } from '../schemas/quickOrder.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** The implementation of `quickOrderCalls`. */
export async function resolveProducts(
  send: Transport,
  terms: readonly string[],
  signal?: AbortSignal,
): Promise<readonly QuickOrderMatch[] | null> {
  if (terms.length > maxEntries) {
    throw new RangeError(`At most ${maxEntries} lines, but got ${terms.length}.`);
  }
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
}

/** A term as one line, cut without splitting a surrogate pair. */
const toLine = (term: string): string =>
  term
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, longestProductTerm)
    .toWellFormed();
