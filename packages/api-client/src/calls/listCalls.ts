import type { ListContent, ListLine } from '@magazijn/domain/lists';
import type { ShoppingList, ShoppingListSummary } from '../model/ShoppingList.ts';
import type { Transport } from '../transport/createTransport.ts';

/** The lists of the company. Their code comes with the first call: few pages need it. */
export function listCalls(send: Transport) {
  const calls = async () => (await import('./shoppingLists.ts')).shoppingLists(send);
  return {
    /**
     * The lists that the user sees, latest change first; null when the back end has no such call.
     *
     * @param productId the product that `hasProduct` tells about
     */
    lists: async (productId?: number): Promise<readonly ShoppingListSummary[] | null> =>
      (await calls()).lists(productId),

    /** A list with its lines; null when it is gone, or is another company's. */
    list: async (id: number): Promise<ShoppingList | null> => (await calls()).list(id),

    /** Makes a list, and gives its id. 422 for a name that is taken, and for a list too many. */
    createList: async (content: ListContent): Promise<number> => (await calls()).create(content),

    /**
     * Writes a whole list, and gives its new version. 409 when the list is no longer at `version`, 404 when it is gone, 422
     * for a name that is taken.
     */
    saveList: async (id: number, version: number, content: ListContent): Promise<number> =>
      (await calls()).save(id, version, content),

    /** Removes a list. 404 when it is gone. */
    removeList: async (id: number): Promise<void> => (await calls()).remove(id),

    /**
     * Puts products at the end of a list, and gives how many were not on it; the others keep their line. 404 when the list is
     * gone, 422 when it is full.
     */
    addToList: async (id: number, lines: readonly ListLine[]): Promise<number> =>
      (await calls()).add(id, lines),

    /** Takes a product off a list; idempotent. 404 when the list is gone. */
    removeFromList: async (id: number, productId: number): Promise<void> =>
      (await calls()).removeProduct(id, productId),
  };
}
