import type { CartStore } from '../cart/CartStore.ts';
import { createCartStore } from '../cart/createCartStore.ts';
import { keptWords } from '../cart/keptWords.ts';
import { tabStorage } from '../storage/browserStorage.ts';
import { cartStorage } from './cartStorage.ts';
import { punchOutOf } from './punchOutOf.ts';

/** The cart of this tab: the customer's own, or that of the procurement system's visit while there is one. */
export function customerCart(parts: Omit<Parameters<typeof createCartStore>[0], 'words'>): CartStore {
  const { session, storage } = parts;
  const areas = { punchOut: punchOutOf(session), own: storage, tab: tabStorage };
  return createCartStore({ ...parts, storage: cartStorage(areas), words: keptWords(tabStorage) });
}
