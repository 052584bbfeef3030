import type { ApiClient, Product } from '@magazijn/api-client';
import type { ComponentType, ReactNode } from 'react';
import { createContext } from 'react-router-dom';
import type { CartStore } from './CartStore.ts';
import type { FavouritesStore } from './FavouritesStore.ts';
import type { SessionStore } from './SessionStore.ts';

/** What only somebody who is logged in needs: its code is loaded then, all of it at once. */
export interface CustomerFeatures {
  readonly api: ApiClient;
  readonly cart: CartStore;
  readonly favourites: FavouritesStore;
  /** The price of a product. */
  readonly CustomerPrice: ComponentType<{
    product: Product;
    size: 'card' | 'panel';
    note: string | undefined;
  }>;
  /** Orders a product, or asks for a mail when it is back. */
  readonly ProductOrder: ComponentType<{
    product: Product;
    size: 'card' | 'panel' | 'row';
    aside?: ReactNode;
  }>;
}

/** Everything that lives longer than a page: one of each per browser tab, or per request on the server. */
export interface ShopStores {
  readonly session: SessionStore;
  /** The API client, whose code comes with its first call. */
  readonly loadApi: () => Promise<ApiClient>;
  /** Loaded as soon as somebody is logged in. */
  readonly customer: Loadable<CustomerFeatures>;
}

/** How React Router hands the stores to loaders; null on the server, which does not know the session. */
export const storesContext = createContext<Pick<ShopStores, 'session' | 'customer'> | null>(null);

/** Something that is loaded when it is first wanted, and stays. */
interface Loadable<Value> {
  /** Loads it: once, whoever asks; again after a failure. */
  readonly load: () => Promise<Value>;
  /** The value, or null until it came. */
  readonly loaded: () => Value | null;
  /** Told once, when it came. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Loads a value once, such as code by `import()`.
 *
 * @example const loadApi = loadOnce(async () => (await import('./createClient.ts')).createApiClient(options)).load
 */
export function loadOnce<Value>(get: () => Promise<Value>): Loadable<Value> {
  const listeners = new Set<() => void>();
  let loaded: Value | null = null;
  let loading: Promise<Value> | null = null;

  async function load(): Promise<Value> {
    try {
      loaded = await get();
    } catch (error) {
      loading = null;
      throw error;
    }
    for (const listener of listeners) listener();
    return loaded;
  }

  return {
    load: () => {
      loading ??= load();
      return loading;
    },
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
