import type { ListContent, ListLine } from '@magazijn/domain/lists';
import type { ListCounts, SavedCounts, ShoppingList, ShoppingListSummary } from '../model/ShoppingList.ts';
import type { Transport } from '../transport/createTransport.ts';
import type { NewCount } from './shoppingLists.ts';

/** The lists of the company. Loaded on the first call, since few pages need them. */
export function listCalls(send: Transport) {
  const calls = async () => (await import('./shoppingLists.ts')).shoppingLists(send);
  return {
    /**
     * The lists that the user sees, latest change first; null when the back end has no such call.
     *
     * @param productId the product for `hasProduct`
     */
    lists: async (productId?: number): Promise<readonly ShoppingListSummary[] | null> =>
      (await calls()).lists(productId),

    /** A list with its lines; null when it was removed, or belongs to another company. */
    list: async (id: number): Promise<ShoppingList | null> => (await calls()).list(id),

    /** Creates a list and returns its id. Refused: 422 for a taken name, and above the maximum number of lists. */
    createList: async (content: ListContent): Promise<number> => (await calls()).create(content),

    /**
     * Saves a whole list and returns its new version. Refused: 409 when the list has another version than `version`,
     * 404 when it was removed, 422 for a taken name.
     */
    saveList: async (id: number, version: number, content: ListContent): Promise<number> =>
      (await calls()).save(id, version, content),

    /** Removes a list. Refused: 404 when it was removed before. */
    removeList: async (id: number): Promise<void> => (await calls()).remove(id),

    /**
     * Appends products to a list and returns how many were added; products on the list keep their line. Refused: 404
     * when the list was removed, 422 when it is full.
     */
    addToList: async (id: number, lines: readonly ListLine[]): Promise<number> =>
      (await calls()).add(id, lines),

    /** Removes a product from a list; idempotent. Refused: 404 when the list was removed. */
    removeFromList: async (id: number, productId: number): Promise<void> =>
      (await calls()).removeProduct(id, productId),

    /** The last counts of a list's products in stock; null when the list is gone. Shows no loading bar. */
    listCounts: async (id: number): Promise<ListCounts | null> => (await calls()).counts(id),

    /**
     * Saves counts of products in stock; of two counts of a product the later one stays. Products that are not on the list are
     * left out. 404 when the list is gone. Shows no loading bar.
     */
    saveListCounts: async (id: number, counts: readonly NewCount[]): Promise<SavedCounts> =>
      (await calls()).saveCounts(id, counts),

    /**
     * Ends a round along the shelves, and gives the number of the next. Its counts stay. 409 when it has ended before, 404 when
     * the list is gone. Shows no loading bar.
     */
    endListRound: async (id: number, round: number): Promise<number> => (await calls()).endRound(id, round),
  };
}
