// Over 300 lines: one store whose state is shared by all of its acts; it becomes a reducer of the domain.
// Over 150 lines: its parts share one order of events, of what was touched, sent, answered and written when.
import { type ApiClient, ApiError, type CartInfo, type CartIntent, isTransient } from '@magazijn/api-client';
import {
  addToCart,
  emptyCart,
  isCartEmpty,
  largestLineAmount,
  lineAmount,
  type StoredCart,
  setQuantity,
  withoutOrdered,
} from '@magazijn/domain/cart';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TextStorage } from '../storage/browserStorage.ts';
import { type CartRecord, cartKey } from './CartRecord.ts';
import type { CartState, CartStore } from './CartStore.ts';
import { cartStateOf } from './cartStateOf.ts';
import { cartText } from './cartText.ts';
import { createSendQueue } from './createSendQueue.ts';
import { emptyCartState } from './emptyCartState.ts';
import { intentOf } from './intentOf.ts';
import { isSameIntent } from './isSameIntent.ts';
import type { KeptWords } from './keptWords.ts';
import { leftIntent } from './leftIntent.ts';
import { newRevision } from './newRevision.ts';
import type { OrderedCart } from './OrderedCart.ts';
import { orderedSince } from './orderedSince.ts';
import { ownRecord } from './ownRecord.ts';
import { putAway } from './putAway.ts';
import { readCartRecord } from './readCartRecord.ts';

import { settledRecord } from './settledRecord.ts';
import { spokenRefusal } from './spokenRefusal.ts';
import { wantedOf } from './wantedOf.ts';
import { withIntent } from './withIntent.ts';

/** Milliseconds in which touches of buttons become one call. Typed text waits 500 ms in its field (K04). */
const coalescing = 120;

/** Milliseconds in which two tabs may write over each other: a browser tells them later what the other one wrote. */
const overwriting = 5_000;

/** Milliseconds after which a tab sends what another tab left unsent. */
const inheritance = 5_000;

interface Parts {
  readonly api: Pick<ApiClient, 'recalculateCart' | 'readCartAnswer'>;
  readonly session: SessionStore;
  readonly storage: TextStorage;
  /** Where what was typed waits for its customer when a session ends. */
  readonly words: KeptWords;
  /** Told, in Dutch, when a change was refused and the screen goes back. */
  readonly onRefused: (message: string) => void;
}

/**
 * The browser's cart (T10-T15). Storage is the one truth and is read again before every change, so two tabs never
 * lose each other's additions. The screen follows the buyer at once; changes go to the server one call at a time,
 * always with the latest intent; the stored cart changes only after an answer.
 */
export function createCartStore({ api, session, storage, words, onRefused }: Parts): CartStore {
  const listeners = new Set<() => void>();
  const queue = createSendQueue(recalculate, publish);
  let record = read();
  let info: CartInfo | null = null;
  let lastAdded: CartState['lastAdded'] = null;
  let toAnnounce: number | null = null;
  let failing = false;
  let refusal = '';
  let lastTaken: OrderedCart | null = null;
  // Written at once, so that every tab knows the cart by the same revision; but never over what another tab writes in
  // this very moment, when there is nothing to say.
  let kept = storage.read(cartKey) === cartText(record) || put(record);
  let state = show();

  function customer(): string | null {
    const { viewer } = session.getState();
    return viewer.kind === 'customer' ? viewer.customerNumber : null;
  }

  /** What stands there now, as the present customer may see it. */
  function read(): CartRecord {
    const found = readCartRecord(storage);
    const own = ownRecord(found, customer());
    if (own === found) return own;
    keepWords(found);
    put(own);
    return own;
  }

  /** A session that ends, or becomes another company's, loses nothing that was typed; who logs out is done with it. */
  function keepWords(left: CartRecord): void {
    if (left.stored.customer === null) return;
    if (session.getState().left === null) words.keep(left.stored.customer, wantedOf(left));
    else words.forget();
  }

  function restoreWords(): void {
    const owner = customer();
    const kept = owner === null ? null : words.take(owner);
    if (kept === null) return;
    change((cart) => {
      const { amounts, coupon, orderReference } = intentOf(cart);
      return withIntent(cart, {
        amounts,
        coupon: coupon || kept.coupon,
        orderReference: orderReference || kept.orderReference,
      });
    });
  }

  /** Gives false when the browser could not keep it. */
  function put(next: CartRecord): boolean {
    return storage.write(cartKey, cartText(next));
  }

  function write(next: CartRecord): void {
    record = next;
    kept = put(next);
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
    api.readCartAnswer(data).then(take, (error: unknown) => {
      console.warn('The stored answer of the cart cannot be read', error);
    });
  }

  /**
   * Applies a change to what the buyer wants now, as any tab last wrote it.
   *
   * @param owner who made it: a field that was still being typed in when the session ended, or became another company's,
   * speaks for the former
   * @param now what stands there
   */
  function change(apply: (cart: StoredCart) => StoredCart, owner = customer(), now = read()): void {
    if (owner === null) return;
    if (owner !== customer()) {
      changeLeft(owner, apply, now);
      return;
    }
    const wanted = apply(withIntent(now.stored, wantedOf(now)));
    failing = false;
    refusal = '';
    if (isCartEmpty(wanted)) {
      // A coupon that was typed while another tab emptied the cart goes with it (T11).
      const nothing = { ...emptyCart(wanted.customer), others: wanted.others };
      write({ ...now, stored: nothing, pending: null, revision: newRevision() });
      info = null;
      queue.cancel();
    } else {
      write({ ...now, pending: intentOf(wanted), revision: newRevision() });
      queue.plan(coalescing);
    }
    publish();
  }

  /** Applies a change to a cart that is put away already. */
  function changeLeft(owner: string, apply: (cart: StoredCart) => StoredCart, now: CartRecord): void {
    const left = leftIntent(now.stored, owner, words.take(owner));
    const wanted = apply(withIntent(emptyCart(owner), left));
    if (session.getState().left === null) words.keep(owner, intentOf(wanted));
    write({ ...now, stored: putAway(now.stored, wanted) });
  }

  function refuse(message: string): void {
    refusal = message;
    toAnnounce = null;
    publish();
    onRefused(message);
  }

  /** Applies a change of a line, or says why it cannot hold so many. */
  function changeLine(amount: number, apply: (cart: StoredCart) => StoredCart, owner?: string): void {
    const checked = lineAmount(amount);
    if (checked.ok) change(apply, owner);
    else refuse(checked.message);
  }

  /** Asks the server what is wanted now, and takes its answer. */
  async function recalculate(): Promise<void> {
    const owner = customer();
    const intent = wantedOf(record);
    const ordered = record.ordered.at(-1);
    if (owner === null || Object.keys(intent.amounts).length === 0) return;
    try {
      const { cart, answer } = await api.recalculateCart(intent);
      if (read().ordered.at(-1) !== ordered) {
        // It was asked of a cart out of which an order was taken meanwhile.
        queue.plan(0);
        return;
      }
      settle(owner, intent, answer, cart);
    } catch (error) {
      console.warn('The cart has no answer', error);
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
    answer: { readonly subtotal_exclusive: number },
    cart: CartInfo,
  ): void {
    if (customer() !== owner) return;
    failing = false;
    const settled = settledRecord(read(), intent, answer, answer.subtotal_exclusive);
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

  /** An order leaves the cart once. */
  function takeOut(order: OrderedCart): void {
    const { id, owner, revision, intent } = order;
    const now = read();
    if (now.ordered.includes(id)) return;
    lastTaken = order;
    setTimeout(() => {
      lastTaken = null;
    }, overwriting);
    // The cart that the order was made of goes whole, whatever the back end says was in it.
    const goods = revision === now.revision ? wantedOf(now) : intent;
    const noted = { ...now, ordered: orderedSince(now.ordered, id) };
    // Out of what the server accepted too: no refusal brings back what was ordered.
    const left =
      now.stored.customer === owner
        ? { ...noted, stored: withoutOrdered(now.stored, goods), pending: wantedOf(now) }
        : noted;
    change((cart) => withoutOrdered(cart, goods), owner, left);
  }

  /** Another tab wrote, or somebody else is looking. */
  function follow(): void {
    queue.cancel();
    const before = record;
    // Another tab may have put the cart away already; what stands there still is newer, and kept over it.
    if (customer() !== before.stored.customer) keepWords(before);
    record = read();
    if (record.stored.customer !== before.stored.customer) {
      info = null;
      lastAdded = null;
      toAnnounce = null;
      failing = false;
      refusal = '';
    }
    if (record.stored.data === null) info = null;
    // What got no answer here was answered there, or is no longer wanted.
    if (before.pending !== null && record.pending === null) failing = false;
    if (record.pending !== null) queue.plan(inheritance);
    readInfo();
    restoreWords();
    publish();
  }

  readInfo();
  restoreWords();
  session.subscribe(() => {
    follow();
    if (customer() !== null && state.units > 0) queue.plan(0);
  });
  storage.onOutsideChange((key) => {
    // Another place, with another cart: the order was not of that one.
    if (key === null) lastTaken = null;
    if (key === null || key === cartKey) follow();
    if (lastTaken) takeOut(lastTaken);
  });
  // A cart that nobody priced says nothing of what it costs: everywhere it would show as € 0,00.
  const unpriced = record.stored.data === null && !isCartEmpty(record.stored);
  if (record.pending !== null || unpriced) queue.plan(coalescing);
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
      const sum = (wantedOf(read()).amounts[productId] ?? 0) + quantity;
      changeLine(sum, (cart) => addToCart(cart, productId, quantity));
    },
    addAll: (amounts) =>
      change((cart) =>
        Object.entries(amounts).reduce((whole, [id, amount]) => {
          const sum = Math.min((whole.amount[id] ?? 0) + amount, largestLineAmount);
          return setQuantity(whole, Number(id), Math.max(sum, 0));
        }, cart),
      ),
    setQuantity: (productId, amount, owner) =>
      changeLine(amount, (cart) => setQuantity(cart, productId, amount), owner),
    setCoupon: (code, owner) =>
      change((cart) => withIntent(cart, { ...intentOf(cart), coupon: code }), owner),
    setOrderReference: (text, owner) =>
      change((cart) => withIntent(cart, { ...intentOf(cart), orderReference: text }), owner),
    empty: () => change((cart) => withIntent(cart, { ...intentOf(cart), amounts: {} })),
    takeOut,
    restore: (taken) =>
      change((cart) => withIntent(cart, { ...taken, amounts: { ...cart.amount, ...taken.amounts } })),
    recalculate: () => {
      void queue.send().catch(() => {});
    },
    flush: async () => {
      while (record.pending !== null) await queue.send();
    },
  };
}
