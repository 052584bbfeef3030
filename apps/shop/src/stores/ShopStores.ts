import type { ApiClient } from '@magazijn/api-client';
import type { CartStore } from '../cart/CartStore.ts';
import type { FavouritesStore } from '../favourites/FavouritesStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** Everything that lives longer than a page: one of each per browser tab, or per request on the server. */
export interface ShopStores {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly cart: CartStore;
  readonly favourites: FavouritesStore;
}
