import { createCartStore } from '../cart/createCartStore.ts';
import { tabStorage } from '../storage/browserStorage.ts';
import type { CartStore } from '../stores/CartStore.ts';
import { cartStorage } from './cartStorage.ts';
import { punchOutOf } from './createPunchOutStore.ts';

/** The cart of this tab: the customer's own, or that of the punch-out session while there is one. */
export function customerCart(dependencies: Omit<Parameters<typeof createCartStore>[0], 'tab'>): CartStore {
  const { session, storage } = dependencies;
  const areas = { punchOut: punchOutOf(session), own: storage, tab: tabStorage };
  return createCartStore({ ...dependencies, storage: cartStorage(areas), tab: tabStorage });
}
