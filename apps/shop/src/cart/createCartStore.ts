// Over 150 lines: its parts share one order of events, of what was touched, sent, answered and written when.
import { type ApiClient, ApiError, type CartInfo, type CartIntent, isTransient } from '@magazijn/api-client';
import {
  isCartEmpty,
  largestLineAmount,
  lineAmount,
  type StoredCart,
  setQuantity,
} from '@magazijn/domain/cart';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TextStorage } from '../storage/browserStorage.ts';
import { type CartRecord, cartKey } from './CartRecord.ts';
import type { CartState, CartStore } from './CartStore.ts';
import { cartStateOf } from './cartStateOf.ts';
import { createSendQueue } from './createSendQueue.ts';
import { emptyCartState } from './emptyCartState.ts';
import { intentOf } from './intentOf.ts';
import { isSameIntent } from './isSameIntent.ts';
import { newRevision } from './newRevision.ts';
import { ownRecord } from './ownRecord.ts';
import { readCartRecord } from './readCartRecord.ts';

import { settledRecord } from './settledRecord.ts';
import { spokenRefusal } from './spokenRefusal.ts';
import { wantedOf } from './wantedOf.ts';
import { withIntent } from './withIntent.ts';
import { writeCartRecord } from './writeCartRecord.ts';

/** Milliseconds in which touches of buttons become one call. Typed text waits 500 ms in its field (K04). */
const coalescing = 120;

/** Milliseconds after which a tab sends what another tab left unsent. */
const inheritance = 5_000;

interface Parts {
  readonly api: Pick<ApiClient, 'recalculateCart' | 'readCartAnswer'>;
  readonly session: SessionStore;
  readonly storage: TextStorage;
  /** Told, in Dutch, when a change was refused and the screen goes back. */
  readonly onRefused: (message: string) => void;
}

/**
 * The browser's cart (T10-T15). Storage is the one truth and is read again before every change, so two tabs never
 * lose each other's additions. The screen follows the buyer at once; changes go to the server one call at a time,
 * always with the latest intent; the stored cart changes only after an answer.
 */
export function createCartStore({ api, session, storage, onRefused }: Parts): CartStore {
  const listeners = new Set<() => void>();
  const queue = createSendQueue(recalculate, publish);
  let record = read();
  let info: CartInfo | null = null;
  let lastAdded: CartState['lastAdded'] = null;
  let toAnnounce: number | null = null;
  let failing = false;
  let refusal = '';
  // Written at once, so that every tab knows the cart by the same revision.
  let kept = writeCartRecord(storage, record);
  let state = show();

  function customer(): string | null {
    const { viewer } = session.getState();
    return viewer.kind === 'customer' ? viewer.customerNumber : null;
  }

  /** What stands there now, as the present customer may see it. */
  function read(): CartRecord {
    const found = readCartRecord(storage);
    const own = ownRecord(found, customer());
    if (own !== found) writeCartRecord(storage, own);
    return own;
  }

  function write(next: CartRecord): void {
    record = next;
    kept = writeCartRecord(storage, next);
  }

  function show(): CartState {
    return cartStateOf(record, { info, refusal, lastAdded, kept, failing, sending: queue.isSending() });
  }

  function publish(): void {
    state = show();
    for (const listener of listeners) listener();
  }

  /** The stored answer as it can be shown: its reader comes later than the first page. */
  function readInfo(): void {
    const { data } = record.stored;
    if (data === null) return;
    const take = (read: CartInfo | null) => {
      if (record.stored.data !== data) return;
      info = read;
      publish();
    };
    api.readCartAnswer(data).then(take, () => {});
  }

  /** Applies a change to what the buyer wants now, as any tab last wrote it. */
  function change(apply: (cart: StoredCart) => StoredCart): void {
    if (customer() === null) return;
    const now = read();
    const wanted = apply(withIntent(now.stored, wantedOf(now)));
    failing = false;
    refusal = '';
    if (isCartEmpty(wanted)) {
      write({ stored: wanted, pending: null, revision: newRevision() });
      info = null;
      queue.cancel();
    } else {
      write({ stored: now.stored, pending: intentOf(wanted), revision: newRevision() });
      queue.plan(coalescing);
    }
    publish();
  }

  function refuse(message: string): void {
    refusal = message;
    toAnnounce = null;
    publish();
    onRefused(message);
  }

  /** Sets a line, or says why it cannot hold so many. */
  function setLine(productId: number, amount: number): void {
    const checked = lineAmount(amount);
    if (checked.ok) change((cart) => setQuantity(cart, productId, checked.value));
    else refuse(checked.message);
  }

  /** Asks the server what is wanted now, and takes its answer. */
  async function recalculate(): Promise<void> {
    const owner = customer();
    const intent = wantedOf(record);
    if (owner === null || Object.keys(intent.amounts).length === 0) return;
    try {
      const { cart, answer } = await api.recalculateCart(intent);
      settle(owner, intent, answer, answer.subtotal_exclusive, cart);
    } catch (error) {
      console.warn('The cart could not be recalculated', error);
      if (customer() === owner) fail(intent, error);
      throw error;
    } finally {
      // Whoever logged in meanwhile has joined this call, and has a cart of another price.
      if (customer() !== null && customer() !== owner) queue.plan(0);
    }
  }

  /** Takes an answer, unless the cart has meanwhile become somebody else's or another tab settled it. */
  function settle(
    owner: string,
    intent: CartIntent,
    answer: unknown,
    subtotal: number,
    cart: CartInfo,
  ): void {
    if (customer() !== owner) return;
    failing = false;
    const settled = settledRecord(read(), intent, answer, subtotal);
    if (settled === null) return;
    write(settled);
    info = cart;
    if (settled.pending !== null) queue.plan(0);
    else if (toAnnounce !== null) {
      lastAdded = { productId: toAnnounce, sequence: (lastAdded?.sequence ?? 0) + 1 };
      toAnnounce = null;
    }
  }

  function fail(intent: CartIntent, error: unknown): void {
    const now = read();
    if (!isSameIntent(wantedOf(now), intent)) {
      // What failed is no longer what is wanted.
      if (now.pending !== null) queue.plan(0);
      return;
    }
    if (error instanceof ApiError && error.status === 401) return;
    failing = now.pending === null || isTransient(error);
    if (failing) return;
    write({ ...now, pending: null, revision: newRevision() });
    refuse(spokenRefusal(error) || 'Je winkelmand kon niet worden gewijzigd. Probeer het opnieuw.');
  }

  /** Another tab wrote, or somebody else is looking. */
  function follow(): void {
    queue.cancel();
    const before = record;
    record = read();
    if (record.stored.customer !== before.stored.customer) {
      info = null;
      lastAdded = null;
      toAnnounce = null;
      failing = false;
      refusal = '';
    }
    if (record.stored.data === null) info = null;
    if (record.pending !== null) queue.plan(inheritance);
    readInfo();
    publish();
  }

  readInfo();
  session.subscribe(() => {
    follow();
    if (customer() !== null && state.units > 0) queue.plan(0);
  });
  storage.onOutsideChange((key) => {
    if (key === null || key === cartKey) follow();
  });
  if (record.pending !== null) queue.plan(coalescing);
  if (typeof window !== 'undefined') {
    window.addEventListener('online', () => {
      if (record.pending !== null) queue.plan(0);
    });
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    getServerState: () => emptyCartState,
    add: (productId, quantity) => {
      toAnnounce = productId;
      setLine(productId, (wantedOf(read()).amounts[productId] ?? 0) + quantity);
    },
    addAll: (amounts) =>
      change((cart) =>
        Object.entries(amounts).reduce((whole, [id, amount]) => {
          const sum = Math.min((whole.amount[id] ?? 0) + amount, largestLineAmount);
          return setQuantity(whole, Number(id), sum);
        }, cart),
      ),
    setQuantity: setLine,
    setCoupon: (code) => change((cart) => withIntent(cart, { ...intentOf(cart), coupon: code })),
    setOrderReference: (text) =>
      change((cart) => withIntent(cart, { ...intentOf(cart), orderReference: text })),
    empty: () =>
      change((cart) => Object.keys(cart.amount).reduce((rest, id) => setQuantity(rest, Number(id), 0), cart)),
    restore: (taken) =>
      change((cart) => withIntent(cart, { ...taken, amounts: { ...cart.amount, ...taken.amounts } })),
    recalculate: () => {
      void queue.send().catch(() => {});
    },
    flush: async () => {
      while (record.pending !== null) await queue.send();
      if (queue.isSending()) await queue.send();
    },
  };
}
