import type { CartStore, CartView } from '../stores/CartStore.ts';

/**
 * The cart as soon as the server has answered for it, however long that takes; at once when nothing is under way. A
 * change that was refused is answered too: `refusal` says why.
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
