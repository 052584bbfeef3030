import { ApiError, type DraftOrder } from '@magazijn/api-client';
import { useEffect, useState } from 'react';
import { spokenRefusal } from '../../cart/spokenRefusal.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { useOneCall } from '../../stores/useOneCall.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

/** The draft of the cart as it is now. */
export type DraftAnswer =
  | { readonly state: 'creating' }
  | { readonly state: 'ready'; readonly draft: DraftOrder }
  /** `refused`: the back end will not have this cart; `message` is its own, where it is meant for the buyer. */
  | { readonly state: 'failed'; readonly refused: boolean; readonly message: string };

/**
 * Creates the order when the payment screen opens (T60), and again when the cart changed in another tab.
 * The cart's revision is the idempotency key: a reload, the back button or a second tab get the same draft.
 *
 * @param wanted false while there is nothing to order, or the order is being placed: nothing is created, and the order
 *   stays as it is
 * @param settleSent what became of an earlier order is asked first: what it took from the cart is not ordered again
 */
export function useDraftOrder(revision: string, wanted: boolean, settleSent: () => Promise<boolean>) {
  const { api, cart } = useStores();
  const callOnce = useOneCall<DraftOrder>();
  const [settled, setSettled] = useState<{ readonly key: string; readonly answer: DraftAnswer } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${revision} ${attempt}`;

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    callOnce(key, create).then(
      (draft) => current && setSettled({ key, answer: { state: 'ready', draft } }),
      (error: unknown) => {
        if (!current) return;
        console.warn('No order could be created', error);
        const answer = { state: 'failed', refused: isRefused(error), message: messageOf(error) } as const;
        setSettled({ key, answer });
      },
    );
    return () => {
      current = false;
    };

    async function create(): Promise<DraftOrder> {
      if (await settleSent()) return new Promise(() => {});
      await cart.flush();
      const { amounts, coupon, orderReference, revision: priced } = cart.getState();
      // Emptied meanwhile, as in another tab: the screen of an empty cart is there (T60).
      if (Object.keys(amounts).length === 0) return new Promise(() => {});
      return api.createOrder({ amounts, coupon, orderReference }, priced);
    }
  }, [api, cart, key, wanted, callOnce, settleSent]);

  // Another cart is another order, whose answer is under way; while nothing is wanted the last one stays on the screen.
  const isShown = settled !== null && (settled.key === key || !wanted);
  const answer: DraftAnswer = isShown ? settled.answer : { state: 'creating' };
  return { answer, retry: () => setAttempt((count) => count + 1) };
}

/** 503 is the payment provider's silence, which the order does not mind. */
const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 503 ? paymentPageTexts.noPayment : spokenRefusal(error);

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 429;
