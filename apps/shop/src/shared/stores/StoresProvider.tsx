import type { Permission } from '@magazijn/domain/people';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CartStore, CartView } from './CartStore.ts';
import { anonymous, may, type SessionState } from './SessionStore.ts';
import type { CustomerFeatures, ShopStores } from './ShopStores.ts';

const StoresContext = createContext<ShopStores | null>(null);

/** The session as the page shows it; `useSession` reads it. */
export const SessionContext = createContext<SessionState>({ viewer: anonymous, switched: false, left: null });
const CustomerContext = createContext<CustomerFeatures | null>(null);
const TakenOverContext = createContext(false);

const nothing = () => null;

/**
 * Provides the stores; the entries and tests create them. Hydration renders the state of the document: a visitor's, or
 * this customer's, whose features are loaded before. A transition then renders the browser's, so that it does not block
 * the page (`useSyncExternalStore` alone would render it at once).
 */
export function StoresProvider({ stores, children }: { stores: ShopStores; children: ReactNode }) {
  const { session, customer } = stores;
  const [takenOver, setTakenOver] = useState(false);
  useLayoutEffect(() => startTransition(() => setTakenOver(true)), []);
  const state = useSyncExternalStore(
    session.subscribe,
    takenOver ? session.getState : session.getServerState,
    session.getServerState,
  );
  const rendered = session.getServerState().viewer.kind === 'customer' ? customer.loaded : nothing;
  const features = useSyncExternalStore(customer.subscribe, takenOver ? customer.loaded : rendered, rendered);
  return (
    <StoresContext value={stores}>
      <TakenOverContext value={takenOver}>
        <SessionContext value={state}>
          <CustomerContext value={features}>{children}</CustomerContext>
        </SessionContext>
      </TakenOverContext>
    </StoresContext>
  );
}

/** Whether the page shows the state of this browser: false on the server, during hydration and until the render after it. */
export const useTakenOver = (): boolean => useContext(TakenOverContext);

/** @throws {Error} outside a StoresProvider */
export function useStores(): ShopStores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it');
  return stores;
}

/**
 * The customer features; null for visitors, while loading, and until the browser has taken over a visitor's document.
 *
 * @param permission what the customer's role has to allow; null for every role. @default 'shop'
 */
export function useOptionalCustomer(permission: Permission | null = 'shop'): CustomerFeatures | null {
  const { viewer } = useContext(SessionContext);
  const features = useContext(CustomerContext);
  const isAllowed = permission === null ? viewer.kind === 'customer' : may(viewer, permission);
  return isAllowed ? features : null;
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
