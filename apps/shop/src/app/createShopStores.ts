import type { ApiClient } from '@magazijn/api-client';
import { emptyCartState } from '../cart/emptyCartState.ts';
import { customerCode } from '../customer/customerCode.ts';
import { noFavourites } from '../favourites/FavouritesStore.ts';
import { lateStore } from '../late/lateStore.ts';
import { createSessionStore } from '../session/createSessionStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TextStorage } from '../storage/browserStorage.ts';
import type { ShopStores } from '../stores/ShopStores.ts';
import { isCartLeftBehind } from './isCartLeftBehind.ts';

interface Parts {
  readonly storage: TextStorage;
  /** The client asks the session for its token at every call. */
  readonly apiFor: (session: SessionStore) => ApiClient;
  /** Told, in Dutch, when the back end refused a change. */
  readonly onRefused: (message: string) => void;
  /** Whether other tabs of the browser are told of changes. @default no */
  readonly tabs?: boolean;
}

/**
 * Composes session, client, cart and favourites over one storage: the browser's, or a passing one. Cart and favourites
 * are a customer's, so their code comes when somebody is logged in, now or later.
 */
export function createShopStores({ storage, apiFor, onRefused, tabs = false }: Parts): ShopStores {
  const session = createSessionStore({ storage, now: Date.now });
  const api = apiFor(session);
  const cart = lateStore({
    empty: emptyCartState,
    code: customerCode,
    create: ({ customerCart }) => customerCart({ api, session, storage, onRefused }),
  });
  const favourites = lateStore({
    empty: noFavourites,
    code: customerCode,
    create: ({ createFavouritesStore, tabChannel }) =>
      createFavouritesStore({
        api,
        session,
        ...(tabs ? { channel: tabChannel('magazijn.favourites') } : {}),
      }),
  });

  const wake = () => {
    if (session.getState().viewer.kind === 'anonymous') return;
    cart.wake();
    favourites.wake();
  };
  wake();
  session.subscribe(wake);
  if (isCartLeftBehind(session, storage)) cart.wake();
  return { api, session, cart: cart.store, favourites: favourites.store };
}
