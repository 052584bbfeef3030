import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { CartStore, CartView } from './CartStore.ts';
import type { CustomerFeatures, ShopStores } from './ShopStores.ts';

const StoresContext = createContext<ShopStores | null>(null);

/** Hands the stores to everything below. Composed once, by the entries and by tests. */
export function StoresProvider({ stores, children }: { stores: ShopStores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** @throws {Error} outside a StoresProvider */
export function useStores(): ShopStores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it');
  return stores;
}

const nothing = () => null;

/** What customers need; null for visitors, until its code has come, and while the page hydrates. */
export function useOptionalCustomer(): CustomerFeatures | null {
  const { session, customer } = useStores();
  const isCustomer = useSyncExternalStore(
    session.subscribe,
    () => session.getState().viewer.kind === 'customer',
    () => false,
  );
  const features = useSyncExternalStore(customer.subscribe, customer.loaded, nothing);
  return isCustomer ? features : null;
}

/**
 * What customers need, where only they come: inside `ForCustomer`, and below what `useOptionalCustomer` found.
 *
 * @throws {Error} for a visitor, or before its code has come
 */
export function useCustomer(): CustomerFeatures {
  // Not the viewer: at a logout the page is rendered once more before it goes.
  const features = useStores().customer.loaded();
  if (!features) throw new Error('useCustomer needs ForCustomer or useOptionalCustomer above it');
  return features;
}

/** A customer's cart and what can be done with it. Empty while the page hydrates. */
export function useCart(): CartView & { readonly store: CartStore } {
  const { cart } = useCustomer();
  const state = useSyncExternalStore(cart.subscribe, cart.getState, cart.getServerState);
  return { ...state, store: cart };
}

interface Followed<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => State;
  readonly getServerState: () => State;
}

const never = () => () => {};

/**
 * One value of a store's state. Whoever uses it renders again when that value changes, not at every touch of the store:
 * a list of twelve cards follows the cart, and one of them is touched.
 *
 * @param store undefined where there is none, as for visitors
 * @param otherwise the value without a store
 * @example useSelected(customer?.cart, ({ quantities }) => quantities[product.id] ?? 0, 0)
 */
export function useSelected<State, Value extends string | number | boolean>(
  store: Followed<State> | undefined,
  select: (state: State) => Value,
  otherwise: Value,
): Value {
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => (store ? select(store.getState()) : otherwise),
    () => (store ? select(store.getServerState()) : otherwise),
  );
}
