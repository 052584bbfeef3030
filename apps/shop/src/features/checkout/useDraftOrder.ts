// The draft of the cart, and its chosen delivery day.
import { ApiError, type ApprovalCheck, buyerMessage, type DraftOrder } from '@magazijn/api-client';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import useSWR from 'swr';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { forgetChosenDay, keepChosenDay, readChosenDay } from '../../shared/order/orderRecord.ts';
import { failureReferenceOf } from '../../shared/page/failureReference.ts';
import { punchOutOf } from '../../shared/punch-out/createPunchOutStore.ts';
import { useCustomer, useStores } from '../../shared/stores/StoresProvider.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';

type DraftAnswer =
  | { readonly state: 'creating' }
  /** `approval`: null where orders are not approved. */
  | { readonly state: 'ready'; readonly draft: DraftOrder; readonly approval: ApprovalCheck | null }
  /** `refused`: the back end refuses this cart; otherwise the call failed. `details`: the reasons, for the buyer. */
  | { readonly state: 'failed'; readonly refused: boolean; readonly details: readonly string[] };

/**
 * Creates the order when the screen opens, and again when the cart changed in another tab. The cart's
 * revision is the idempotency key.
 * @param wanted false while the order is being placed: the last draft stays on the screen
 * @param recall queries the outcome of an earlier order first, so that its goods are not ordered again
 */
export function useDraftOrder(revision: string, wanted: boolean, recall: () => Promise<boolean>) {
  const { api, cart } = useCustomer();
  const { session } = useStores();
  const hasApprovals = useHasCapability('approvals');
  // Each opening of the screen creates the draft again, since prices and days may have changed.
  const screen = useId();
  const { data, error, isValidating, mutate } = useSWR(wanted ? ['draft', screen, revision] : null, create, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (failure: unknown) => console.warn('No order could be created', failure),
  });
  return { answer: toAnswer(data, error, isValidating), retry: () => void mutate() };

  /** Null if there is nothing to order any more: this page then shows an empty cart or the thank-you page. */
  async function create(): Promise<CreatedDraft | null> {
    if (await recall()) return null;
    await cart.flush();
    const { quantities, couponCode, orderReference, costCentres, revision: priced } = cart.getState();
    if (Object.keys(quantities).length === 0) return null;
    const isOwnCart = punchOutOf(session).getState() === null;
    const draft = await api.createOrder(
      { quantities, couponCode, orderReference, costCentres },
      priced,
      isOwnCart,
    );
    // A procurement system approves its orders itself.
    const approval = hasApprovals && isOwnCart ? await api.approvalCheck(draft.id) : null;
    // Before the draft shows, so that nothing moves when its button and the reasons come.
    if (approval?.needed) await import('./RequestApproval.tsx').catch(() => {});
    return { draft, approval };
  }
}

type CreatedDraft = Pick<Extract<DraftAnswer, { state: 'ready' }>, 'draft' | 'approval'>;

function toAnswer(data: CreatedDraft | null | undefined, error: unknown, isValidating: boolean): DraftAnswer {
  if (isValidating) return { state: 'creating' };
  if (error !== undefined) return { state: 'failed', refused: isRefused(error), details: detailsOf(error) };
  return data ? { state: 'ready', ...data } : { state: 'creating' };
}

/** 503: the payment provider or the database is unavailable, and nothing was ordered. */
const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 503 ? paymentPageTexts.noPayment : buyerMessage(error);

/** The back end's message; after a failure also the reference for customer service. */
const detailsOf = (error: unknown): readonly string[] =>
  [messageOf(error), (!isRefused(error) && failureReferenceOf(error)) || ''].filter((text) => text !== '');

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 429;

/** The delivery date of one draft, in seconds: the saved one, or the one that is being sent. */
interface ChosenDay {
  readonly draft: DraftOrder;
  readonly date: number;
  readonly saving: boolean;
  readonly failed: boolean;
  /** The day that was chosen earlier and is no longer offered, in seconds; null without one. */
  readonly gone: number | null;
}

/** Chooses the day of an earlier draft again while it is still offered. */
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

export type DeliveryDay = ChosenDay & { readonly choose: (date: number) => void };

/** The chosen delivery date of a draft. A change is posted at once; others are ignored until the response. */
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
        // The session ended: after the next login the day is chosen again.
        if (error instanceof ApiError && error.status === 401) keepChosenDay(of.company.customerNumber, date);
        settle(of, before, true);
      },
    );
  };

  const onOpened = useEffectEvent((opened: DraftOrder) => {
    if (day?.saving) post(opened, day.date, opened.deliveryDate);
    // The notice shows once: the next screen starts without this choice.
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
