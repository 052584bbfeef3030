import { maxEntries, maxProductTermLength } from '@magazijn/domain/quick-order';
import {
  type QuickOrderMatch,
  type QuickOrderProduct,
  toQuickOrderMatches,
  toQuickOrderProducts,
} from '../model/QuickOrder.ts';
import { alternativesSchema, quickOrderSchema } from '../schemas/quickOrder.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';
import type { HasCapability } from './capabilityCalls.ts';

/** The back end's maximum for alternatives. */
const maxIds = 100;

export const quickOrderCalls = (send: Transport, has: HasCapability) => ({
  /**
   * The products of at most 500 lines (`maxEntries`), in their order; null without the call. Shows no loading bar.
   *
   * @throws RangeError for more lines
   */
  async resolveProducts(
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
        complete: 'lines',
        silent: true,
        signal,
      }),
    );
    return found && toQuickOrderMatches(found);
  },

  /** Up to three products for each sold-out one of 100 ids; empty without `alternatives`. Shows no loading bar. */
  async alternatives(ids: readonly number[]): Promise<readonly QuickOrderProduct[]> {
    if (ids.length === 0 || !(await has('alternatives'))) return [];
    const found = await orNull(
      send({
        path: '/product/alternatives',
        query: { ids: ids.slice(0, maxIds).join(',') },
        responseSchema: alternativesSchema,
        silent: true,
      }),
    );
    const products = toQuickOrderProducts(found?.products ?? []);
    return ids.flatMap((id) => products.get(id) ?? []);
  },
});

/** A term as one line, cut without splitting a surrogate pair. */
const toLine = (term: string): string =>
  term
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, maxProductTermLength)
    .toWellFormed();
