import { type ListContent, type ListLine, longestCountAge } from '@magazijn/domain/lists';
import * as z from 'zod/mini';
import { toListCounts, toSavedCounts, toShoppingList, toShoppingLists } from '../model/ShoppingList.ts';
import {
  addedToListSchema,
  createdListSchema,
  listCountsSchema,
  listRoundSchema,
  listSchema,
  listsSchema,
  savedCountsSchema,
  savedListSchema,
} from '../schemas/lists.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** A count to save. */
export interface NewCount {
  readonly productId: number;
  /** A whole number from 0 to `largestLineQuantity`. */
  readonly counted: number;
  /** Seconds since it was made. */
  readonly age: number;
  /** The round that it was made in. */
  readonly round: number;
}

/** The implementation of `listCalls`. */
export const shoppingLists = (send: Transport) => ({
  async lists(productId?: number) {
    const found = await orNull(
      send({
        path: '/lists',
        query: { product: productId === undefined ? undefined : String(productId) },
        responseSchema: listsSchema,
        whole: 'lists',
      }),
    );
    return found && toShoppingLists(found);
  },

  async list(id: number) {
    const found = await orNull(send({ path: `/lists/${id}`, responseSchema: listSchema, whole: 'lines' }));
    return found && toShoppingList(found);
  },

  async create(content: ListContent) {
    const body = formOf(content);
    return (await send({ method: 'POST', path: '/lists', body, responseSchema: createdListSchema })).id;
  },

  async save(id: number, version: number, content: ListContent) {
    const body = formOf(content);
    body.set('version', String(version));
    const responseSchema = savedListSchema;
    return (await send({ method: 'POST', path: `/lists/${id}`, body, responseSchema, silent: true })).version;
  },

  async remove(id: number) {
    await send({ method: 'DELETE', path: `/lists/${id}`, responseSchema: z.unknown() });
  },

  async add(id: number, lines: readonly ListLine[]) {
    const body = new URLSearchParams({ lines: linesText(lines) });
    const responseSchema = addedToListSchema;
    return (await send({ method: 'POST', path: `/lists/${id}/products`, body, responseSchema })).added;
  },

  async removeProduct(id: number, productId: number) {
    await send({
      method: 'DELETE',
      path: `/lists/${id}/products/${productId}`,
      responseSchema: z.unknown(),
    });
  },

  async counts(id: number) {
    const path = `/lists/${id}/counts`;
    const found = await orNull(
      send({ path, responseSchema: listCountsSchema, whole: 'counts', silent: true }),
    );
    return found && toListCounts(found);
  },

  async saveCounts(id: number, counts: readonly NewCount[]) {
    const lines = counts.map(({ productId, counted, age, round }) =>
      [productId, counted, Math.min(Math.max(Math.floor(age), 0), longestCountAge), round].join(' '),
    );
    const saved = await send({
      method: 'POST',
      path: `/lists/${id}/counts`,
      body: new URLSearchParams({ counts: lines.join('\n') }),
      responseSchema: savedCountsSchema,
      whole: 'counts',
      silent: true,
    });
    return toSavedCounts(saved);
  },

  async endRound(id: number, round: number) {
    const body = new URLSearchParams({ round: String(round) });
    const path = `/lists/${id}/round`;
    return (await send({ method: 'POST', path, body, responseSchema: listRoundSchema, silent: true })).round;
  },
});

const linesText = (lines: readonly ListLine[]): string =>
  lines.map(({ productId, quantity, kind }) => `${productId} ${quantity} ${kind}`).join('\n');

const formOf = ({ name, shared, lines }: ListContent): URLSearchParams =>
  new URLSearchParams({ name, shared: shared ? '1' : '0', lines: linesText(lines) });
