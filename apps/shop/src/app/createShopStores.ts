import type { ApiClient } from '@magazijn/api-client';
import { createCartStore } from '../cart/createCartStore.ts';
import { createFavouritesStore } from '../favourites/createFavouritesStore.ts';
import { createSessionStore } from '../session/createSessionStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TextStorage } from '../storage/browserStorage.ts';
import type { ShopStores } from '../stores/ShopStores.ts';

interface Parts {
  readonly storage: TextStorage;
  /** The client asks the session for its token at every call. */
  readonly apiFor: (session: SessionStore) => ApiClient;
  /** Told, in Dutch, when the back end refused a change. */
  readonly onRefused: (message: string) => void;
}

/** Composes session, client, cart and favourites over one storage: the browser's, or a passing one. */
export function createShopStores({ storage, apiFor, onRefused }: Parts): ShopStores {
  const session = createSessionStore({ storage, now: Date.now });
  const api = apiFor(session);
  return {
    api,
    session,
    cart: createCartStore({ api, session, storage, onRefused }),
    favourites: createFavouritesStore({ api, session }),
  };
}
