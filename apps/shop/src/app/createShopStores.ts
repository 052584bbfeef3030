import type { ApiClient } from '@magazijn/api-client';
import { createSessionStore } from '../shared/session/createSessionStore.ts';
import type { TextStorage } from '../shared/storage/browserStorage.ts';
import { cartKey } from '../shared/stores/CartStore.ts';
import type { SessionStore } from '../shared/stores/SessionStore.ts';
import { loadOnce, type ShopStores } from '../shared/stores/ShopStores.ts';

/**
 * Whether a visitor's browser still holds the cart of somebody whose session ended while no tab was open. The cart's
 * own code then has to park it.
 */
export const isCartLeftBehind = (session: SessionStore, storage: TextStorage): boolean =>
  session.getState().viewer.kind === 'anonymous' && /"customer":"/.test(storage.read(cartKey) ?? '');

interface Dependencies {
  readonly storage: TextStorage;
  /** Loads the client, which asks the session for its token at every call. */
  readonly loadApiFor: (session: SessionStore) => () => Promise<ApiClient>;
  /** Says a sentence aloud, for those who do not see the screen. */
  readonly announce: (text: string) => void;
  /** Whether other tabs of the browser are told of changes. @default no */
  readonly tabs?: boolean;
}

/** Composes session, client and what customers need over one storage: the browser's, or a passing one. */
export function createShopStores({ storage, loadApiFor, announce, tabs = false }: Dependencies): ShopStores {
  const session = createSessionStore({ storage, now: Date.now });
  const loadApi = loadApiFor(session);
  const customer = loadOnce(async () => {
    const [{ createCustomerFeatures }, api] = await Promise.all([
      import('./createCustomerFeatures.ts'),
      loadApi(),
    ]);
    return createCustomerFeatures({ api, session, storage, announce, tabs });
  });

  const loadForCustomers = () => {
    if (session.getState().viewer.kind === 'anonymous') return;
    // Without a connection the next page of a customer, or the next act, loads it.
    customer.load().catch(() => {});
  };
  loadForCustomers();
  session.subscribe(loadForCustomers);
  if (isCartLeftBehind(session, storage)) customer.load().catch(() => {});
  return { session, loadApi, customer };
}
