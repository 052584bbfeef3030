// One store, because its parts share the order of events: what was touched, sent, answered and written when.
import { type ApiClient, ApiError, type CartInfo, isTransient } from '@magazijn/api-client';
import {
  addToCart,
  enterCart,
  isCartEmpty,
  leaveCart,
  recalculated,
  type StoredCart,
  setQuantity,
} from '@magazijn/domain/cart';
import { centsFromEuros } from '@magazijn/domain/money';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TextStorage } from '../storage/browserStorage.ts';
import {
  type CartRecord,
  cartKey,
  type Intent,
  intentOf,
  isSameIntent,
  newRevision,
  readCartRecord,
  withIntent,
  writeCartRecord,
} from './CartRecord.ts';
import type { CartState, CartStatus, CartStore } from './CartStore.ts';

/** Milliseconds in which touches of buttons become one call. Typed text waits 500 ms in its field (K04). */
const coalescing = 120;

/** Milliseconds after which an unanswered change is sent again, one after the other. */
const retries = [5_000, 15_000, 60_000];

interface Parts {
  readonly api: Pick<ApiClient, 'recalculateCart' | 'readCartAnswer'>;
  readonly session: SessionStore;
  readonly storage: TextStorage;
  /** Told, in Dutch, when the back end refused a change and the screen goes back. */
  readonly onRefused: (message: string) => void;
}

/**
 * The browser's cart (T10-T15). Storage is the one truth and is read again before every change, so two tabs never
 * lose each other's additions. The screen follows the buyer at once; changes go to the server one call at a time,
 * always with the latest intent; the stored cart changes only after an answer.
 */
export function createCartStore({ api, session, storage, onRefused }: Parts): CartStore {
  const listeners = new Set<() => void>();
  let record = ownRecord(readCartRecord(storage));
  writeCartRecord(storage, record);
  let info: CartInfo | null = null;
  let lastAdded: CartState['lastAdded'] = null;
  let announce: number | null = null;
  let kept = true;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let state = show();

  function customer(): string | null {
    const { viewer } = session.getState();
    return viewer.kind === 'customer' ? viewer.customerNumber : null;
  }

  /** The record as the present customer may see it; what belongs to somebody else is put away (decision 'Cart storage'). */
  function ownRecord(found: CartRecord): CartRecord {
    const owner = customer();
    if (found.stored.customer === owner) return found;
    const whole = found.pending === null ? found.stored : withIntent(found.stored, found.pending);
    const stored = owner === null ? leaveCart(whole) : enterCart(whole, owner);
    const own = { stored, pending: null, revision: newRevision() };
    writeCartRecord(storage, own);
    return own;
  }

  /** The stored answer as it can be shown: its reader comes later than the first page. */
  function readInfo(): void {
    const { data } = record.stored;
    info = null;
    if (data === null) return;
    const show = (read: CartInfo | null) => {
      if (record.stored.data !== data) return;
      info = read;
      publish();
    };
    api.readCartAnswer(data).then(show, () => {});
  }

  function show(): CartState {
    const intent = record.pending ?? intentOf(record.stored);
    return {
      amounts: intent.amounts,
      units: Object.values(intent.amounts).reduce((units, amount) => units + amount, 0),
      coupon: intent.coupon,
      orderReference: intent.orderReference,
      info,
      subtotal: centsFromEuros(record.stored.total.amount),
      status: statusNow(),
      lastAdded,
      kept,
      revision: record.revision,
    };
  }

  function statusNow(): CartStatus {
    if (failures > 0) return 'unsent';
    return record.pending === null && sending === null ? 'settled' : 'calculating';
  }

  function publish(): void {
    state = show();
    for (const listener of listeners) listener();
  }

  function write(next: CartRecord): void {
    record = next;
    kept = writeCartRecord(storage, next);
  }

  /** Applies a change to what the buyer wants now, as any tab last wrote it. */
  function change(apply: (cart: StoredCart) => StoredCart): void {
    if (customer() === null) return;
    const { stored, pending } = ownRecord(readCartRecord(storage));
    const wanted = apply(pending === null ? stored : withIntent(stored, pending));
    if (isCartEmpty(wanted)) {
      write({ stored: wanted, pending: null, revision: newRevision() });
      info = null;
      clearTimeout(timer);
    } else {
      write({ stored, pending: intentOf(wanted), revision: newRevision() });
      schedule(coalescing);
    }
    failures = 0;
    publish();
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send().catch(() => {}), delay);
  }

  /** Sends the latest intent; joins a call that is under way. */
  function send(): Promise<void> {
    clearTimeout(timer);
    if (sending === null) {
      sending = sendOnce().finally(() => {
        sending = null;
        publish();
      });
      publish();
    }
    return sending;
  }

  async function sendOnce(): Promise<void> {
    const owner = customer();
    const intent = record.pending ?? intentOf(record.stored);
    if (owner === null || Object.keys(intent.amounts).length === 0) return;
    try {
      const { cart, answer } = await api.recalculateCart(intent);
      failures = 0;
      settle(owner, intent, answer, answer.subtotal_exclusive, cart);
    } catch (error) {
      console.warn('The cart could not be recalculated', error);
      if (customer() === owner) fail(intent, error);
      throw error;
    }
  }

  /** Takes an answer, unless the cart has meanwhile become somebody else's or another tab settled it. */
  function settle(owner: string, intent: Intent, answer: unknown, subtotal: number, cart: CartInfo): void {
    const now = ownRecord(readCartRecord(storage));
    const unchanged = now.pending === null && isSameIntent(intentOf(now.stored), intent);
    if (customer() !== owner || (now.pending === null && !unchanged)) return;
    const stored = recalculated(withIntent(now.stored, intent), answer, { subtotal });
    const latest = now.pending === null || isSameIntent(now.pending, intent);
    write({ ...now, stored, pending: latest ? null : now.pending });
    info = cart;
    if (!latest) schedule(0);
    else if (announce !== null) {
      lastAdded = { productId: announce, sequence: (lastAdded?.sequence ?? 0) + 1 };
      announce = null;
    }
  }

  function fail(intent: Intent, error: unknown): void {
    if (isTransient(error)) {
      schedule(retries[Math.min(failures, retries.length - 1)] ?? 60_000);
      failures += 1;
      return;
    }
    if (error instanceof ApiError && error.status === 401) return;
    const now = ownRecord(readCartRecord(storage));
    if (now.pending === null) failures = 1;
    else if (isSameIntent(now.pending, intent)) write({ ...now, pending: null, revision: newRevision() });
    announce = null;
    onRefused(error instanceof ApiError && error.kind === 'refused' ? error.message : '');
  }

  function follow(): void {
    clearTimeout(timer);
    const before = record;
    record = ownRecord(readCartRecord(storage));
    if (record.stored.data !== before.stored.data) readInfo();
    if (record.stored.customer !== before.stored.customer) {
      lastAdded = null;
      announce = null;
      failures = 0;
    }
    publish();
  }

  readInfo();
  session.subscribe(() => {
    follow();
    if (customer() !== null && Object.keys(state.amounts).length > 0) schedule(0);
  });
  storage.onOutsideChange((key) => {
    if (key === null || key === cartKey) follow();
  });
  if (record.pending !== null && typeof window !== 'undefined') schedule(coalescing);
  if (typeof window !== 'undefined') {
    window.addEventListener('online', () => {
      if (record.pending !== null) void send().catch(() => {});
    });
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    getServerState: () => emptyState,
    add: (productId, quantity) => {
      announce = productId;
      change((cart) => addToCart(cart, productId, quantity));
    },
    setQuantity: (productId, quantity) => change((cart) => setQuantity(cart, productId, quantity)),
    setCoupon: (code) => change((cart) => withIntent(cart, { ...intentOf(cart), coupon: code })),
    setOrderReference: (text) =>
      change((cart) => withIntent(cart, { ...intentOf(cart), orderReference: text })),
    empty: () =>
      change((cart) => Object.keys(cart.amount).reduce((rest, id) => setQuantity(rest, Number(id), 0), cart)),
    restore: (amounts) =>
      change((cart) =>
        Object.entries(amounts).reduce((whole, [id, amount]) => setQuantity(whole, Number(id), amount), cart),
      ),
    recalculate: () => {
      void send().catch(() => {});
    },
    flush: async () => {
      while (record.pending !== null) await send();
      if (sending !== null) await sending;
    },
  };
}

const emptyState: CartState = {
  amounts: {},
  units: 0,
  coupon: '',
  orderReference: '',
  info: null,
  subtotal: centsFromEuros(0),
  status: 'settled',
  lastAdded: null,
  kept: true,
  revision: '',
};
