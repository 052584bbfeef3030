import { type ListContent, type ListLine, longestCountAge } from '@magazijn/domain/lists';
import * as z from 'zod/mini';
import {
  type ListCounts,
  type SavedCounts,
  type ShoppingList,
  type ShoppingListSummary,
  toListCounts,
  toSavedCounts,
  toShoppingList,
  toShoppingLists,
} from '../model/ShoppingList.ts';
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

/** The lists of the company. */
export const listCalls = (send: Transport) => ({
  /**
   * The lists that the user sees, latest change first; null when the back end has no such call.
   *
   * @param productId the product for `hasProduct`
   */
  async lists(productId?: number): Promise<readonly ShoppingListSummary[] | null> {
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

  /** A list with its lines; null when it was removed, or belongs to another company. */
  async list(id: number): Promise<ShoppingList | null> {
    const found = await orNull(send({ path: `/lists/${id}`, responseSchema: listSchema, whole: 'lines' }));
    return found && toShoppingList(found);
  },

  /** Creates a list and returns its id. Refused: 422 for a taken name, and above the maximum number of lists. */
  async createList(content: ListContent): Promise<number> {
    const body = formOf(content);
    return (await send({ method: 'POST', path: '/lists', body, responseSchema: createdListSchema })).id;
  },

  /**
   * Saves a whole list and returns its new version. Refused: 409 when the list has another version than `version`,
   * 404 when it was removed, 422 for a taken name.
   */
  async saveList(id: number, version: number, content: ListContent): Promise<number> {
    const body = formOf(content);
    body.set('version', String(version));
    const responseSchema = savedListSchema;
    return (await send({ method: 'POST', path: `/lists/${id}`, body, responseSchema, silent: true })).version;
  },

  /** Removes a list. Refused: 404 when it was removed before. */
  async removeList(id: number): Promise<void> {
    await send({ method: 'DELETE', path: `/lists/${id}`, responseSchema: z.unknown() });
  },

  /**
   * Appends products to a list and returns how many were added; products on the list keep their line. Refused: 404
   * when the list was removed, 422 when it is full.
   */
  async addToList(id: number, lines: readonly ListLine[]): Promise<number> {
    const body = new URLSearchParams({ lines: linesText(lines) });
    const responseSchema = addedToListSchema;
    return (await send({ method: 'POST', path: `/lists/${id}/products`, body, responseSchema })).added;
  },

  /** Removes a product from a list; idempotent. Refused: 404 when the list was removed. */
  async removeFromList(id: number, productId: number): Promise<void> {
    await send({
      method: 'DELETE',
      path: `/lists/${id}/products/${productId}`,
      responseSchema: z.unknown(),
    });
  },

  /** The last counts of a list's products in stock; null when the list is gone. Shows no loading bar. */
  async listCounts(id: number): Promise<ListCounts | null> {
    const path = `/lists/${id}/counts`;
    const found = await orNull(
      send({ path, responseSchema: listCountsSchema, whole: 'counts', silent: true }),
    );
    return found && toListCounts(found);
  },

  /**
   * Saves counts of products in stock; of two counts of a product the later one stays. Products that are not on the list are
   * left out. 404 when the list is gone. Shows no loading bar.
   */
  async saveListCounts(id: number, counts: readonly NewCount[]): Promise<SavedCounts> {
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

  /**
   * Ends a round along the shelves, and gives the number of the next. Its counts stay. 409 when it has ended before, 404 when
   * the list is gone. Shows no loading bar.
   */
  async endListRound(id: number, round: number): Promise<number> {
    const body = new URLSearchParams({ round: String(round) });
    const path = `/lists/${id}/round`;
    return (await send({ method: 'POST', path, body, responseSchema: listRoundSchema, silent: true })).round;
  },
});

const linesText = (lines: readonly ListLine[]): string =>
  lines.map(({ productId, quantity, kind }) => `${productId} ${quantity} ${kind}`).join('\n');

const formOf = ({ name, shared, lines }: ListContent): URLSearchParams =>
  new URLSearchParams({ name, shared: shared ? '1' : '0', lines: linesText(lines) });
