// Over 300 lines: one state machine. First its states, events and effects; then the transitions of placing and of paying.
import type { CartIntent } from '../cart/cartRecord.ts';
import { type Cents, cents } from '../money/cents.ts';
import type { OrderRecord, PaymentSession, PlacedOrder, SentOrder } from './orderRecord.ts';

/** A draft with the buyer's choices at the moment of the press. */
export interface ChosenOrder extends SentOrder {
  readonly number: string;
  /** The cart contents that the order was made of; removed from the cart with it. */
  readonly goods: CartIntent;
  /** The return to a procurement system; null without one. With cXML that system sends the order. */
  readonly punchOut: 'oci' | 'cxml' | null;
}

export interface AskedOrder extends ChosenOrder {
  /** Whether a return was made. */
  readonly hasReturn: boolean;
  /** Number of queries so far. The result of an earlier query counts only if the order is placed. */
  readonly questions: number;
}

export interface PaymentStanding {
  readonly orderId: number;
  readonly orderNumber: string;
  /** `placed` also when another payment paid the order; `expired` when the payment no longer exists. */
  readonly state: 'open' | 'pending' | 'placed' | 'refused' | 'expired';
  readonly amount: Cents;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  /** The revision of the cart that the order was made of; null when unknown. */
  readonly cartVersion: string | null;
  /** The refund of a charged but refused payment; 0 for none. */
  readonly refunded: Cents;
  /** Paid units that are delivered later. */
  readonly backorders: readonly { readonly description: string; readonly quantity: number }[];
}

export type OrderPlacement =
  /** Not sent. `failure`: why the payment could not be opened; '' without a reason, null without a failure. */
  | { readonly kind: 'draft'; readonly failure: string | null }
  /** The return to the procurement system is being made; the order is placed after it. */
  | { readonly kind: 'returning'; readonly order: AskedOrder }
  | { readonly kind: 'sent'; readonly order: AskedOrder }
  /** Sent, with a lost or failed (`failed`) response: the server is queried for the outcome. */
  | { readonly kind: 'asked'; readonly order: AskedOrder; readonly failed: boolean }
  /** Unknown outcome: queried repeatedly, after `waitMs`; the button can be pressed again. */
  | { readonly kind: 'unanswered'; readonly order: AskedOrder; readonly waitMs: number }
  /** `recalled`: found placed later, as after a reload; the cart has yet to report whether it still held the order. */
  | { readonly kind: 'placed'; readonly id: number; readonly recalled: boolean }
  | { readonly kind: 'opening'; readonly order: SentOrder }
  | Paying
  /** Back from the provider; the server has no result of the bank yet. */
  | {
      readonly kind: 'confirming';
      readonly customerNumber: string;
      readonly sessionId: string;
      readonly asksLeft: number;
      /** The order that this tab placed before; null without one. */
      readonly placed: PlacedOrder | null;
    }
  | { readonly kind: 'pending'; readonly standing: PaymentStanding }
  /** The thank-you page. `standing`: of a completed payment. */
  | {
      readonly kind: 'thanked';
      readonly placed: PlacedOrder | null;
      readonly standing: PaymentStanding | null;
    }
  /** A payment may have failed: the server is queried before a failure is shown. */
  | {
      readonly kind: 'outcomeUnknown';
      readonly reason: string;
      readonly cancelled: boolean;
      readonly submitted: boolean;
      readonly sessionId: string;
      readonly asksLeft: number;
    }
  /**
   * `cancelled`: by the buyer at the bank. `submitted`: the bank may charge it although its session has expired.
   * `unsure`: the payment may still succeed. `refunded`: what the bank charged and is paid back. `sessionId`: while it is
   * queried.
   */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly cancelled: boolean;
      readonly submitted: boolean;
      readonly unsure: boolean;
      readonly refunded: Cents;
      readonly sessionId: string | null;
      readonly asksLeft: number;
    }
  /** Leaving for the next page. `standing`: of the payment shown until then. */
  | {
      readonly kind: 'leaving';
      readonly to: 'thanks' | 'failed';
      readonly standing: PaymentStanding | null;
    };

export interface Paying {
  readonly kind: 'paying';
  /**
   * - `checking`: the server is queried for the session
   * - `foreign`: no session, another customer's, or one that contradicts the server
   * - `unreachable`: the server does not respond
   * - `form`: the provider's form shows
   * - `returned`: the bank's result is passed to the provider
   * - `ended`: the provider returned its result, which is reported to the server
   */
  readonly step: 'checking' | 'foreign' | 'unreachable' | 'form' | 'returned' | 'ended';
  readonly payment: PaymentSession | null;
  readonly standing: PaymentStanding | null;
  /** The provider's result code; '' without one. */
  readonly resultCode: string;
}

export type PlaceAnswer =
  /** `deliveryDate` in seconds; null when the response has none. */
  | { readonly kind: 'placed'; readonly deliveryDate: number | null }
  /** Refused by the server, finally; `reason` is '' without one. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server reported an error: unless the order is placed by now, it was not placed. */
  | { readonly kind: 'failed' }
  /** No response: the request may still have arrived. */
  | { readonly kind: 'lost' };

/** The result of querying an order; `gone` when it does not exist, `silent` without a response. */
export type FoundOrder =
  | { readonly kind: 'placed'; readonly deliveryDate: number | null }
  | { readonly kind: 'draft' | 'gone' | 'silent' };

export type RecalledOrder =
  | {
      readonly kind: 'placed';
      readonly number: string;
      readonly deliveryDate: number | null;
      readonly goods: CartIntent;
    }
  | { readonly kind: 'draft' | 'gone' | 'silent' };

export type PlacementEvent =
  | { readonly type: 'place'; readonly order: ChosenOrder }
  /** `possible` is null without a response. */
  | { readonly type: 'returnMade'; readonly id: number; readonly possible: boolean | null }
  | { readonly type: 'answered'; readonly id: number; readonly answer: PlaceAnswer }
  | {
      readonly type: 'found';
      readonly id: number;
      readonly question: number;
      readonly found: FoundOrder;
    }
  /** The connection is back; requests may work only a moment later. */
  | { readonly type: 'reconnected' }
  /** A page that opened queried the order of the record. */
  | { readonly type: 'recalled'; readonly sent: SentOrder; readonly found: RecalledOrder }
  /** The cart processed the order. `isNews`: it still held it. */
  | { readonly type: 'takenOut'; readonly order: CartOrder; readonly isNews: boolean }
  /** The return opened in another window, or the buyer came back from it. */
  | { readonly type: 'stayed' }
  | { readonly type: 'pay'; readonly order: SentOrder }
  /** The draft was fetched again with a session: the same order, or its replacement. */
  | {
      readonly type: 'paymentOpened';
      readonly id: number;
      readonly href: string;
      readonly payment: PaymentSession;
    }
  | { readonly type: 'paymentNotOpened'; readonly reason: string }
  | { readonly type: 'paymentPageOpened'; readonly payment: PaymentSession | null }
  /**
   * `standing` is null for an unknown session, another customer's, or when payments cannot be queried. `trusted`: the
   * session is of the server's or the tab's own order.
   */
  | {
      readonly type: 'paymentFound';
      readonly standing: PaymentStanding | null | 'silent';
      readonly trusted: boolean;
    }
  /** `way`: the provider's code of the payment method. */
  | { readonly type: 'paymentSubmitted'; readonly way: string }
  | { readonly type: 'sessionNotOpened' }
  /** The provider's result in the browser; '' where it has none. */
  | { readonly type: 'paymentEnded'; readonly resultCode: string; readonly sessionResult: string }
  | {
      readonly type: 'thanksOpened';
      readonly customerNumber: string;
      readonly record: Pick<OrderRecord, 'placed' | 'payment'>;
    }
  | { readonly type: 'failureOpened'; readonly reason: string; readonly payment: PaymentSession | null };

export interface CartOrder {
  readonly id: number;
  readonly customerNumber: string;
  /** The revision of the ordered cart; '' when unknown. */
  readonly revision: string;
  /** Null when only the server has them: they are fetched if the cart has changed since. */
  readonly goods: CartIntent | null;
}

export type PlacementEffect =
  | { readonly do: 'keep'; readonly record: Partial<OrderRecord> }
  /** Clears the sent order, unless another tab has stored another one since. */
  | { readonly do: 'forgetSent'; readonly id: number; readonly customerNumber: string }
  | { readonly do: 'forgetDay' }
  | { readonly do: 'makeReturn'; readonly order: ChosenOrder }
  | { readonly do: 'place'; readonly id: number }
  | { readonly do: 'ask'; readonly id: number; readonly question: number; readonly afterMs: number }
  | { readonly do: 'takeOut'; readonly order: CartOrder }
  | { readonly do: 'openPayment'; readonly order: SentOrder }
  | { readonly do: 'askPayment'; readonly sessionId: string; readonly afterMs: number }
  | { readonly do: 'reportPayment'; readonly sessionId: string; readonly sessionResult: string }
  /** Reports to the server that nothing was paid with the session, then queries it. */
  | { readonly do: 'giveUpSession'; readonly sessionId: string }
  | { readonly do: 'showForm'; readonly payment: PaymentSession }
  | { readonly do: 'handOnResult'; readonly payment: PaymentSession }
  | { readonly do: 'goToProvider'; readonly href: string }
  /** Returns to the procurement system and clears its address; shows the thank-you page if this page stays open. */
  | { readonly do: 'goBack' }
  | { readonly do: 'goToThanks' }
  | { readonly do: 'goToFailed'; readonly reason: string }
  | { readonly do: 'refreshHistory' };

export interface PlacementStep {
  readonly state: OrderPlacement;
  readonly effects: readonly PlacementEffect[];
}

export const initialPlacement: OrderPlacement = { kind: 'draft', failure: null };

/**
 * The state machine of an order, from the draft to the thank-you page. A failure is shown only when the server or the
 * provider reported one; the order leaves the cart only when the server reports it placed, once per tab. Unexpected
 * events change nothing.
 */
export function orderPlacement(state: OrderPlacement, event: PlacementEvent): PlacementStep {
  switch (event.type) {
    case 'place':
      return place(state, event.order);
    case 'returnMade':
      return returnMade(state, event);
    case 'answered':
      return answered(state, event);
    case 'found':
      return found(state, event);
    case 'recalled':
      return recalled(state, event);
    case 'takenOut':
      return takenOut(state, event);
    case 'reconnected':
      return transition(state.kind === 'unanswered' ? { ...state, waitMs: 0 } : state);
    case 'stayed':
      return state.kind === 'placed' ? transition(state, { do: 'goToThanks' }) : transition(state);
    case 'pay':
      return pay(state, event.order);
    case 'paymentOpened':
      return paymentOpened(state, event);
    case 'paymentNotOpened':
      return transition(state.kind === 'opening' ? { kind: 'draft', failure: event.reason } : state);
    case 'paymentPageOpened':
      return paymentPageOpened(state, event.payment);
    case 'paymentFound':
      return paymentFound(state, event);
    case 'paymentSubmitted':
      return paymentSubmitted(state, event.way);
    case 'sessionNotOpened':
      return sessionNotOpened(state);
    case 'paymentEnded':
      return paymentEnded(state, event);
    case 'thanksOpened':
      return thanksOpened(state, event);
    case 'failureOpened':
      return failureOpened(state, event);
  }
}

type EventOf<Type extends PlacementEvent['type']> = Extract<PlacementEvent, { readonly type: Type }>;

// Placing: on account, by direct debit, or for a procurement system.

/** Milliseconds before an unanswered order is queried again: initially, and at most. */
const firstWaitMs = 2000;
const maxWaitMs = 30_000;
const transition = (state: OrderPlacement, ...effects: readonly PlacementEffect[]): PlacementStep => ({
  state,
  effects,
});

/** A second press during a call is ignored. */
function place(state: OrderPlacement, chosen: ChosenOrder): PlacementStep {
  if (state.kind !== 'draft' && state.kind !== 'unanswered') return transition(state);
  const questions = state.kind === 'unanswered' ? state.order.questions : 0;
  const order: AskedOrder = { ...chosen, hasReturn: false, questions };
  if (order.punchOut !== null)
    return transition({ kind: 'returning', order }, { do: 'makeReturn', order: chosen });
  return transition({ kind: 'sent', order }, keepSent(order), { do: 'place', id: order.id });
}

const keepSent = ({ id, customerNumber, deliveryDate, revision }: SentOrder): PlacementEffect => ({
  do: 'keep',
  record: { sent: { id, customerNumber, deliveryDate, revision } },
});

function returnMade(state: OrderPlacement, { id, possible }: EventOf<'returnMade'>): PlacementStep {
  if (state.kind !== 'returning' || state.order.id !== id) return transition(state);
  if (possible === null) return unanswered(state.order, firstWaitMs);
  const order = { ...state.order, hasReturn: possible };
  if (order.punchOut === 'oci') return transition({ kind: 'sent', order }, { do: 'place', id });
  return possible ? orderPlaced(order, null) : refused('');
}

function answered(state: OrderPlacement, { id, answer }: EventOf<'answered'>): PlacementStep {
  if (state.kind !== 'sent' || state.order.id !== id) return transition(state);
  switch (answer.kind) {
    case 'placed':
      return orderPlaced(state.order, answer.deliveryDate);
    case 'refused':
      return refused(answer.reason);
    default: {
      const order = { ...state.order, questions: state.order.questions + 1 };
      const ask = { do: 'ask', id, question: order.questions, afterMs: 0 } as const;
      return transition({ kind: 'asked', order, failed: answer.kind === 'failed' }, ask);
    }
  }
}

function found(state: OrderPlacement, { id, question, found }: EventOf<'found'>): PlacementStep {
  if (!('order' in state) || !('questions' in state.order) || state.order.id !== id) return transition(state);
  const { order } = state;
  // A placed order is final, whichever query reports it.
  if (found.kind === 'placed') {
    const isLate = state.kind === 'unanswered' && !order.hasReturn;
    return isLate ? placedLater(order, found.deliveryDate) : orderPlaced(order, found.deliveryDate);
  }
  if (question !== order.questions) return transition(state);
  if (state.kind !== 'asked' && state.kind !== 'unanswered') return transition(state);
  if (found.kind === 'gone') return refused('');
  if (state.kind === 'unanswered') {
    return unanswered(order, Math.min(Math.max(firstWaitMs, state.waitMs * 2), maxWaitMs));
  }
  return state.failed && found.kind === 'draft' ? refused('') : unanswered(order, firstWaitMs);
}

/** Neither a draft nor a lost response proves the outcome. */
function unanswered(asked: AskedOrder, waitMs: number): PlacementStep {
  const order = { ...asked, questions: asked.questions + 1 };
  const ask = { do: 'ask', id: order.id, question: order.questions, afterMs: waitMs } as const;
  return transition({ kind: 'unanswered', order, waitMs }, ask);
}

/** `sent` stays in the record: after a reported failure the order may still turn out to be placed. */
const refused = (reason: string): PlacementStep =>
  transition(
    { kind: 'leaving', to: 'failed', standing: null },
    { do: 'keep', record: { placed: null } },
    { do: 'goToFailed', reason },
  );

function orderPlaced(order: AskedOrder, deliveryDate: number | null): PlacementStep {
  return transition(
    { kind: 'placed', id: order.id, recalled: false },
    ...placedEffects(order, order.number, deliveryDate, order.goods),
    { do: 'refreshHistory' },
    { do: order.hasReturn ? 'goBack' : 'goToThanks' },
  );
}

/** The screen was usable in the meantime: the cart decides whether it goes to the thank-you page, as in `recalled`. */
const placedLater = (order: AskedOrder, deliveryDate: number | null): PlacementStep =>
  transition(
    { kind: 'placed', id: order.id, recalled: true },
    ...placedEffects(order, order.number, deliveryDate, order.goods),
    { do: 'refreshHistory' },
  );

/** Stores the placed order and removes it from the cart. `sent` stays until the cart has processed it. */
function placedEffects(
  { id, customerNumber, revision, deliveryDate: chosenDate }: SentOrder,
  number: string,
  answered: number | null,
  goods: CartIntent,
): readonly PlacementEffect[] {
  const deliveryDate = answered ?? chosenDate;
  const moved = deliveryDate === chosenDate ? {} : { chosenDate };
  return [
    { do: 'keep', record: { placed: { id, number, customerNumber, deliveryDate, ...moved } } },
    { do: 'takeOut', order: { id, customerNumber, revision, goods } },
    { do: 'forgetDay' },
  ];
}

/** Another tab may have found it before: the cart decides whether this page goes to the thank-you page. */
function recalled(state: OrderPlacement, { sent, found }: EventOf<'recalled'>): PlacementStep {
  const { id, customerNumber } = sent;
  if (state.kind === 'placed' && state.id === id) return transition(state);
  if (found.kind === 'gone') return transition(state, { do: 'forgetSent', id, customerNumber });
  if (found.kind !== 'placed') return transition(state);
  const isOurs = 'order' in state && state.order.id === id;
  const next: OrderPlacement =
    isOurs || state.kind === 'draft' ? { kind: 'placed', id, recalled: true } : state;
  return transition(next, ...placedEffects(sent, found.number, found.deliveryDate, found.goods));
}

function takenOut(state: OrderPlacement, { order, isNews }: EventOf<'takenOut'>): PlacementStep {
  const { id, customerNumber } = order;
  const forget = { do: 'forgetSent', id, customerNumber } as const;
  if (state.kind !== 'placed' || !state.recalled || state.id !== id) return transition(state, forget);
  return isNews
    ? transition({ ...state, recalled: false }, forget, { do: 'goToThanks' })
    : transition({ kind: 'draft', failure: null }, forget);
}

// Paying: the provider's form, the return from the bank, the thank-you page and uncertain failures.

/** Milliseconds between two queries of a payment, and the number of queries. */
const paymentWaitMs = 2000;
const thanksQueries = 10;
const failureQueries = 5;

type Confirming = Extract<OrderPlacement, { readonly kind: 'confirming' }>;
type Refused = Extract<OrderPlacement, { readonly kind: 'refused' }>;
/** The server's answer about a session: null for an unknown one or another customer's. */
type PaymentAnswer = PaymentStanding | null | 'silent';
type Paid = PaymentStanding & { readonly state: 'placed' | 'pending' };

function pay(state: OrderPlacement, order: SentOrder): PlacementStep {
  if (state.kind !== 'draft' && state.kind !== 'unanswered') return transition(state);
  return transition({ kind: 'opening', order }, { do: 'openPayment', order });
}

/** Stored before leaving: the buyer may pay at the bank and then close the browser. */
function paymentOpened(
  state: OrderPlacement,
  { id, href, payment }: EventOf<'paymentOpened'>,
): PlacementStep {
  if (state.kind !== 'opening') return transition(state);
  return transition(
    state,
    keepSent({ ...state.order, id }),
    { do: 'keep', record: { payment } },
    { do: 'goToProvider', href },
  );
}

function paymentPageOpened(state: OrderPlacement, payment: PaymentSession | null): PlacementStep {
  if (state.kind !== 'draft' && !(state.kind === 'paying' && state.step === 'unreachable'))
    return transition(state);
  const paying = { kind: 'paying', payment, standing: null, resultCode: '' } as const;
  if (payment === null) return transition({ ...paying, step: 'foreign' });
  return transition({ ...paying, step: 'checking' }, askPayment(payment.sessionId));
}

const askPayment = (sessionId: string, afterMs = 0): PlacementEffect => ({
  do: 'askPayment',
  sessionId,
  afterMs,
});

function paymentFound(state: OrderPlacement, { standing, trusted }: EventOf<'paymentFound'>): PlacementStep {
  switch (state.kind) {
    case 'paying':
      return state.step === 'ended' ? leaveForResult(state, standing) : checked(state, standing, trusted);
    case 'confirming':
      return confirmed(state, standing);
    case 'outcomeUnknown':
    case 'refused':
      return failureQueried(state, standing);
    default:
      return transition(state);
  }
}

/** After a return or a reload the order may already be placed: then nothing is opened. */
function checked(state: Paying, standing: PaymentAnswer, trusted: boolean): PlacementStep {
  const { payment, step } = state;
  if (step !== 'checking' || payment === null) return transition(state);
  if (standing === 'silent') return transition({ ...state, step: 'unreachable' });
  // If the server stored a refusal before the browser returned, only the provider has the reason.
  const isFinal = standing?.state !== 'refused' || payment.redirectResult === '' || !trusted;
  if (standing !== null && standing.state !== 'open' && isFinal) return leaveForResult(state, standing);
  if (!trusted) return transition({ ...state, step: 'foreign' });
  if (payment.redirectResult === '') {
    return transition({ ...state, step: 'form', standing }, { do: 'showForm', payment });
  }
  // Used once: after a reload the server's status counts.
  const used = { ...payment, redirectResult: '', submitted: true };
  return transition(
    { ...state, step: 'returned', payment: used, standing },
    { do: 'keep', record: { payment: used } },
    { do: 'handOnResult', payment },
  );
}

function paymentSubmitted(state: OrderPlacement, way: string): PlacementStep {
  if (state.kind !== 'paying' || state.payment === null) return transition(state);
  const payment = { ...state.payment, submitted: true, way, cancelled: false };
  return transition({ ...state, payment }, { do: 'keep', record: { payment } });
}

/** Cancels a session without a submitted payment, so that a new one cannot charge twice. */
function sessionNotOpened(state: OrderPlacement): PlacementStep {
  const isOpening = state.kind === 'paying' && (state.step === 'form' || state.step === 'returned');
  if (!isOpening || state.payment === null) return transition(state);
  const { sessionId, submitted } = state.payment;
  return transition(
    { ...state, step: 'ended', resultCode: '' },
    submitted ? askPayment(sessionId) : { do: 'giveUpSession', sessionId },
  );
}

/** Handled once: the provider reports an error first as an error, then as a failed payment. */
function paymentEnded(
  state: OrderPlacement,
  { resultCode, sessionResult }: EventOf<'paymentEnded'>,
): PlacementStep {
  const isPaying = state.kind === 'paying' && (state.step === 'form' || state.step === 'returned');
  if (!isPaying || state.payment === null) return transition(state);
  const { sessionId } = state.payment;
  return transition(
    { ...state, step: 'ended', resultCode },
    sessionResult === '' ? askPayment(sessionId) : { do: 'reportPayment', sessionId, sessionResult },
  );
}

/** Provider results that lead to the thank-you page: a bank may decide later. */
const goodResults = ['Authorised', 'Pending', 'Received'];

const isPaid = (standing: PaymentAnswer): standing is Paid =>
  standing !== null && standing !== 'silent' && (standing.state === 'placed' || standing.state === 'pending');

/** Follows the provider's result, unless the server reports the order paid. */
function leaveForResult({ resultCode, standing, payment }: Paying, answer: PaymentAnswer): PlacementStep {
  if (goodResults.includes(resultCode) || isPaid(answer)) {
    return transition({ kind: 'leaving', to: 'thanks', standing }, { do: 'goToThanks' });
  }
  const leaving = { kind: 'leaving', to: 'failed', standing } as const;
  const goToFailed = { do: 'goToFailed', reason: '' } as const;
  if (resultCode !== 'Cancelled' || payment === null) return transition(leaving, goToFailed);
  return transition(
    leaving,
    { do: 'keep', record: { payment: { ...payment, cancelled: true } } },
    goToFailed,
  );
}

function thanksOpened(
  state: OrderPlacement,
  { customerNumber, record: { placed, payment } }: EventOf<'thanksOpened'>,
): PlacementStep {
  if (state.kind !== 'draft') return transition(state);
  if (payment === null) return transition({ kind: 'thanked', placed, standing: null });
  const { sessionId } = payment;
  return transition(
    { kind: 'confirming', customerNumber, sessionId, asksLeft: thanksQueries - 1, placed },
    askPayment(sessionId),
  );
}

function confirmed(state: Confirming, standing: PaymentAnswer): PlacementStep {
  const { customerNumber, sessionId } = state;
  // Another customer's session is not a payment of this one.
  if (standing === null) return transition({ kind: 'thanked', placed: state.placed, standing: null });
  if (standing === 'silent' || standing.state === 'open') return askAgain(state, sessionId);
  if (!isPaid(standing)) return transition({ ...state, asksLeft: 0 });
  const { orderId: id, orderNumber: number, deliveryDate, cartVersion } = standing;
  const order = { id, customerNumber, revision: cartVersion ?? '', goods: null };
  if (standing.state === 'pending') {
    return transition({ kind: 'pending', standing }, { do: 'takeOut', order });
  }
  const placed = { id, number, customerNumber, deliveryDate };
  return transition(
    { kind: 'thanked', placed, standing },
    // Cleared so that a later failure page does not find this payment.
    { do: 'keep', record: { placed, payment: null } },
    { do: 'takeOut', order },
    { do: 'forgetDay' },
  );
}

function askAgain(state: Confirming | Refused, sessionId: string): PlacementStep {
  if (state.asksLeft === 0) return transition(state);
  return transition({ ...state, asksLeft: state.asksLeft - 1 }, askPayment(sessionId, paymentWaitMs));
}

function failureOpened(state: OrderPlacement, { reason, payment }: EventOf<'failureOpened'>): PlacementStep {
  if (state.kind !== 'draft') return transition(state);
  if (payment === null) {
    return transition({
      kind: 'refused',
      reason,
      cancelled: false,
      submitted: false,
      unsure: false,
      refunded: cents(0),
      sessionId: null,
      asksLeft: 0,
    });
  }
  const { sessionId, submitted, cancelled = false } = payment;
  return transition(
    { kind: 'outcomeUnknown', reason, cancelled, submitted, sessionId, asksLeft: failureQueries - 1 },
    askPayment(sessionId),
  );
}

function failureQueried(
  state: Extract<OrderPlacement, { readonly kind: 'outcomeUnknown' }> | Refused,
  standing: PaymentAnswer,
): PlacementStep {
  const { reason, cancelled, submitted, sessionId, asksLeft } = state;
  if (sessionId === null) return transition(state);
  if (isPaid(standing))
    return transition({ kind: 'leaving', to: 'thanks', standing: null }, { do: 'goToThanks' });
  const unsure =
    standing !== null &&
    (standing === 'silent' ||
      standing.state === 'open' ||
      (standing.state === 'expired' && submitted && !cancelled));
  const refunded = standing !== null && standing !== 'silent' ? standing.refunded : cents(0);
  const next: Refused = {
    kind: 'refused',
    reason,
    cancelled,
    submitted,
    unsure,
    refunded,
    sessionId,
    asksLeft,
  };
  return unsure ? askAgain(next, sessionId) : transition({ ...next, sessionId: null, asksLeft: 0 });
}
