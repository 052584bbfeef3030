import { type ApiClient, ApiError, buyerMessage, type CartInfo, isTransient } from '@magazijn/api-client';
import { currentIntent, intentOf, isSameIntent, noteChanges } from '@magazijn/domain/cart';
import type { CartAnswer } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import {
  type CartState,
  isUnanswered,
  keepLines,
  newRevision,
  type PriceCall,
  withAnswer,
} from './cartState.ts';

/** Milliseconds in which several changes become one call. */
const coalesceMs = 120;

/** Milliseconds after which a tab sends another tab's unsent change. */
const inheritMs = 5_000;

/** Milliseconds before an unanswered call is retried, in sequence; the last one repeats. */
const retryDelaysMs = [5_000, 15_000, 60_000] as const;

const refusedText = 'Je winkelmand kon niet worden gewijzigd. Probeer het opnieuw.';

interface Dependencies {
  readonly api: Pick<ApiClient, 'recalculateCart' | 'cartFromWire'>;
  readonly session: SessionStore;
  readonly getState: () => CartState;
  readonly set: (changes: Partial<CartState>) => void;
  /** Handles an event of the store: see `createCartStore`. */
  readonly handle: (apply: () => void) => void;
  readonly customer: () => string | null;
  readonly refuse: (message: string) => void;
}

/**
 * The calls that price the cart of a tab: one at a time, each with the latest intent. A call without a response is retried,
 * a refused change is undone. All functions but `flush` are called while the store handles an event.
 */
export function createPriceCalls({ api, session, getState, set, handle, customer, refuse }: Dependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCall = Promise.resolve();

  /** Sends after this many milliseconds, replacing the planned time; null cancels it. */
  function plan(after: number | null): void {
    clearTimeout(timer);
    if (after !== null) timer = setTimeout(() => handle(send), after);
  }

  function sendUnanswered(): void {
    if (isUnanswered(getState().record)) plan(0);
  }

  /** Sends the current intent to be priced. During a call nothing is sent: its response triggers the next one. */
  function send(): void {
    plan(null);
    const { record, call } = getState();
    const owner = customer();
    const intent = currentIntent(record);
    if (call !== null || owner === null || Object.keys(intent.quantities).length === 0) return;
    const sent = { owner, intent, token: session.token(), lastOrdered: record.ordered.at(-1) };
    set({ call: sent });
    lastCall = api.recalculateCart(intent).then(
      ({ cart, answer }) => handle(() => answered(sent, answer, cart)),
      (error: unknown) => {
        console.warn('The cart has no answer', error);
        handle(() => failed(sent, error));
        throw error;
      },
    );
    // `flush` handles the rejection; without it there is nothing left to do.
    lastCall.catch(() => {});
  }

  /** Stores a response, unless the customer changed, another tab settled the change, or an order was removed since. */
  function answered(call: PriceCall, answer: CartAnswer, info: CartInfo): void {
    const { record, toAnnounce, lastAdded } = getState();
    set({ call: null, failures: 0 });
    if (record.ordered.at(-1) !== call.lastOrdered) {
      plan(0);
      return;
    }
    if (customer() !== call.owner) {
      // Another customer's cart has other prices.
      if (customer() !== null) plan(0);
      return;
    }
    set({ failing: false });
    const latest = isSameIntent(currentIntent(record), call.intent);
    if (record.pending === null && !latest) {
      sendUnanswered();
      return;
    }
    const pending = latest ? null : record.pending;
    set({ record: { ...withAnswer(record, call.intent, answer), pending } });
    set({ info: keepLines(getState().info, info) });
    if (pending !== null || toAnnounce === null) {
      sendUnanswered();
      return;
    }
    const sequence = (lastAdded?.sequence ?? 0) + 1;
    set({ toAnnounce: null, lastAdded: { productId: toAnnounce, sequence, revision: record.revision } });
  }

  function failed(call: PriceCall, error: unknown): void {
    const { record, failures } = getState();
    const isRetryable = isTransient(error);
    set({ call: null, failures: isRetryable ? failures + 1 : 0 });
    if (isRetryable) plan(retryDelaysMs[Math.min(failures, 2)] ?? 0);
    if (customer() !== call.owner) {
      if (!isRetryable && customer() !== null) plan(0);
      return;
    }
    if (!isSameIntent(currentIntent(record), call.intent)) {
      // The failed intent has been replaced since.
      if (!isRetryable) sendUnanswered();
      return;
    }
    if (error instanceof ApiError && error.status === 401) {
      // A login of the same customer has replaced the refused one; otherwise the change waits for the next.
      if (session.token() !== call.token) plan(0);
      return;
    }
    if (isRetryable || record.pending === null) {
      set({ failing: true });
      return;
    }
    set({ failing: false });
    const reverted = noteChanges(record, currentIntent(record), intentOf(record.stored), Date.now());
    set({ record: { ...reverted, pending: null, revision: newRevision() } });
    sendUnanswered();
    refuse(buyerMessage(error) || refusedText);
  }

  /** Parses a stored response. The parser's code is loaded after the first page. */
  function readStored(answer: unknown): void {
    api.cartFromWire(answer).then(
      (info) =>
        handle(() => {
          if (answer === getState().record.stored.data) set({ info: keepLines(getState().info, info) });
        }),
      (error: unknown) => console.warn('The stored answer of the cart cannot be read', error),
    );
  }

  return {
    send,
    readStored,
    /** Sends shortly, together with the changes that follow. */
    sendSoon: () => plan(coalesceMs),
    /** Sends after this event, even if nothing changed. */
    sendNext: () => plan(0),
    cancel: () => plan(null),
    sendUnanswered,
    /** After another tab wrote or the customer changed: that tab may be sending its change. */
    sendInherited: () => plan(isUnanswered(getState().record) ? inheritMs : null),
    /** Sends until the last change is answered; rejects when it got no answer or was refused. */
    flush: async (): Promise<void> => {
      while (getState().record.pending !== null) {
        handle(send);
        if (getState().call === null) return;
        await lastCall;
      }
    },
  };
}
