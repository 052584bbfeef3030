// Over 300 lines: every event of the cart, with its types; the order of events is only readable in one place.
import { addToCart, recalculated, setQuantity, withoutOrdered } from './cartChanges.ts';
import {
  type CartIntent,
  type CartRecord,
  cartRecordText,
  intentOf,
  isSameIntent,
  readCartRecord,
  readSavedTexts,
  recordFor,
  type SavedTexts,
  savedTextsText,
  saveTexts,
  takeTexts,
  wantedOf,
  withIntent,
} from './cartRecord.ts';
import type { CartView } from './cartView.ts';
import { largestLineQuantity, lineQuantity } from './lineQuantity.ts';
import { type CartQuantities, emptyCart, isCartEmpty, type StoredCart, sumQuantities } from './storedCart.ts';

/** Milliseconds in which touches of buttons become one call. */
const coalescing = 120;

/** Milliseconds after which a tab sends what another tab left unsent. */
const inheritance = 5_000;

/** Milliseconds in which two tabs may write over each other: a browser tells them later what the other one wrote. */
const overwriting = 5_000;

/** Milliseconds after which what got no answer is sent again, one after the other; then always the last. */
const retries = [5_000, 15_000, 60_000] as const;

/** How many orders are remembered: more than can be on their way at once. */
const rememberedOrders = 20;

const refusedText = 'Je winkelmand kon niet worden gewijzigd. Probeer het opnieuw.';

/** What the cart is told of an order that was placed. */
export interface OrderedCart {
  readonly id: number;
  /** The number of the customer who ordered. */
  readonly owner: string;
  /** The revision of the cart that it was made of; empty when nobody knows. */
  readonly revision: string;
  readonly intent: CartIntent;
}

/**
 * The cart of one tab.
 *
 * @typeParam Info the server's word on a cart, as the caller reads it
 */
export interface CartState<Info = unknown>
  extends Pick<CartView<Info>, 'info' | 'refusal' | 'lastAdded' | 'kept'> {
  readonly record: CartRecord;
  /** The text that the record was read from or is written as. While the storage holds it, no other tab has written. */
  readonly text: string | null;
  /** The call that is under way. */
  readonly call: {
    readonly owner: string;
    readonly intent: CartIntent;
    /** Id of the order that had left the cart last when it was asked. */
    readonly lastOrdered: number | undefined;
  } | null;
  /** Whether the last call got no answer. */
  readonly failing: boolean;
  /** How many calls in a row got no answer. */
  readonly failures: number;
  /** Product id that is announced when the server has taken it. */
  readonly toAnnounce: number | null;
  /** The order that was taken out last, while another tab may still write over it: until this moment. */
  readonly takenOut: { readonly order: OrderedCart; readonly until: number } | null;
}

/** What the browser says at the moment of an event. */
export interface CartSurroundings {
  /** What is kept as the cart's record now, by whatever tab. */
  readonly record: string | null;
  /** What is kept as saved coupons and references. */
  readonly savedTexts: string | null;
  /** The number of the customer who is logged in. */
  readonly customer: string | null;
  /** Whether who was there left on purpose; a session may also end by itself. */
  readonly loggedOut: boolean;
  /** Milliseconds. */
  readonly now: number;
  /** 32 random hexadecimal digits, so that an order of the same goods tomorrow is another order. */
  readonly newRevision: string;
}

/** What happens to a cart. `owner` is who typed it, where a field applies it later; by default who looks now. */
export type CartAct<Info = unknown> =
  /** A tab opens. */
  | { readonly type: 'open' }
  /** Adds units of a product and announces it. */
  | { readonly type: 'add'; readonly productId: number; readonly quantity: number }
  /** Adds many at once, announcing none; below 0 takes out. A line stops at nothing and at the most that it can hold. */
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
  /** Adds what `empty` took away to what is there now; a coupon and a reference that were typed since then stay. */
  | { readonly type: 'restore'; readonly taken: CartIntent }
  /** An order was placed: it leaves the cart, once. */
  | { readonly type: 'takeOut'; readonly order: OrderedCart }
  /** The planned moment has come, or somebody wants to know what it costs now. */
  | { readonly type: 'send' }
  /** The server priced what it was asked. `answer` is its own text, `subtotal` euros excluding VAT. */
  | { readonly type: 'answered'; readonly answer: unknown; readonly subtotal: number; readonly info: Info }
  /** The call under way failed. `message` is what the server tells the buyer, in Dutch; '' when it says nothing. */
  | {
      readonly type: 'failed';
      readonly reason: 'no-answer' | 'unauthorised' | 'refused';
      readonly message: string;
    }
  /** A stored answer was read; null when it cannot be. */
  | { readonly type: 'answerRead'; readonly answer: unknown; readonly info: Info | null }
  /** The browser kept the record, or could not. */
  | { readonly type: 'written'; readonly kept: boolean }
  | { readonly type: 'sessionChanged' }
  /** Another tab wrote. `elsewhere`: the cart is kept in another place than before, or the place was emptied. */
  | { readonly type: 'storageChanged'; readonly elsewhere: boolean }
  | { readonly type: 'online' };

/** Something that happened to the cart, with what was around it at that moment. */
export type CartEvent<Info = unknown> = CartAct<Info> & { readonly seen: CartSurroundings };

/** What is to be done after an event, in this order. */
export type CartEffect =
  | { readonly type: 'writeRecord'; readonly text: string }
  /** Null: nothing is to be kept. */
  | { readonly type: 'writeSavedTexts'; readonly text: string | null }
  /** `send` after so many milliseconds, instead of when it was planned; null: not at all. */
  | { readonly type: 'planSend'; readonly after: number | null }
  /** Ask the server what this costs: `answered` or `failed` follows. */
  | { readonly type: 'price'; readonly intent: CartIntent }
  /** Read a stored answer: `answerRead` follows. */
  | { readonly type: 'readAnswer'; readonly answer: unknown }
  /** Tell the buyer, in Dutch, why the screen goes back. */
  | { readonly type: 'tellRefusal'; readonly message: string };

interface CartStep<Info> {
  readonly state: CartState<Info>;
  readonly effects: readonly CartEffect[];
}

/** A cart before its tab has looked at anything: the first event is `open`. */
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
 * The cart of one tab after an event, and what is to be done then. What is kept is the one truth: every event brings
 * it, so that two tabs never lose each other's additions. The screen follows the buyer at once; changes go to the
 * server one call at a time, always with the latest intent; the stored cart changes only after an answer.
 */
export function cartReducer<Info>(state: CartState<Info>, event: CartEvent<Info>): CartStep<Info> {
  const { seen } = event;
  const turn = handle(catchUp(state, seen), event);
  const saved = savedTextsText(turn.saved);
  const effects: readonly (CartEffect | false)[] = [
    turn.state.text !== null &&
      turn.state.text !== seen.record && { type: 'writeRecord', text: turn.state.text },
    saved !== savedTextsText(readSavedTexts(seen.savedTexts)) && { type: 'writeSavedTexts', text: saved },
    turn.sendAfter !== undefined && { type: 'planSend', after: turn.sendAfter },
    ...turn.effects,
  ];
  return { state: turn.state, effects: effects.filter((effect) => effect !== false) };
}

/** What is made of one event, step by step. */
interface Turn<Info> {
  readonly seen: CartSurroundings;
  readonly state: CartState<Info>;
  readonly saved: SavedTexts;
  readonly sendAfter?: number | null;
  readonly effects: readonly CartEffect[];
}

type Change = (cart: StoredCart) => StoredCart;

const withState = <Info>(turn: Turn<Info>, changes: Partial<CartState<Info>>): Turn<Info> => ({
  ...turn,
  state: { ...turn.state, ...changes },
});

const withRecord = <Info>(turn: Turn<Info>, record: CartRecord): Turn<Info> =>
  withState(turn, { record, text: cartRecordText(record) });

const withEffect = <Info>(turn: Turn<Info>, effect: CartEffect): Turn<Info> => ({
  ...turn,
  effects: [...turn.effects, effect],
});

const plan = <Info>(turn: Turn<Info>, sendAfter: number | null): Turn<Info> => ({ ...turn, sendAfter });

/** Takes over what any tab last wrote, as the present customer may see it. */
function catchUp<Info>(state: CartState<Info>, seen: CartSurroundings): Turn<Info> {
  const before = state.record;
  const found = seen.record === state.text ? before : readCartRecord(seen.record, seen.newRevision);
  const record = recordFor(found, seen.customer, seen.newRevision);
  const turn: Turn<Info> = { seen, state, saved: readSavedTexts(seen.savedTexts), effects: [] };
  if (record === before) return turn;
  // Another tab may have parked the cart already; what stands there still is newer, and saved over it.
  const saved = [before, found].reduce((texts, left) => saveLeft(texts, left, seen), turn.saved);
  const text = record === found ? seen.record : cartRecordText(record);
  const { data } = record.stored;
  const isSameCustomer = record.stored.customer === before.stored.customer;
  const next = withState(
    { ...turn, saved },
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

/** What got no answer here was perhaps answered by another tab, or is no longer wanted; nothing is asked of an empty cart. */
const isStillFailing = (before: CartRecord, now: CartRecord): boolean =>
  now.pending !== null || (before.pending === null && !isCartEmpty(now.stored));

/** A session that ends, or becomes another company's, loses nothing that was typed; who logs out is done with it. */
function saveLeft(
  saved: SavedTexts,
  left: CartRecord,
  { customer, loggedOut }: CartSurroundings,
): SavedTexts {
  const owner = left.stored.customer;
  if (owner === null || owner === customer) return saved;
  return loggedOut ? {} : saveTexts(saved, owner, wantedOf(left));
}

function handle<Info>(turn: Turn<Info>, event: CartEvent<Info>): Turn<Info> {
  const { record } = turn.state;
  switch (event.type) {
    case 'open':
      return open(turn);
    case 'add': {
      const { productId, quantity } = event;
      const sum = (wantedOf(record).quantities[productId] ?? 0) + quantity;
      const announcing = withState(turn, { toAnnounce: productId });
      return changeLine(announcing, sum, (cart) => addToCart(cart, productId, quantity));
    }
    case 'addAll':
      return change(turn, (cart) => addAll(cart, event.quantities));
    case 'setQuantity': {
      const { productId, quantity, owner } = event;
      return changeLine(turn, quantity, (cart) => setQuantity(cart, productId, quantity), owner);
    }
    case 'setCouponCode':
      return changeIntent(turn, () => ({ couponCode: event.code }), event.owner);
    case 'setOrderReference':
      return changeIntent(turn, () => ({ orderReference: event.text }), event.owner);
    case 'empty':
      return changeIntent(turn, () => ({ quantities: {} }));
    case 'restore':
      return change(turn, (cart) => restoreTaken(cart, event.taken));
    case 'takeOut':
      return takeOut(turn, event.order);
    case 'send':
      return send(turn);
    case 'answered':
      return answered(turn, event);
    case 'failed':
      return failed(turn, event);
    case 'answerRead':
      return event.answer === record.stored.data ? withState(turn, { info: event.info }) : turn;
    case 'written':
      return withState(turn, { kept: event.kept });
    case 'sessionChanged': {
      const next = follow(turn);
      const units = sumQuantities(wantedOf(next.state.record).quantities);
      return units > 0 ? plan(next, 0) : next;
    }
    case 'storageChanged':
      return storageChanged(turn, event.elsewhere);
    case 'online':
      return sendUnanswered(turn);
  }
}

/** A cart that nobody priced says nothing of what it costs, either: everywhere it would show as € 0,00. */
const isUnanswered = ({ stored, pending }: CartRecord): boolean =>
  pending !== null || (stored.data === null && !isCartEmpty(stored));

const sendUnanswered = <Info>(turn: Turn<Info>): Turn<Info> =>
  isUnanswered(turn.state.record) ? plan(turn, 0) : turn;

function open<Info>(turn: Turn<Info>): Turn<Info> {
  // Written at once, so that every tab knows the cart by the same revision; but never over what another tab writes in
  // this very moment, when there is nothing to say.
  const next = withState(turn, { text: cartRecordText(turn.state.record) });
  return isUnanswered(next.state.record) ? plan(next, coalescing) : next;
}

/** Another tab wrote, or somebody else is looking. */
function follow<Info>(turn: Turn<Info>): Turn<Info> {
  return plan(turn, isUnanswered(turn.state.record) ? inheritance : null);
}

function storageChanged<Info>(turn: Turn<Info>, elsewhere: boolean): Turn<Info> {
  // Another place, with another cart: the order was not of that one.
  const takenOut = elsewhere ? null : turn.state.takenOut;
  const next = follow(withState(turn, { takenOut }));
  return takenOut !== null && turn.seen.now < takenOut.until ? takeOut(next, takenOut.order) : next;
}

/** Who comes back finds what was typed. */
function restoreTexts<Info>(turn: Turn<Info>): Turn<Info> {
  if (turn.seen.customer === null) return turn;
  const { texts, others } = takeTexts(turn.saved, turn.seen.customer);
  if (texts === null) return turn;
  return changeIntent({ ...turn, saved: others }, ({ couponCode, orderReference }) => ({
    couponCode: couponCode || texts.couponCode,
    orderReference: orderReference || texts.orderReference,
  }));
}

/**
 * Applies a change to what the buyer wants now.
 *
 * @param owner who made it: a field that was still being typed in when the session ended, or became another company's,
 * speaks for the former
 */
function change<Info>(turn: Turn<Info>, apply: Change, owner = turn.seen.customer): Turn<Info> {
  if (owner === null) return turn;
  if (owner !== turn.seen.customer) return changeParked(turn, apply, owner);
  const { record } = turn.state;
  const wanted = apply(withIntent(record.stored, wantedOf(record)));
  const revision = turn.seen.newRevision;
  const next = withState(turn, { failing: false, refusal: '' });
  if (!isCartEmpty(wanted)) {
    return plan(withRecord(next, { ...record, pending: intentOf(wanted), revision }), coalescing);
  }
  // A coupon that was typed while another tab emptied the cart goes with it.
  const stored = { ...emptyCart(wanted.customer), others: wanted.others };
  return plan(
    withRecord(withState(next, { info: null }), { ...record, stored, pending: null, revision }),
    null,
  );
}

function changeIntent<Info>(
  turn: Turn<Info>,
  changes: (wanted: CartIntent) => Partial<CartIntent>,
  owner?: string,
): Turn<Info> {
  return change(turn, (cart) => withIntent(cart, { ...intentOf(cart), ...changes(intentOf(cart)) }), owner);
}

/** Applies a change to a cart that is parked already. */
function changeParked<Info>(turn: Turn<Info>, apply: Change, owner: string): Turn<Info> {
  const { record } = turn.state;
  const { texts, others } = takeTexts(turn.saved, owner);
  const { [owner]: waiting = {}, ...parked } = record.stored.others;
  // A customer number such as 'constructor' must not find what every object inherits.
  const quantities = Object.hasOwn(record.stored.others, owner) ? waiting : {};
  const left = apply(
    withIntent(emptyCart(owner), { couponCode: '', orderReference: '', ...texts, quantities }),
  );
  const saved = turn.seen.loggedOut ? others : saveTexts(others, owner, intentOf(left));
  const stored = {
    ...record.stored,
    others: isCartEmpty(left) ? parked : { ...parked, [owner]: left.quantities },
  };
  return withRecord({ ...turn, saved }, { ...record, stored });
}

/** Applies a change of a line, or says why it cannot hold so many. */
function changeLine<Info>(turn: Turn<Info>, quantity: number, apply: Change, owner?: string): Turn<Info> {
  const checked = lineQuantity(quantity);
  return checked.ok ? change(turn, apply, owner) : refuse(turn, checked.message);
}

function addAll(cart: StoredCart, quantities: CartQuantities): StoredCart {
  return Object.entries(quantities).reduce((whole, [id, quantity]) => {
    const sum = Math.min((whole.quantities[id] ?? 0) + quantity, largestLineQuantity);
    return setQuantity(whole, Number(id), Math.max(sum, 0));
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

function refuse<Info>(turn: Turn<Info>, message: string): Turn<Info> {
  return withEffect(withState(turn, { refusal: message, toAnnounce: null }), {
    type: 'tellRefusal',
    message,
  });
}

/** An order leaves the cart once, whichever tab hears of it first, and however late. */
function takeOut<Info>(turn: Turn<Info>, order: OrderedCart): Turn<Info> {
  const { record } = turn.state;
  if (record.ordered.includes(order.id)) return turn;
  // The cart that the order was made of goes whole, whatever the back end says was in it.
  const goods = order.revision === record.revision ? wantedOf(record) : order.intent;
  const ordered = [...record.ordered, order.id].slice(-rememberedOrders);
  // Out of what the server accepted too: no refusal brings back what was ordered.
  const accepted =
    record.stored.customer === order.owner
      ? { stored: withoutOrdered(record.stored, goods), pending: wantedOf(record) }
      : {};
  const takenOut = { order, until: turn.seen.now + overwriting };
  const noted = withRecord(withState(turn, { takenOut }), { ...record, ...accepted, ordered });
  return change(noted, (cart) => withoutOrdered(cart, goods), order.owner);
}

/** Asks the server what is wanted now. Whoever asks while a call is under way waits for its answer. */
function send<Info>(turn: Turn<Info>): Turn<Info> {
  const { record, call } = turn.state;
  const owner = turn.seen.customer;
  const intent = wantedOf(record);
  const planned = plan(turn, null);
  if (call !== null || owner === null || Object.keys(intent.quantities).length === 0) return planned;
  const asked = withState(planned, { call: { owner, intent, lastOrdered: record.ordered.at(-1) } });
  return withEffect(asked, { type: 'price', intent });
}

/** Takes an answer, unless the cart has meanwhile become somebody else's, another tab settled it, or an order left it. */
function answered<Info>(
  turn: Turn<Info>,
  { answer, subtotal, info }: Extract<CartAct<Info>, { type: 'answered' }>,
): Turn<Info> {
  const { record, call, toAnnounce, lastAdded } = turn.state;
  if (call === null) return turn;
  const next = withState(turn, { call: null, failures: 0 });
  if (record.ordered.at(-1) !== call.lastOrdered) return plan(next, 0);
  // Whoever logged in meanwhile has a cart of another price.
  if (turn.seen.customer !== call.owner) return turn.seen.customer === null ? next : plan(next, 0);
  const heard = withState(next, { failing: false });
  const latest = isSameIntent(wantedOf(record), call.intent);
  if (record.pending === null && !latest) return sendUnanswered(heard);
  const stored = recalculated(withIntent(record.stored, call.intent), answer, { subtotal });
  const pending = latest ? null : record.pending;
  const settled = withState(withRecord(heard, { ...record, stored, pending }), { info });
  if (pending !== null || toAnnounce === null) return sendUnanswered(settled);
  const sequence = (lastAdded?.sequence ?? 0) + 1;
  return withState(settled, {
    toAnnounce: null,
    lastAdded: { productId: toAnnounce, sequence, revision: record.revision },
  });
}

function failed<Info>(
  turn: Turn<Info>,
  { reason, message }: Extract<CartAct<Info>, { type: 'failed' }>,
): Turn<Info> {
  const { record, call, failures } = turn.state;
  if (call === null) return turn;
  const again = reason === 'no-answer';
  const ended = withState(turn, { call: null, failures: again ? failures + 1 : 0 });
  const next = again ? plan(ended, retries[Math.min(failures, 2)] ?? 0) : ended;
  if (turn.seen.customer !== call.owner) {
    return again || turn.seen.customer === null ? next : plan(next, 0);
  }
  if (!isSameIntent(wantedOf(record), call.intent)) {
    // What failed is no longer what is wanted.
    return again ? next : sendUnanswered(next);
  }
  if (reason === 'unauthorised') return next;
  if (again || record.pending === null) return withState(next, { failing: true });
  const back = withRecord(withState(next, { failing: false }), {
    ...record,
    pending: null,
    revision: turn.seen.newRevision,
  });
  return refuse(sendUnanswered(back), message || refusedText);
}
