import type { CartStore, CartView } from '../stores/CartStore.ts';

const isSettled = ({ known, status }: CartView): boolean => known && status === 'settled';

/** Whether no call of the cart is under way or about to be sent; it may have failed. */
export const isIdle = ({ known, status }: CartView): boolean => known && status !== 'calculating';

/**
 * Resolves with the cart once every change is answered and its prices are current; a refusal counts too.
 * @param isReached what to wait for instead
 */
export function whenSettled(
  store: Pick<CartStore, 'getState' | 'subscribe'>,
  isReached = isSettled,
): Promise<CartView> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const state = store.getState();
      const reached = isReached(state);
      if (reached) resolve(state);
      return reached;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}
