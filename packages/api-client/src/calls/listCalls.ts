import { type ListContent, type ListLine, maxCountAge } from '@magazijn/domain/lists';
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

export interface NewCount {
  readonly productId: number;
  /** A whole number from 0 to `maxLineQuantity`. */
  readonly counted: number;
  /** Seconds since it was made. */
  readonly age: number;
  readonly round: number;
}

export const listCalls = (send: Transport) => ({
  /** The lists that the user sees, latest change first; null without the call. `productId` is for `hasProduct`. */
  async lists(productId?: number): Promise<readonly ShoppingListSummary[] | null> {
    const found = await orNull(
      send({
        path: '/lists',
        query: { product: productId === undefined ? undefined : String(productId) },
        responseSchema: listsSchema,
        complete: 'lists',
      }),
    );
    return found && toShoppingLists(found);
  },

  /** A list with its lines; null when it was removed, or belongs to another company. */
  async list(id: number): Promise<ShoppingList | null> {
    const found = await orNull(send({ path: `/lists/${id}`, responseSchema: listSchema, complete: 'lines' }));
    return found && toShoppingList(found);
  },

  /** Creates a list and returns its id. Refused: 422 for a taken name, and above the maximum number of lists. */
  async createList(content: ListContent): Promise<number> {
    const body = formOf(content);
    return (await send({ method: 'POST', path: '/lists', body, responseSchema: createdListSchema })).id;
  },

  /** Saves a whole list; returns its new version. 409 for another `version`, 404 when removed, 422 for a taken name. */
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

  /** Appends products, returns how many; those on the list keep their line. 404 when removed, 422 when full. */
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
      send({ path, responseSchema: listCountsSchema, complete: 'counts', silent: true }),
    );
    return found && toListCounts(found);
  },

  /** Saves counts; the later one of a product stays. 404 when the list is gone. Shows no loading bar. */
  async saveListCounts(id: number, counts: readonly NewCount[]): Promise<SavedCounts> {
    const lines = counts.map(({ productId, counted, age, round }) =>
      [productId, counted, Math.min(Math.max(Math.floor(age), 0), maxCountAge), round].join(' '),
    );
    const saved = await send({
      method: 'POST',
      path: `/lists/${id}/counts`,
      body: new URLSearchParams({ counts: lines.join('\n') }),
      responseSchema: savedCountsSchema,
      complete: 'counts',
      silent: true,
    });
    return toSavedCounts(saved);
  },

  /** Ends a stock round, returns the next number. 409 when it has ended, 404 without the list. Shows no loading bar. */
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
