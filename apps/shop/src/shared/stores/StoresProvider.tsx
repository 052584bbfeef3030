import type { Permission } from '@magazijn/domain/people';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { CartStore, CartView } from './CartStore.ts';
import { may, type Viewer } from './SessionStore.ts';
import type { CustomerFeatures, ShopStores } from './ShopStores.ts';

const StoresContext = createContext<ShopStores | null>(null);

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

const isCustomerWho = (viewer: Viewer, permission: Permission | null): boolean =>
  permission === null ? viewer.kind === 'customer' : may(viewer, permission);

/** The customer features; null for visitors, while loading or hydrating, and without the permission. */
export function useOptionalCustomer(permission: Permission | null = 'shop'): CustomerFeatures | null {
  const { session, customer } = useStores();
  const isCustomer = useSyncExternalStore(
    session.subscribe,
    () => isCustomerWho(session.getState().viewer, permission),
    () => false,
  );
  const features = useSyncExternalStore(customer.subscribe, customer.loaded, nothing);
  return isCustomer ? features : null;
}

/** The customer features; throws for a visitor, or before they are loaded (see `ForCustomer`). */
export function useCustomer(): CustomerFeatures {
  // It does not check the viewer: after a logout the page renders once more before it unmounts.
  const features = useStores().customer.loaded();
  if (!features) throw new Error('useCustomer needs ForCustomer or useOptionalCustomer above it');
  return features;
}

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
 * One value of a store's state: a component renders only when it changes, as one of twelve cards does.
 * @param otherwise the value without a store, for visitors
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
