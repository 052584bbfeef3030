// Over 300 lines: all cart events with their types, because their order only makes sense in one place.
import { addToCart, recalculated, setQuantity, withoutOrdered } from './cartChanges.ts';
import {
  type CartIntent,
  type CartRecord,
  currentIntent,
  intentOf,
  isSameIntent,
  readCartRecord,
  readSavedTexts,
  recordFor,
  type SavedTexts,
  saveTexts,
  serialiseCartRecord,
  serialiseSavedTexts,
  splitSavedTexts,
  withGoneNames,
  withIntent,
} from './cartRecord.ts';
import type { CartView } from './cartView.ts';
import { goneNamesAfter } from './goneNames.ts';
import { largestLineQuantity, lineQuantity, maxCartLines, tooManyLinesMessage } from './lineQuantity.ts';
import { type CartQuantities, emptyCart, isCartEmpty, type StoredCart, sumQuantities } from './storedCart.ts';

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

/** A placed order, as the cart needs it. */
export interface OrderedCart {
  readonly id: number;
  /** The customer number of the order. */
  readonly owner: string;
  /** The revision of the cart that the order was made of; '' when unknown. */
  readonly revision: string;
  readonly intent: CartIntent;
}

/**
 * The cart of one tab.
 *
 * @typeParam Info the server's response as parsed by the caller
 */
export interface CartState<Info = unknown>
  extends Pick<CartView<Info>, 'info' | 'refusal' | 'lastAdded' | 'kept'> {
  readonly record: CartRecord;
  /** The serialised record. While storage holds the same text, no other tab has written. */
  readonly text: string | null;
  /** The pending call; null when there is none. */
  readonly call: {
    readonly owner: string;
    readonly intent: CartIntent;
    /** Id of the order that was last removed from the cart when the call was sent. */
    readonly lastOrdered: number | undefined;
  } | null;
  /** Whether the last call got no response. */
  readonly failing: boolean;
  /** Consecutive calls without a response. */
  readonly failures: number;
  /** Product id to announce when the server has accepted it. */
  readonly toAnnounce: number | null;
  /** The order that was removed last, until another tab can no longer overwrite the removal. */
  readonly takenOut: { readonly order: OrderedCart; readonly until: number } | null;
}

/** The browser state at the moment of an event. */
export interface CartSurroundings {
  /** The stored cart record, written by any tab. */
  readonly record: string | null;
  /** The stored coupons and references of parked carts. */
  readonly savedTexts: string | null;
  /** The number of the customer who is logged in; null for a visitor. */
  readonly customer: string | null;
  /** Whether the previous customer logged out; false when the session expired. */
  readonly loggedOut: boolean;
  /** Milliseconds since an arbitrary origin. */
  readonly now: number;
  /** 32 random hexadecimal digits, so that tomorrow's order of the same goods is another order. */
  readonly newRevision: string;
}

/**
 * An action on the cart. `owner` is the customer who typed a value that is applied later; by default the current one.
 */
export type CartAct<Info = unknown> =
  /** A tab opens. */
  | { readonly type: 'open' }
  /** Adds units of a product and announces it. */
  | { readonly type: 'add'; readonly productId: number; readonly quantity: number }
  /** Adds quantities without announcing them; negative ones subtract. Lines are clamped to 0 and the maximum. */
  | { readonly type: 'addAll'; readonly quantities: CartQuantities }
  | {
      readonly type: 'setQuantity';
      readonly productId: number;
      readonly quantity: number;
      readonly owner?: string | undefined;
    }
  | { readonly type: 'setCouponCode'; readonly code: string; readonly owner?: string | undefined }
  | { readonly type: 'setOrderReference'; readonly text: string; readonly owner?: string | undefined }
  | { readonly type: 'empty' }
  /** Undoes `empty`: adds the removed products; a coupon and a reference typed since then stay. */
  | { readonly type: 'restore'; readonly taken: CartIntent }
  /** Removes a placed order from the cart, once. */
  | { readonly type: 'takeOut'; readonly order: OrderedCart }
  /** Prices the cart: at the planned time, or on request. */
  | { readonly type: 'send' }
  /** The server priced the sent cart. `answer` is the raw response, `subtotal` euros excluding VAT. */
  | { readonly type: 'answered'; readonly answer: unknown; readonly subtotal: number; readonly info: Info }
  /** The pending call failed. `message` is the server's Dutch text for the buyer; '' without one. */
  | {
      readonly type: 'failed';
      readonly reason: 'no-answer' | 'unauthorised' | 'refused';
      readonly message: string;
    }
  /** A stored response was parsed; `info` is null when it is invalid. */
  | { readonly type: 'answerRead'; readonly answer: unknown; readonly info: Info | null }
  /** The record was written to storage, or the write failed. */
  | { readonly type: 'written'; readonly kept: boolean }
  | { readonly type: 'sessionChanged' }
  /** Another tab wrote. `elsewhere`: the storage location changed or was cleared. */
  | { readonly type: 'storageChanged'; readonly elsewhere: boolean }
  | { readonly type: 'online' };

/** A cart action with the browser state at that moment. */
export type CartEvent<Info = unknown> = CartAct<Info> & { readonly seen: CartSurroundings };

/** What the caller must do after an event, in this order. */
export type CartEffect =
  | { readonly type: 'writeRecord'; readonly text: string }
  /** Null removes the stored texts. */
  | { readonly type: 'writeSavedTexts'; readonly text: string | null }
  /** Send after this many milliseconds, replacing the planned time; null cancels it. */
  | { readonly type: 'planSend'; readonly after: number | null }
  /** Price the intent on the server; `answered` or `failed` follows. */
  | { readonly type: 'price'; readonly intent: CartIntent }
  /** Parse a stored response; `answerRead` follows. */
  | { readonly type: 'readAnswer'; readonly answer: unknown }
  /** Show the buyer, in Dutch, why the change was undone. */
  | { readonly type: 'tellRefusal'; readonly message: string };

interface CartStep<Info> {
  readonly state: CartState<Info>;
  readonly effects: readonly CartEffect[];
}

/** The initial state; the first event must be `open`. */
export const unopenedCart: CartState<never> = {
  record: { stored: emptyCart(null), pending: null, revision: '', ordered: [] },
  text: null,
  info: null,
  call: null,
  failing: false,
  failures: 0,
  refusal: '',
  kept: true,
  toAnnounce: null,
  lastAdded: null,
  takenOut: null,
};

/**
 * Applies an event to the cart of one tab and returns the effects to run. The stored record is the source of truth:
 * every event carries it, so that two tabs never lose each other's additions. Changes are optimistic; calls go to the
 * server one at a time with the latest intent; the stored cart changes only after a response.
 */
export function cartReducer<Info>(state: CartState<Info>, event: CartEvent<Info>): CartStep<Info> {
  const { seen } = event;
  const draft = handle(catchUp(state, seen), event);
  const saved = serialiseSavedTexts(draft.saved);
  const effects: readonly (CartEffect | false)[] = [
    draft.state.text !== null &&
      draft.state.text !== seen.record && { type: 'writeRecord', text: draft.state.text },
    saved !== serialiseSavedTexts(readSavedTexts(seen.savedTexts)) && {
      type: 'writeSavedTexts',
      text: saved,
    },
    draft.sendAfter !== undefined && { type: 'planSend', after: draft.sendAfter },
    ...draft.effects,
  ];
  return { state: draft.state, effects: effects.filter((effect) => effect !== false) };
}

/** The intermediate result while one event is handled. */
interface ReducerDraft<Info> {
  readonly seen: CartSurroundings;
  readonly state: CartState<Info>;
  readonly saved: SavedTexts;
  readonly sendAfter?: number | null;
  readonly effects: readonly CartEffect[];
}

type Change = (cart: StoredCart) => StoredCart;

const withState = <Info>(
  draft: ReducerDraft<Info>,
  changes: Partial<CartState<Info>>,
): ReducerDraft<Info> => ({
  ...draft,
  state: { ...draft.state, ...changes },
});

const withRecord = <Info>(draft: ReducerDraft<Info>, record: CartRecord): ReducerDraft<Info> =>
  withState(draft, { record, text: serialiseCartRecord(record) });

const withEffect = <Info>(draft: ReducerDraft<Info>, effect: CartEffect): ReducerDraft<Info> => ({
  ...draft,
  effects: [...draft.effects, effect],
});

const plan = <Info>(draft: ReducerDraft<Info>, sendAfter: number | null): ReducerDraft<Info> => ({
  ...draft,
  sendAfter,
});

/** Merges the record that any tab wrote last, for the current customer. */
function catchUp<Info>(state: CartState<Info>, seen: CartSurroundings): ReducerDraft<Info> {
  const before = state.record;
  const found = seen.record === state.text ? before : readCartRecord(seen.record, seen.newRevision);
  const record = recordFor(found, seen.customer, seen.newRevision);
  const draft: ReducerDraft<Info> = { seen, state, saved: readSavedTexts(seen.savedTexts), effects: [] };
  if (record === before) return draft;
  // Another tab may have parked the cart already. Its record is newer, so it is saved last.
  const saved = [before, found].reduce((texts, left) => savePreviousTexts(texts, left, seen), draft.saved);
  const text = record === found ? seen.record : serialiseCartRecord(record);
  const { data } = record.stored;
  const isSameCustomer = record.stored.customer === before.stored.customer;
  const next = withState(
    { ...draft, saved },
    isSameCustomer
      ? {
          record,
          text,
          info: data === null ? null : state.info,
          failing: state.failing && isStillFailing(before, record),
        }
      : { record, text, info: null, lastAdded: null, toAnnounce: null, failing: false, refusal: '' },
  );
  const read =
    data === null || data === before.stored.data
      ? next
      : withEffect(next, { type: 'readAnswer', answer: data });
  return isSameCustomer ? read : restoreTexts(read);
}

/** A failed call is settled when another tab answered it or removed the change. An empty cart is never priced. */
const isStillFailing = (before: CartRecord, now: CartRecord): boolean =>
  now.pending !== null || (before.pending === null && !isCartEmpty(now.stored));

/** Saves the typed texts when a session expires or switches company; a logout discards them. */
function savePreviousTexts(
  saved: SavedTexts,
  left: CartRecord,
  { customer, loggedOut }: CartSurroundings,
): SavedTexts {
  const owner = left.stored.customer;
  if (owner === null || owner === customer) return saved;
  return loggedOut ? {} : saveTexts(saved, owner, currentIntent(left));
}

function handle<Info>(draft: ReducerDraft<Info>, event: CartEvent<Info>): ReducerDraft<Info> {
  const { record } = draft.state;
  switch (event.type) {
    case 'open':
      return open(draft);
    case 'add': {
      const { productId, quantity } = event;
      const sum = (currentIntent(record).quantities[productId] ?? 0) + quantity;
      const announcing = withState(draft, { toAnnounce: productId });
      return changeLine(announcing, sum, (cart) => addToCart(cart, productId, quantity));
    }
    case 'addAll':
      return change(draft, (cart) => addAll(cart, event.quantities));
    case 'setQuantity': {
      const { productId, quantity, owner } = event;
      return changeLine(draft, quantity, (cart) => setQuantity(cart, productId, quantity), owner);
    }
    case 'setCouponCode':
      return changeIntent(draft, () => ({ couponCode: event.code }), event.owner);
    case 'setOrderReference':
      return changeIntent(draft, () => ({ orderReference: event.text }), event.owner);
    case 'empty':
      return changeIntent(draft, () => ({ quantities: {} }));
    case 'restore':
      return change(draft, (cart) => restoreTaken(cart, event.taken));
    case 'takeOut':
      return takeOut(draft, event.order);
    case 'send':
      return send(draft);
    case 'answered':
      return answered(draft, event);
    case 'failed':
      return failed(draft, event);
    case 'answerRead':
      return event.answer === record.stored.data ? withState(draft, { info: event.info }) : draft;
    case 'written':
      return withState(draft, { kept: event.kept });
    case 'sessionChanged': {
      const next = planInheritedSend(draft);
      const units = sumQuantities(currentIntent(next.state.record).quantities);
      return units > 0 ? plan(next, 0) : next;
    }
    case 'storageChanged':
      return storageChanged(draft, event.elsewhere);
    case 'online':
      return sendUnanswered(draft);
  }
}

/** An unpriced cart counts as unanswered: its total would show as € 0,00. */
const isUnanswered = ({ stored, pending }: CartRecord): boolean =>
  pending !== null || (stored.data === null && !isCartEmpty(stored));

const sendUnanswered = <Info>(draft: ReducerDraft<Info>): ReducerDraft<Info> =>
  isUnanswered(draft.state.record) ? plan(draft, 0) : draft;

function open<Info>(draft: ReducerDraft<Info>): ReducerDraft<Info> {
  // Written at once so that all tabs share one revision, but not while another tab writes and nothing changed.
  const next = withState(draft, { text: serialiseCartRecord(draft.state.record) });
  return isUnanswered(next.state.record) ? plan(next, coalesceMs) : next;
}

/** After another tab wrote or the customer changed: plans to send what is unanswered. */
function planInheritedSend<Info>(draft: ReducerDraft<Info>): ReducerDraft<Info> {
  return plan(draft, isUnanswered(draft.state.record) ? inheritMs : null);
}

function storageChanged<Info>(draft: ReducerDraft<Info>, elsewhere: boolean): ReducerDraft<Info> {
  // The order was not made of the cart in the new location.
  const takenOut = elsewhere ? null : draft.state.takenOut;
  const next = planInheritedSend(withState(draft, { takenOut }));
  return takenOut !== null && draft.seen.now < takenOut.until ? takeOut(next, takenOut.order) : next;
}

/** Restores the texts of a returning customer. */
function restoreTexts<Info>(draft: ReducerDraft<Info>): ReducerDraft<Info> {
  if (draft.seen.customer === null) return draft;
  const { texts, others } = splitSavedTexts(draft.saved, draft.seen.customer);
  if (texts === null) return draft;
  return changeIntent({ ...draft, saved: others }, ({ couponCode, orderReference }) => ({
    couponCode: couponCode || texts.couponCode,
    orderReference: orderReference || texts.orderReference,
  }));
}

/**
 * Applies a change to the buyer's current intent; refuses one that adds lines beyond `maxCartLines`.
 *
 * @param owner the customer who made it. A field that was edited while the session ended or switched company belongs
 * to the previous customer.
 */
function change<Info>(
  draft: ReducerDraft<Info>,
  apply: Change,
  owner = draft.seen.customer,
): ReducerDraft<Info> {
  if (owner === null) return draft;
  if (owner !== draft.seen.customer) return changeParked(draft, apply, owner);
  const { record } = draft.state;
  const before = withIntent(record.stored, currentIntent(record));
  const wanted = apply(before);
  const lines = lineCount(wanted);
  // Refused here: the server would refuse the whole cart, and undoing 'empty' would then lose all of it.
  if (lines > maxCartLines && lines > lineCount(before)) return refuse(draft, tooManyLinesMessage);
  const revision = draft.seen.newRevision;
  const next = withState(draft, { failing: false, refusal: '' });
  if (!isCartEmpty(wanted)) {
    return plan(withRecord(next, { ...record, pending: intentOf(wanted), revision }), coalesceMs);
  }
  // Another tab may have emptied the cart while a coupon was typed: discard the coupon too.
  const stored = { ...emptyCart(wanted.customer), others: wanted.others };
  return plan(
    withRecord(withState(next, { info: null }), { ...record, stored, pending: null, revision }),
    null,
  );
}

const lineCount = ({ quantities }: StoredCart): number => Object.keys(quantities).length;

function changeIntent<Info>(
  draft: ReducerDraft<Info>,
  changes: (wanted: CartIntent) => Partial<CartIntent>,
  owner?: string,
): ReducerDraft<Info> {
  return change(draft, (cart) => withIntent(cart, { ...intentOf(cart), ...changes(intentOf(cart)) }), owner);
}

function changeParked<Info>(draft: ReducerDraft<Info>, apply: Change, owner: string): ReducerDraft<Info> {
  const { record } = draft.state;
  const { texts, others } = splitSavedTexts(draft.saved, owner);
  const { [owner]: waiting = {}, ...parked } = record.stored.others;
  // A customer number such as 'constructor' must not match an inherited property.
  const quantities = Object.hasOwn(record.stored.others, owner) ? waiting : {};
  const left = apply(
    withIntent(emptyCart(owner), { couponCode: '', orderReference: '', ...texts, quantities }),
  );
  const saved = draft.seen.loggedOut ? others : saveTexts(others, owner, intentOf(left));
  const stored = {
    ...record.stored,
    others: isCartEmpty(left) ? parked : { ...parked, [owner]: left.quantities },
  };
  return withRecord({ ...draft, saved }, { ...record, stored });
}

/** Applies a change of a line, or refuses an invalid quantity with its reason. */
function changeLine<Info>(
  draft: ReducerDraft<Info>,
  quantity: number,
  apply: Change,
  owner?: string,
): ReducerDraft<Info> {
  const checked = lineQuantity(quantity);
  return checked.ok ? change(draft, apply, owner) : refuse(draft, checked.message);
}

function addAll(cart: StoredCart, quantities: CartQuantities): StoredCart {
  return Object.entries(quantities).reduce((filled, [id, quantity]) => {
    const sum = Math.min((filled.quantities[id] ?? 0) + quantity, largestLineQuantity);
    return setQuantity(filled, Number(id), Math.max(sum, 0));
  }, cart);
}

function restoreTaken(cart: StoredCart, { quantities, couponCode, orderReference }: CartIntent): StoredCart {
  const filled = addAll(cart, quantities);
  return withIntent(filled, {
    quantities: filled.quantities,
    couponCode: cart.couponCode || couponCode,
    orderReference: cart.orderReference || orderReference,
  });
}

function refuse<Info>(draft: ReducerDraft<Info>, message: string): ReducerDraft<Info> {
  return withEffect(withState(draft, { refusal: message, toAnnounce: null }), {
    type: 'tellRefusal',
    message,
  });
}

/** Removes an order from the cart once, regardless of which tab reports it and when. */
function takeOut<Info>(draft: ReducerDraft<Info>, order: OrderedCart): ReducerDraft<Info> {
  const { record } = draft.state;
  if (record.ordered.includes(order.id)) return draft;
  // If the cart is unchanged since the order, remove all of it, whatever lines the order reports.
  const goods = order.revision === record.revision ? currentIntent(record) : order.intent;
  const ordered = [...record.ordered, order.id].slice(-maxOrderIds);
  // Also from the accepted state, so that a refusal cannot restore ordered products.
  const accepted =
    record.stored.customer === order.owner
      ? { stored: withoutOrdered(record.stored, goods), pending: currentIntent(record) }
      : {};
  const takenOut = { order, until: draft.seen.now + overwriteMs };
  const withOrderId = withRecord(withState(draft, { takenOut }), { ...record, ...accepted, ordered });
  return change(withOrderId, (cart) => withoutOrdered(cart, goods), order.owner);
}

/** Sends the current intent to be priced. During a pending call nothing is sent: its response triggers the next one. */
function send<Info>(draft: ReducerDraft<Info>): ReducerDraft<Info> {
  const { record, call } = draft.state;
  const owner = draft.seen.customer;
  const intent = currentIntent(record);
  const planned = plan(draft, null);
  if (call !== null || owner === null || Object.keys(intent.quantities).length === 0) return planned;
  const withCall = withState(planned, { call: { owner, intent, lastOrdered: record.ordered.at(-1) } });
  return withEffect(withCall, { type: 'price', intent });
}

/** Stores a response, unless the customer changed, another tab settled the change, or an order was removed since. */
function answered<Info>(
  draft: ReducerDraft<Info>,
  { answer, subtotal, info }: Extract<CartAct<Info>, { type: 'answered' }>,
): ReducerDraft<Info> {
  const { record, call, toAnnounce, lastAdded } = draft.state;
  if (call === null) return draft;
  const next = withState(draft, { call: null, failures: 0 });
  if (record.ordered.at(-1) !== call.lastOrdered) return plan(next, 0);
  // Another customer's cart has other prices.
  if (draft.seen.customer !== call.owner) return draft.seen.customer === null ? next : plan(next, 0);
  const settledCall = withState(next, { failing: false });
  const latest = isSameIntent(currentIntent(record), call.intent);
  if (record.pending === null && !latest) return sendUnanswered(settledCall);
  const stored = recalculated(withIntent(record.stored, call.intent), answer, { subtotal });
  const pending = latest ? null : record.pending;
  const { goneNames = {}, ...rest } = record;
  const gone = withGoneNames(goneNamesAfter(record.stored, goneNames, stored));
  const settled = withState(withRecord(settledCall, { ...rest, stored, pending, ...gone }), { info });
  if (pending !== null || toAnnounce === null) return sendUnanswered(settled);
  const sequence = (lastAdded?.sequence ?? 0) + 1;
  return withState(settled, {
    toAnnounce: null,
    lastAdded: { productId: toAnnounce, sequence, revision: record.revision },
  });
}

function failed<Info>(
  draft: ReducerDraft<Info>,
  { reason, message }: Extract<CartAct<Info>, { type: 'failed' }>,
): ReducerDraft<Info> {
  const { record, call, failures } = draft.state;
  if (call === null) return draft;
  const isRetryable = reason === 'no-answer';
  const ended = withState(draft, { call: null, failures: isRetryable ? failures + 1 : 0 });
  const next = isRetryable ? plan(ended, retryDelaysMs[Math.min(failures, 2)] ?? 0) : ended;
  if (draft.seen.customer !== call.owner) {
    return isRetryable || draft.seen.customer === null ? next : plan(next, 0);
  }
  if (!isSameIntent(currentIntent(record), call.intent)) {
    // The failed intent has been replaced since.
    return isRetryable ? next : sendUnanswered(next);
  }
  if (reason === 'unauthorised') return next;
  if (isRetryable || record.pending === null) return withState(next, { failing: true });
  const back = withRecord(withState(next, { failing: false }), {
    ...record,
    pending: null,
    revision: draft.seen.newRevision,
  });
  return refuse(sendUnanswered(back), message || refusedText);
}
