import { useSyncExternalStore } from 'react';
import type { CartStore, CartView } from '../stores/CartStore.ts';
import { useCustomer } from '../stores/StoresProvider.tsx';

/** A customer's cart and what can be done with it. Empty while the page hydrates. */
export function useCart(): CartView & { readonly store: CartStore } {
  const { cart } = useCustomer();
  const state = useSyncExternalStore(cart.subscribe, cart.getState, cart.getServerState);
  return { ...state, store: cart };
}
