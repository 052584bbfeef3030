import { useSyncExternalStore } from 'react';
import { useStores } from '../stores/StoresProvider.tsx';
import type { CartState, CartStore } from './CartStore.ts';

/** The cart and what can be done with it. Empty while the page hydrates. */
export function useCart(): CartState & { readonly store: CartStore } {
  const { cart } = useStores();
  const state = useSyncExternalStore(cart.subscribe, cart.getState, cart.getServerState);
  return { ...state, store: cart };
}
