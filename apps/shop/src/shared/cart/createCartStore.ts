// Over 300 lines: all events of the cart share one state, and their order only makes sense in one place.
import {
  type ApiClient,
  ApiError,
  buyerMessage,
  type CartInfo,
  type CartIntent,
  isTransient,
} from '@magazijn/api-client';
import {
  addQuantities,
  addToCart,
  type CartRecord,
  currentIntent,
  emptyCart,
  goneNamesAfter,
  intentOf,
  isCartEmpty,
  isSameIntent,
  lineCount,
  lineQuantity,
  maxCartLines,
  noteChanges,
  type OrderedCart,
  readCartRecord,
  readSavedTexts,
  recalculated,
  recordFor,
  restoreIntent,
  type StoredCart,
  saveTexts,
  serialiseCartRecord,
  serialiseSavedTexts,
  setCostCentres,
  setQuantity,
  splitSavedTexts,
  sumQuantities,
  syncOf,
  tooManyLinesMessage,
  unknownCart,
  withGoneNames,
  withIntent,
  withoutOrdered,
} from '@magazijn/domain/cart';
import { centsFromEuros } from '@magazijn/domain/money';
import type { TextStorage } from '../storage/browserStorage.ts';
import { type BuyerChange, type CartStore, type CartView, cartKey } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';

/** The tab's key for the coupons and references of parked carts. */
const savedTextsKey = 'magazijn.cartWords';

/** Milliseconds in which several changes become one call. */
const coalesceMs = 120;

/** Milliseconds after which a tab sends another tab's unsent change. */
const inheritMs = 5_000;

/** Milliseconds in which two tabs may overwrite each other: storage events arrive late. */
const overwriteMs = 5_000;

/** Milliseconds before an unanswered call is retried, in sequence; the last one repeats. */
const retryDelaysMs = [5_000, 15_000, 60_000] as const;

/** How many order ids are stored: more than can be pending at once. */
const maxOrderIds = 20;

const refusedText = 'Je winkelmand kon niet worden gewijzigd. Probeer het opnieuw.';

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

/** A call under way. */
interface PriceCall {
  readonly owner: string;
  readonly intent: CartIntent;
  /** The access token when the call was sent. */
  readonly token: string | null;
  /** Id of the order that was last removed from the cart when the call was sent. */
  readonly lastOrdered: number | undefined;
}

interface CartState extends Pick<CartView, 'info' | 'refusal' | 'lastAdded' | 'kept' | 'elsewhere'> {
  readonly record: CartRecord;
  readonly call: PriceCall | null;
  /** Whether the last call got no response. */
  readonly failing: boolean;
  /** Consecutive calls without a response. */
  readonly failures: number;
  /** Product id to announce when the server has accepted it. */
  readonly toAnnounce: number | null;
  /** The order that was removed last, until another tab can no longer overwrite the removal. */
  readonly takenOut: { readonly order: OrderedCart; readonly until: number } | null;
}

type Change = (cart: StoredCart) => StoredCart;

/** 32 random hexadecimal digits, so that tomorrow's order of the same goods is another order. */
const newRevision = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The cart of one tab. The stored record is the source of truth and is read before every change, so that two tabs never
 * lose each other's additions. Changes show at once; calls go to the server one at a time with the latest intent; the
 * stored cart changes only after a response.
 */
export function createCartStore(dependencies: Dependencies): CartStore {
  const { api, session, storage, tab, onRefused, onChange = () => {} } = dependencies;
  const listeners = new Set<() => void>();
  let state: CartState = {
    record: { stored: emptyCart(null), pending: null, revision: '', ordered: [] },
    info: null,
    call: null,
    failing: false,
    failures: 0,
    refusal: '',
    kept: true,
    toAnnounce: null,
    lastAdded: null,
    elsewhere: null,
    takenOut: null,
  };
  let view = viewOf(state);
  /** The record that this tab read or wrote last, with its text. While storage holds this text, no other tab has written. */
  let written: { readonly record: CartRecord; readonly text: string | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCall = Promise.resolve();

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
    if (state.record !== written?.record) writeRecord();
    if (state === before) return;
    const next = viewOf(state);
    if (!isSameView(view, next)) view = next;
    for (const listener of listeners) listener();
  }

  /** Once per event: a cart of hundreds of lines is a large text. */
  function writeRecord(): void {
    const { record } = state;
    const text = serialiseCartRecord(record);
    written = { record, text };
    if (text === storage.read(cartKey)) return;
    const kept = storage.write(cartKey, text);
    if (kept !== state.kept) set({ kept });
  }

  /** Takes over the record that any tab wrote last, for the current customer. */
  function catchUp(): void {
    const before = state.record;
    const text = storage.read(cartKey);
    const found = text === (written?.text ?? null) ? before : readCartRecord(text, newRevision());
    const record = recordFor(found, customer(), newRevision());
    if (record === before) return;
    // Another tab may have parked the cart already. Its record is newer, so it is saved last.
    for (const left of [before, found]) saveTextsOf(left);
    const isSameCustomer = record.stored.customer === before.stored.customer;
    const { data } = record.stored;
    // A response that this tab has parsed keeps its object, which is not parsed again.
    const isParsed = JSON.stringify(data) === JSON.stringify(before.stored.data);
    const taken = isParsed ? { ...record, stored: { ...record.stored, data: before.stored.data } } : record;
    if (record === found) written = { record: taken, text };
    set({
      record: taken,
      ...(isSameCustomer
        ? {
            info: data === null ? null : state.info,
            failing: state.failing && isStillFailing(before, record),
          }
        : {
            info: null,
            lastAdded: null,
            elsewhere: null,
            toAnnounce: null,
            failing: false,
            refusal: '',
          }),
    });
    if (data !== null && !isParsed) readAnswer(data);
    if (!isSameCustomer) restoreTexts();
  }

  const savedTexts = () => readSavedTexts(tab.read(savedTextsKey));
  const writeSavedTexts = (texts: ReturnType<typeof savedTexts>): void => {
    const text = serialiseSavedTexts(texts);
    if (text !== serialiseSavedTexts(savedTexts())) tab.write(savedTextsKey, text);
  };

  /** Saves the typed texts when a session expires or switches company; a logout discards them. */
  function saveTextsOf(left: CartRecord): void {
    const owner = left.stored.customer;
    if (owner === null || owner === customer()) return;
    const { left: reason } = session.getState();
    writeSavedTexts(reason !== null ? {} : saveTexts(savedTexts(), owner, currentIntent(left)));
  }

  /** Restores the texts of a returning customer. */
  function restoreTexts(): void {
    const { texts, others } = splitSavedTexts(savedTexts(), customer() ?? '');
    if (texts === null || customer() === null) return;
    writeSavedTexts(others);
    changeIntent(({ couponCode, orderReference }) => ({
      couponCode: couponCode || texts.couponCode,
      orderReference: orderReference || texts.orderReference,
    }));
  }

  /** Sends after this many milliseconds, replacing the planned time; null cancels it. */
  function plan(after: number | null): void {
    clearTimeout(timer);
    if (after !== null) timer = setTimeout(() => handle(send), after);
  }

  const sendUnanswered = (): void => {
    if (isUnanswered(state.record)) plan(0);
  };

  /** After another tab wrote or the customer changed. */
  const planInheritedSend = (): void => plan(isUnanswered(state.record) ? inheritMs : null);

  /**
   * Applies a change to the buyer's current intent; refuses one that adds lines beyond `maxCartLines`.
   *
   * @param owner the customer who made it. A field that was edited while the session ended or switched company belongs
   * to the previous customer.
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
    if (!isCartEmpty(wanted)) {
      set({ record: { ...record, pending: intentOf(wanted), revision } });
      plan(coalesceMs);
      return;
    }
    // Another tab may have emptied the cart while a coupon was typed: discard the coupon too.
    set({ info: null });
    set({
      record: {
        ...record,
        stored: { ...emptyCart(wanted.customer), others: wanted.others },
        pending: null,
        revision,
      },
    });
    plan(null);
  }

  const changeIntent = (changes: (wanted: CartIntent) => Partial<CartIntent>, owner?: string): void =>
    change((cart) => withIntent(cart, { ...intentOf(cart), ...changes(intentOf(cart)) }), owner);

  function changeParked(apply: Change, owner: string, noted: boolean): void {
    const { record } = state;
    const { texts, others } = splitSavedTexts(savedTexts(), owner);
    const { [owner]: waiting = {}, ...parked } = record.stored.others;
    // A customer number such as 'constructor' must not match an inherited property.
    const quantities = Object.hasOwn(record.stored.others, owner) ? waiting : {};
    const before = withIntent(emptyCart(owner), {
      couponCode: '',
      orderReference: '',
      ...texts,
      quantities,
    });
    const left = apply(before);
    const isLoggedOut = session.getState().left !== null;
    writeSavedTexts(isLoggedOut ? others : saveTexts(others, owner, intentOf(left)));
    const waitingCarts = isCartEmpty(left) ? parked : { ...parked, [owner]: left.quantities };
    const now = Date.now();
    const known = noted ? noteChanges(record, intentOf(before), intentOf(left), now, owner) : record;
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
    const sync = syncOf(record, order.owner);
    if (sync?.orders.includes(order.id)) {
      // The saved cart was without it already. The page that placed it tells the buyer.
      set({ elsewhere: null, takenOut: { order, until: Date.now() + overwriteMs } });
      set({ record: { ...record, ordered } });
      return;
    }
    // If the cart is unchanged since the order, remove all of it, whatever lines the order reports.
    const goods = order.revision === record.revision ? currentIntent(record) : order.intent;
    set({ takenOut: { order, until: Date.now() + overwriteMs } });
    set({
      record: {
        ...record,
        // Also from the accepted state, so that a refusal cannot restore ordered products.
        ...(record.stored.customer === order.owner && {
          stored: withoutOrdered(record.stored, goods),
          pending: currentIntent(record),
        }),
        ordered,
      },
    });
    // The back end takes it out of the saved cart itself, unless its goods were saved after it was placed.
    change((cart) => withoutOrdered(cart, goods), order.owner, sync?.earlier?.includes(order.id) ?? false);
  }

  function rewrite(apply: Parameters<CartStore['rewrite']>[0]): void {
    const { record, intent, elsewhere } = apply(state.record) ?? {};
    if (record) set({ record });
    if (elsewhere !== undefined) set({ elsewhere });
    if (intent) want(withIntent(state.record.stored, intent));
  }

  /** Sends the current intent to be priced. During a call nothing is sent: its response triggers the next one. */
  function send(): void {
    plan(null);
    const { record, call } = state;
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

  type Answer = Awaited<ReturnType<typeof api.recalculateCart>>['answer'];

  /** Stores a response, unless the customer changed, another tab settled the change, or an order was removed since. */
  function answered(call: PriceCall, answer: Answer, info: CartInfo): void {
    const { record, toAnnounce, lastAdded } = state;
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
    const subtotal = answer.subtotal_exclusive;
    const stored = recalculated(withIntent(record.stored, call.intent), answer, { subtotal });
    const pending = latest ? null : record.pending;
    const { goneNames = {}, ...rest } = record;
    set({
      record: {
        ...rest,
        stored,
        pending,
        ...withGoneNames(goneNamesAfter(record.stored, goneNames, stored)),
      },
    });
    set({ info });
    if (pending !== null || toAnnounce === null) {
      sendUnanswered();
      return;
    }
    const sequence = (lastAdded?.sequence ?? 0) + 1;
    set({ toAnnounce: null, lastAdded: { productId: toAnnounce, sequence, revision: record.revision } });
  }

  function failed(call: PriceCall, error: unknown): void {
    const { record, failures } = state;
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
  function readAnswer(answer: unknown): void {
    api.cartFromWire(answer).then(
      (info) =>
        handle(() => {
          if (answer === state.record.stored.data) set({ info });
        }),
      (error: unknown) => console.warn('The stored answer of the cart cannot be read', error),
    );
  }

  handle(() => {
    // Written at once so that all tabs share one revision.
    written = null;
    if (isUnanswered(state.record)) plan(coalesceMs);
  });
  session.subscribe(() =>
    handle(() => {
      planInheritedSend();
      if (sumQuantities(currentIntent(state.record).quantities) > 0) plan(0);
    }),
  );
  storage.onOutsideChange((key) => {
    if (key !== null && key !== cartKey) return;
    handle(() => {
      // A null key is no overwrite by another tab: storage was cleared, or the page returned from the back/forward cache.
      if (key === null) set({ takenOut: null });
      planInheritedSend();
      const { takenOut } = state;
      if (takenOut !== null && Date.now() < takenOut.until) takeOut(takenOut.order);
    });
  });
  if (typeof window !== 'undefined') window.addEventListener('online', () => handle(sendUnanswered));

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => view,
    getServerState: () => unknownCart,
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
      handle(() => changeIntent(() => ({ couponCode }), owner));
    },
    setOrderReference: (orderReference, owner) =>
      handle(() => changeIntent(() => ({ orderReference }), owner)),
    setCostCentres: (costCentres) => handle(() => change((cart) => setCostCentres(cart, costCentres))),
    empty: () => {
      onChange({ kind: 'emptied' }, view);
      handle(() => changeIntent(() => ({ quantities: {} })));
    },
    takeOut: (order) => {
      handle(() => takeOut(order));
      return state.takenOut?.order === order && state.record.stored.customer === order.owner;
    },
    restore: (taken) => handle(() => change((cart) => restoreIntent(cart, taken))),
    recalculate: () => handle(send),
    getRecord: () => state.record,
    rewrite: (apply) => handle(() => rewrite(apply)),
    flush: async () => {
      while (state.record.pending !== null) {
        handle(send);
        if (state.call === null) return;
        await lastCall;
      }
    },
  };
}

/** An unpriced cart counts as unanswered: its total would show as € 0,00. */
const isUnanswered = ({ stored, pending }: CartRecord): boolean =>
  pending !== null || (stored.data === null && !isCartEmpty(stored));

/** A failed call is settled when another tab answered it or removed the change. An empty cart is never priced. */
const isStillFailing = (before: CartRecord, now: CartRecord): boolean =>
  now.pending !== null || (before.pending === null && !isCartEmpty(now.stored));

/** A new object without a new value: pages keep the one that they have. */
const isSameView = (before: CartView, after: CartView): boolean =>
  Object.entries(after).every(([field, value]) => value === before[field as keyof CartView]);

const noNames = {};

/** The state as pages show it. */
function viewOf(state: CartState): CartView {
  const { record, info, refusal, lastAdded, elsewhere, kept, failing, call } = state;
  const { stored, pending, revision, goneNames = noNames } = record;
  const intent = currentIntent(record);
  const isCalculating = pending !== null || call !== null;
  const failure = pending === null ? 'outdated' : 'unsent';
  return {
    known: true,
    ...intent,
    units: sumQuantities(intent.quantities),
    info,
    goneNames,
    subtotal: centsFromEuros(stored.total.amount),
    status: failing ? failure : isCalculating ? 'calculating' : 'settled',
    refusal,
    lastAdded,
    elsewhere,
    kept,
    revision,
  };
}
