import type { ApiClient, Category, Product } from '@magazijn/api-client';
import type { ComponentType, ReactNode } from 'react';
import { createContext } from 'react-router-dom';
import type { CartStore } from './CartStore.ts';
import type { FavouritesStore } from './FavouritesStore.ts';
import type { Customer, SessionStore } from './SessionStore.ts';

/** The features of logged-in customers, loaded together after the login. */
export interface CustomerFeatures {
  readonly api: ApiClient;
  readonly cart: CartStore;
  readonly favourites: FavouritesStore;
  readonly CustomerPrice: ComponentType<{
    product: Product;
    size: 'card' | 'panel';
    note: string | undefined;
  }>;
  /** The order button, or the request for a mail when the product is back in stock. */
  readonly ProductOrder: ComponentType<{
    product: Product;
    size: 'card' | 'panel' | 'row';
    aside?: ReactNode;
    first?: { readonly quantity: number; readonly label: string };
  }>;
  /** When the company last ordered a product. Loaded when it first renders: inside a `Suspense`. */
  readonly LastOrdered: ComponentType<{ productId: number; appearance: 'tag' | 'text' }>;
  /** The customer's parts of the layout. */
  readonly layout: {
    /** Account and cart in the header. */
    readonly Actions: ComponentType<{ customer: Customer; switched: boolean }>;
    /** Above the header. */
    readonly Banners: ComponentType;
    readonly GroceryLink: ComponentType;
    readonly MobileBar: ComponentType<{ categories: readonly Category[] }>;
    readonly CartNotice: ComponentType;
  };
}

/** State that outlives a page: one of each per browser tab, or per request on the server. */
export interface ShopStores {
  readonly session: SessionStore;
  /** The date of a customer's document in Amsterdam, as yyyy-mm-dd, for `useToday`. @default a visitor's document */
  readonly today?: string | undefined;
  readonly loadApi: () => Promise<ApiClient>;
  /** Loaded after the login. */
  readonly customer: Loadable<CustomerFeatures>;
}

/** React Router passes the stores to loaders in it; null for a document without a session. */
export const storesContext = createContext<Pick<ShopStores, 'session' | 'customer'> | null>(null);

/** A value that is loaded at its first use and kept. */
interface Loadable<Value> {
  /** Loads it once; again after a failure. */
  readonly load: () => Promise<Value>;
  /** The value, or null until it is loaded. */
  readonly loaded: () => Value | null;
  /** Calls the listener once, when the value is loaded. @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Loads a value once, such as code by `import()`. */
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
