import type { CartStore, CartView } from '../stores/CartStore.ts';

/**
 * Resolves with the cart once the server has answered every change and its prices are of now, however long that takes;
 * at once when that is so already. A refused change is answered too: `refusal` has the reason.
 */
export function whenSettled(store: Pick<CartStore, 'getState' | 'subscribe'>): Promise<CartView> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const state = store.getState();
      const settled = state.known && state.status === 'settled';
      if (settled) resolve(state);
      return settled;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}
