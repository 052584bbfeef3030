import type { ApiClient } from '@magazijn/api-client';
import {
  addQuantities,
  addToCart,
  type CartRecord,
  currentIntent,
  emptyCart,
  intentOf,
  isCartEmpty,
  lineCount,
  lineQuantity,
  maxCartLines,
  noteChanges,
  noteTakenOut,
  type OrderedCart,
  recordFor,
  restoreIntent,
  type StoredCart,
  setCostCentres,
  setCouponCode,
  setOrderReference,
  setQuantity,
  sumQuantities,
  syncOf,
  tooManyLinesMessage,
  unknownCart,
  withIntent,
  withoutOrdered,
} from '@magazijn/domain/cart';
import type { TextStorage } from '../storage/browserStorage.ts';
import { type BuyerChange, type CartStore, type CartView, cartKey } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import { type CartState, initialState, isFailing, isUnanswered, newRevision, viewOf } from './cartState.ts';
import { createParkedTexts } from './createParkedTexts.ts';
import { createPriceCalls } from './createPriceCalls.ts';
import { createSharedRecord } from './createSharedRecord.ts';

/** Milliseconds in which two tabs may overwrite each other: storage events arrive late. */
const overwriteMs = 5_000;

/** How many order ids are stored: more than can be pending at once. */
const maxOrderIds = 20;

interface Dependencies {
  readonly api: Pick<ApiClient, 'recalculateCart' | 'cartFromWire'>;
  readonly session: SessionStore;
  readonly storage: TextStorage;
  /** The storage of this tab alone. */
  readonly tab: TextStorage;
  /** Called with the Dutch reason when a change is refused or undone. */
  readonly onRefused: (message: string) => void;
  /** Called before a change by the buyer, with the view as it was. */
  readonly onChange?: (change: BuyerChange, before: CartView) => void;
}

type Change = (cart: StoredCart) => StoredCart;

/**
 * The cart of one tab. The stored record is the source of truth, read before every change, so that tabs never
 * lose each other's additions. Calls go to the server one at a time with the latest intent; the stored cart
 * changes only after a response.
 */
export function createCartStore(dependencies: Dependencies): CartStore {
  const { api, session, storage, tab, onRefused, onChange = () => {} } = dependencies;
  const listeners = new Set<() => void>();
  let state = initialState;
  let view = viewOf(state);
  let rendered: CartView = unknownCart;
  const shared = createSharedRecord(storage);
  const parkedTexts = createParkedTexts(tab);

  const set = (changes: Partial<CartState>): void => {
    state = { ...state, ...changes };
  };
  const customer = (): string | null => {
    const { viewer } = session.getState();
    return viewer.kind === 'customer' ? viewer.customerNumber : null;
  };

  /** Handles one event: reads what other tabs wrote, applies the event, writes the record and notifies listeners. */
  function handle(apply: () => void): void {
    const before = state;
    catchUp();
    apply();
    const kept = shared.write(state.record);
    if (kept !== state.kept) set({ kept });
    if (state === before) return;
    view = viewOf(state, view);
    for (const listener of listeners) listener();
  }

  /** Takes over the record that any tab wrote last, for the current customer. */
  function catchUp(): void {
    const before = state.record;
    const found = shared.read(before);
    const record = recordFor(found, customer(), newRevision());
    if (record === before) return;
    // Another tab may have parked the cart already. Its record is newer, so it is saved last.
    for (const left of [before, found]) saveTextsOf(left);
    const isSameCustomer = record.stored.customer === before.stored.customer;
    const { data } = record.stored;
    const failing = isSameCustomer && state.failing && isFailing(before, record);
    set({ record, failing, info: isSameCustomer && data !== null ? state.info : null });
    if (!isSameCustomer) set({ lastAdded: null, elsewhere: null, toAnnounce: null, refusal: '' });
    if (data !== null && data !== before.stored.data) calls.readStored(data);
    if (!isSameCustomer) restoreTexts();
  }

  /** Saves the typed texts when a session expires or switches company; a logout discards them. */
  function saveTextsOf(left: CartRecord): void {
    const owner = left.stored.customer;
    if (owner === null || owner === customer()) return;
    if (session.getState().left === null) parkedTexts.save(owner, currentIntent(left));
    else parkedTexts.clear();
  }

  function restoreTexts(): void {
    const owner = customer();
    const texts = owner === null ? null : parkedTexts.take(owner);
    if (texts !== null) change((cart) => restoreIntent(cart, { quantities: {}, ...texts }));
  }

  /**
   * Applies a change to the current intent; refuses one that adds lines beyond `maxCartLines`.
   * @param owner who made it: a field edited before the session ended belongs to the previous customer.
   * @param noted whether the saved cart of the back end does not have this change yet
   */
  function change(apply: Change, owner = customer(), noted = true): void {
    if (owner === null) return;
    if (owner !== customer()) {
      changeParked(apply, owner, noted);
      return;
    }
    const { record } = state;
    const before = withIntent(record.stored, currentIntent(record));
    const wanted = apply(before);
    // Refused here: the server would refuse the whole cart, and undoing 'empty' would then lose all of it.
    if (lineCount(wanted) > Math.max(maxCartLines, lineCount(before))) {
      refuse(tooManyLinesMessage);
      return;
    }
    if (noted) set({ record: noteChanges(record, intentOf(before), intentOf(wanted), Date.now()) });
    want(wanted);
  }

  /** Stores what the buyer wants from now on, and plans the call that prices it. */
  function want(wanted: StoredCart): void {
    const { record } = state;
    const revision = newRevision();
    set({ failing: false, refusal: '' });
    if (isCartEmpty(wanted)) {
      // Another tab may have emptied the cart while a coupon was typed: discard the coupon too.
      const stored = { ...emptyCart(wanted.customer), others: wanted.others };
      set({ info: null, record: { ...record, stored, pending: null, revision } });
      calls.cancel();
    } else {
      set({ record: { ...record, pending: intentOf(wanted), revision } });
      calls.sendSoon();
    }
  }

  /** Applies a change to the cart that another customer left in this browser. */
  function changeParked(apply: Change, owner: string, noted: boolean): void {
    const { record } = state;
    const { [owner]: waiting = {}, ...others } = record.stored.others;
    // A customer number such as 'constructor' must not match an inherited property.
    const quantities = Object.hasOwn(record.stored.others, owner) ? waiting : {};
    const texts = parkedTexts.take(owner) ?? { couponCode: '', orderReference: '' };
    const before = withIntent(emptyCart(owner), { ...texts, quantities });
    const left = apply(before);
    if (session.getState().left === null) parkedTexts.save(owner, left);
    const waitingCarts = isCartEmpty(left) ? others : { ...others, [owner]: left.quantities };
    const known = noted ? noteChanges(record, intentOf(before), intentOf(left), Date.now(), owner) : record;
    set({ record: { ...known, stored: { ...record.stored, others: waitingCarts } } });
  }

  /** Applies a change of a line, or refuses an invalid quantity with its reason. */
  function changeLine(quantity: number, apply: Change, owner?: string): void {
    const checked = lineQuantity(quantity);
    if (checked.ok) change(apply, owner);
    else refuse(checked.message);
  }

  function refuse(message: string): void {
    set({ refusal: message, toAnnounce: null });
    onRefused(message);
  }

  /** Removes an order from the cart once, regardless of which tab reports it and when. */
  function takeOut(order: OrderedCart): void {
    const { record } = state;
    if (record.ordered.includes(order.id)) return;
    const ordered = [...record.ordered, order.id].slice(-maxOrderIds);
    const left = { ...record, ordered };
    set({ record: left, takenOut: { order, until: Date.now() + overwriteMs } });
    const sync = syncOf(record, order.owner);
    if (sync?.orders.includes(order.id)) {
      // The saved cart was without it already. The page that placed it tells the buyer.
      set({ elsewhere: null });
      return;
    }
    const noted = noteTakenOut(left, order);
    set({ record: noted });
    // If the cart is unchanged since the order, remove all of it, whatever lines the order reports.
    const goods = order.revision === record.revision ? currentIntent(record) : order.intent;
    if (record.stored.customer === order.owner) {
      // Also from the accepted state, so that a refusal cannot restore ordered products.
      const stored = withoutOrdered(record.stored, goods);
      set({ record: { ...noted, stored, pending: currentIntent(record) } });
    }
    // The back end takes it out of the saved cart itself, unless its goods were saved after it was placed.
    change((cart) => withoutOrdered(cart, goods), order.owner, sync?.earlier?.includes(order.id) ?? false);
  }

  function rewrite(apply: Parameters<CartStore['rewrite']>[0]): void {
    const { record, intent, info, elsewhere } = apply(state.record) ?? {};
    if (record) set({ record });
    if (info) set({ info });
    if (elsewhere !== undefined) set({ elsewhere });
    if (!intent) return;
    // Also the accepted state, so that a refusal cannot bring back what another device removed or ordered.
    const stored = withIntent(state.record.stored, intent);
    set({ record: { ...state.record, stored } });
    want(stored);
  }

  const calls = createPriceCalls({ api, session, getState: () => state, set, handle, customer, refuse });
  handle(() => {
    if (isUnanswered(state.record)) calls.sendSoon();
  });
  session.subscribe(() =>
    handle(() => {
      calls.sendInherited();
      if (sumQuantities(currentIntent(state.record).quantities) > 0) calls.sendNext();
    }),
  );
  storage.onOutsideChange((key) => {
    if (key !== null && key !== cartKey) return;
    handle(() => {
      // A null key is no overwrite by another tab: storage was cleared, or the page returned from the back/forward cache.
      if (key === null) set({ takenOut: null });
      calls.sendInherited();
      const { takenOut } = state;
      if (takenOut !== null && Date.now() < takenOut.until) takeOut(takenOut.order);
    });
  });
  if (typeof window !== 'undefined') window.addEventListener('online', () => handle(calls.sendUnanswered));

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => view,
    getServerState: () => rendered,
    add: (productId, quantity) => {
      onChange({ kind: 'product', productId }, view);
      handle(() => {
        set({ toAnnounce: productId });
        const sum = (currentIntent(state.record).quantities[productId] ?? 0) + quantity;
        changeLine(sum, (cart) => addToCart(cart, productId, quantity));
      });
    },
    addAll: (quantities) => handle(() => change((cart) => addQuantities(cart, quantities))),
    setQuantity: (productId, quantity, owner) => {
      onChange({ kind: 'product', productId }, view);
      handle(() => changeLine(quantity, (cart) => setQuantity(cart, productId, quantity), owner));
    },
    setCouponCode: (couponCode, owner) => {
      onChange({ kind: 'coupon' }, view);
      handle(() => change((cart) => setCouponCode(cart, couponCode), owner));
    },
    setOrderReference: (orderReference, owner) =>
      handle(() => change((cart) => setOrderReference(cart, orderReference), owner)),
    setCostCentres: (costCentres) => handle(() => change((cart) => setCostCentres(cart, costCentres))),
    empty: () => {
      onChange({ kind: 'emptied' }, view);
      handle(() => change((cart) => withIntent(cart, { ...intentOf(cart), quantities: {} })));
    },
    takeOut: (order) => {
      handle(() => takeOut(order));
      return state.takenOut?.order === order && state.record.stored.customer === order.owner;
    },
    restore: (taken) => handle(() => change((cart) => restoreIntent(cart, taken))),
    begin: (shown) => {
      rendered = shown;
    },
    recalculate: () => handle(calls.send),
    getRecord: () => state.record,
    rewrite: (apply) => handle(() => rewrite(apply)),
    flush: calls.flush,
  };
}
