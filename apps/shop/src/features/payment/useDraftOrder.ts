import { ApiError, type DraftOrder } from '@magazijn/api-client';
import { useEffect, useState } from 'react';
import { useStores } from '../../stores/StoresProvider.tsx';

/** The draft of the cart as it is now. */
export type DraftAnswer =
  | { readonly state: 'creating' }
  | { readonly state: 'ready'; readonly draft: DraftOrder }
  /** `message` is the back end's, when it refused; empty when it could not be reached. */
  | { readonly state: 'failed'; readonly message: string };

/**
 * Creates the order when the payment screen opens (T60), and again when the cart changed in another tab.
 * The cart's revision is the idempotency key: a reload, the back button or a second tab get the same draft.
 * Nothing is created for an empty cart.
 */
export function useDraftOrder(revision: string, empty: boolean) {
  const { api, cart } = useStores();
  const [answer, setAnswer] = useState<DraftAnswer>({ state: 'creating' });
  const [attempt, setAttempt] = useState(0);

  // `attempt` is what makes it try once more.
  useEffect(() => {
    if (empty) return;
    let current = true;
    setAnswer({ state: 'creating' });
    create().then(
      (draft) => current && setAnswer({ state: 'ready', draft }),
      (error: unknown) => {
        if (!current) return;
        console.warn('No order could be created', error);
        const refused = error instanceof ApiError && error.kind === 'refused' && error.status < 500;
        setAnswer({ state: 'failed', message: refused ? error.message : '' });
      },
    );
    return () => {
      current = false;
    };

    async function create(): Promise<DraftOrder> {
      await cart.flush();
      const { amounts, coupon, orderReference } = cart.getState();
      return api.createOrder({ amounts, coupon, orderReference }, cart.getState().revision);
    }
  }, [api, cart, revision, empty, attempt]);

  return { answer, retry: () => setAttempt((count) => count + 1) };
}
