import type { ApiClient } from '@magazijn/api-client';
import { createSessionStore } from '../shared/session/createSessionStore.ts';
import type { TextStorage } from '../shared/storage/browserStorage.ts';
import { cartKey, type DocumentCart } from '../shared/stores/CartStore.ts';
import type { SessionStore } from '../shared/stores/SessionStore.ts';
import { loadOnce, type ShopStores } from '../shared/stores/ShopStores.ts';

/** Whether a customer's cart is left from a session that ended while no tab was open, to be set aside. */
export const hasCartOfEndedSession = (session: SessionStore, storage: TextStorage): boolean =>
  session.getState().viewer.kind === 'anonymous' && /"customer":"/.test(storage.read(cartKey) ?? '');

type SessionDependencies = Parameters<typeof createSessionStore>[0];

interface Dependencies
  extends Omit<SessionDependencies, 'now'>,
    Partial<Pick<SessionDependencies, 'now'>>,
    Pick<ShopStores, 'today'> {
  /** Loads the client, which reads the session's token at every call. */
  readonly loadApiFor: (session: SessionStore) => () => Promise<ApiClient>;
  readonly announce: (text: string) => void;
  /** The cart of the customer's document. @default none */
  readonly cart?: DocumentCart | undefined | Promise<DocumentCart | undefined>;
  /** Whether changes are sent to other tabs. @default false */
  readonly tabs?: boolean;
  /** Whether the cart is merged with the one at the back end. The server, which renders once, does not. @default true */
  readonly followsSavedCart?: boolean;
}

/** Composes session, client and customer features over one storage: the browser's, or one in memory. */
export function createShopStores(dependencies: Dependencies): ShopStores {
  const { storage, loadApiFor, announce, today, tabs = false, followsSavedCart = true } = dependencies;
  const session = createSessionStore({ now: Date.now, ...dependencies });
  const loadApi = loadApiFor(session);
  const customer = loadOnce(async () => {
    const [{ createCustomerFeatures }, api, document] = await Promise.all([
      import('./createCustomerFeatures.ts'),
      loadApi(),
      dependencies.cart,
    ]);
    return createCustomerFeatures({ api, session, storage, announce, tabs, followsSavedCart, document });
  });

  // The features of a customer who was logged in before are loaded by entry-client.tsx, after the page's code.
  const loadForCustomers = () => {
    if (session.getState().viewer.kind === 'anonymous') return;
    // After a failure the next page for customers, or the next action, loads it.
    customer.load().catch(() => {});
  };
  session.subscribe(loadForCustomers);
  if (hasCartOfEndedSession(session, storage)) customer.load().catch(() => {});
  return { session, today, loadApi, customer };
}
