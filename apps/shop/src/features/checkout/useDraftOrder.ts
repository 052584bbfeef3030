// The draft of the cart, and the delivery day that is chosen for it.
import { ApiError, buyerMessage, type DraftOrder } from '@magazijn/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOneCall } from '../../shared/data/useOneCall.ts';
import { forgetChosenDay, keepChosenDay, readChosenDay } from '../../shared/order/orderRecord.ts';
import { failureReferenceOf } from '../../shared/page/failureReference.ts';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';

/** The draft of the cart as it is now. */
type DraftAnswer =
  | { readonly state: 'creating' }
  | { readonly state: 'ready'; readonly draft: DraftOrder }
  /** `refused`: the back end will not have this cart; otherwise it failed. `details`: what is known of why, for the buyer. */
  | { readonly state: 'failed'; readonly refused: boolean; readonly details: readonly string[] };

/**
 * Creates the order when the payment screen opens, and again when the cart changed in another tab.
 * The cart's revision is the idempotency key: a reload, the back button or a second tab get the same draft.
 *
 * @param wanted false while there is nothing to order, or the order is being placed: nothing is created, and the order
 *   stays as it is
 * @param recall what became of an earlier order is asked first: what it took from the cart is not ordered again
 */
export function useDraftOrder(revision: string, wanted: boolean, recall: () => Promise<boolean>) {
  const { api, cart } = useCustomer();
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
        const answer = { state: 'failed', refused: isRefused(error), details: detailsOf(error) } as const;
        setSettled({ key, answer });
      },
    );
    return () => {
      current = false;
    };

    async function create(): Promise<DraftOrder> {
      if (await recall()) return new Promise(() => {});
      await cart.flush();
      const { quantities, couponCode, orderReference, revision: priced } = cart.getState();
      // Emptied meanwhile, as in another tab: the screen of an empty cart is there.
      if (Object.keys(quantities).length === 0) return new Promise(() => {});
      return api.createOrder({ quantities, couponCode, orderReference }, priced);
    }
  }, [api, cart, key, wanted, callOnce, recall]);

  // Another cart is another order, whose answer is under way; while nothing is wanted the last one stays on the screen.
  const isShown = settled !== null && (settled.key === key || !wanted);
  const answer: DraftAnswer = isShown ? settled.answer : { state: 'creating' };
  return { answer, retry: () => setAttempt((count) => count + 1) };
}

/** 503: the payment provider or the database is away for a while, and nothing was ordered. */
const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 503 ? paymentPageTexts.noPayment : buyerMessage(error);

/** Its own words where it refuses; where it failed, also what to name to whoever can find out why. */
const detailsOf = (error: unknown): readonly string[] =>
  [messageOf(error), (!isRefused(error) && failureReferenceOf(error)) || ''].filter((text) => text !== '');

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 429;

/** The delivery date of one draft: the one that stands, in seconds, or the one that is on its way to the server. */
interface ChosenDay {
  readonly draft: DraftOrder;
  readonly date: number;
  readonly saving: boolean;
  readonly failed: boolean;
  /** The day that was chosen earlier and is not offered any more, in seconds; null when there is none. */
  readonly gone: number | null;
}

/** A day that was chosen for an earlier state of the cart is chosen again while it is still offered. */
function openDay(draft: DraftOrder): ChosenDay {
  const earlier = readChosenDay(draft.company.customerNumber);
  const isOffered = earlier !== null && draft.deliveryDates.includes(earlier);
  return {
    draft,
    date: isOffered ? earlier : draft.deliveryDate,
    saving: isOffered && earlier !== draft.deliveryDate,
    failed: false,
    gone: isOffered ? null : earlier,
  };
}

/** The delivery date as it stands, and the way to choose another. */
export type DeliveryDay = ChosenDay & { readonly choose: (date: number) => void };

/**
 * The chosen delivery date: a change is posted at once, and further ones are ignored while it is under way.
 *
 * @param draft null while it is prepared; the next draft is a choice of its own
 */
export function useDeliveryDate(draft: DraftOrder | null): DeliveryDay | null {
  const { api } = useCustomer();
  const [kept, setKept] = useState<ChosenDay | null>(null);
  const posting = useRef<DraftOrder | null>(null);
  let day = kept;
  if (draft !== null && kept?.draft !== draft) {
    day = openDay(draft);
    setKept(day);
  }

  const settle = (of: DraftOrder, date: number, failed: boolean): void => {
    if (posting.current === of) posting.current = null;
    if (!failed) keepChosenDay(of.company.customerNumber, date);
    setKept((now) => (now?.draft === of ? { ...now, date, saving: false, failed } : now));
  };
  const post = (of: DraftOrder, date: number, before: number): void => {
    posting.current = of;
    api.chooseDeliveryDate(of.id, date).then(
      () => settle(of, date, false),
      (error: unknown) => {
        console.warn('The delivery date was not changed', error);
        settle(of, before, true);
      },
    );
  };

  const onOpened = useEffectEvent((opened: DraftOrder) => {
    if (day?.saving) post(opened, day.date, opened.deliveryDate);
    // Told once, on this screen: what is not offered any more is no choice.
    else if (day !== null && day.gone !== null) forgetChosenDay();
  });
  useEffect(() => {
    if (draft !== null) onOpened(draft);
  }, [draft]);

  if (draft === null || day === null) return null;
  const { date: before } = day;
  const choose = (date: number): void => {
    if (posting.current === draft || date === before) return;
    setKept({ ...day, date, saving: true, failed: false });
    post(draft, date, before);
  };
  return { ...day, choose };
}
