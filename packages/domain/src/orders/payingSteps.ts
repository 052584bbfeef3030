// The steps of an order that is paid at the provider: its form, the return from the bank, the thanks, and failures that may be
// none.
import type {
  EventOf,
  OrderPlacement,
  Paying,
  PaymentStanding,
  PlacementEffect,
  PlacementStep,
} from './orderPlacement.ts';
import type { PaymentSession, SentOrder } from './orderRecord.ts';
import { go, keepSent } from './placingSteps.ts';

/** Milliseconds between two questions after a payment, and how many there are. */
const paymentWaitMs = 2000;
const asksByThanks = 10;
const asksByFailure = 5;

type Confirming = Extract<OrderPlacement, { readonly kind: 'confirming' }>;
type Refused = Extract<OrderPlacement, { readonly kind: 'refused' }>;
/** What the server said of a session: null for one of nobody, or of somebody else. */
type Said = PaymentStanding | null | 'silent';
type Paid = PaymentStanding & { readonly state: 'placed' | 'pending' };

export function pay(state: OrderPlacement, order: SentOrder): PlacementStep {
  if (state.kind !== 'draft' && state.kind !== 'unanswered') return go(state);
  return go({ kind: 'opening', order }, { do: 'openPayment', order });
}

/** Whoever closes the browser at the bank may have paid. */
export function paymentOpened(
  state: OrderPlacement,
  { id, href, payment }: EventOf<'paymentOpened'>,
): PlacementStep {
  if (state.kind !== 'opening') return go(state);
  return go(
    state,
    keepSent({ ...state.order, id }),
    { do: 'keep', record: { payment } },
    { do: 'goToProvider', href },
  );
}

export function paymentPageOpened(state: OrderPlacement, payment: PaymentSession | null): PlacementStep {
  if (state.kind !== 'draft' && !(state.kind === 'paying' && state.step === 'unreachable')) return go(state);
  const paying = { kind: 'paying', payment, standing: null, resultCode: '' } as const;
  if (payment === null) return go({ ...paying, step: 'foreign' });
  return go({ ...paying, step: 'checking' }, askPayment(payment.sessionId));
}

const askPayment = (sessionId: string, afterMs = 0): PlacementEffect => ({
  do: 'askPayment',
  sessionId,
  afterMs,
});

export function paymentFound(
  state: OrderPlacement,
  { standing, trusted }: EventOf<'paymentFound'>,
): PlacementStep {
  switch (state.kind) {
    case 'paying':
      return state.step === 'ended' ? leaveBy(state, standing) : checked(state, standing, trusted);
    case 'confirming':
      return confirmed(state, standing);
    case 'doubted':
    case 'refused':
      return doubted(state, standing);
    default:
      return go(state);
  }
}

/** Whoever comes back, or loads the page again, may find the order placed: nothing is opened then. */
function checked(state: Paying, standing: Said, trusted: boolean): PlacementStep {
  const { payment, step } = state;
  if (step !== 'checking' || payment === null) return go(state);
  if (standing === 'silent') return go({ ...state, step: 'unreachable' });
  // A refusal that the server has heard of before the browser is back: only the provider tells why.
  const isTold = standing?.state !== 'refused' || payment.redirectResult === '' || !trusted;
  if (standing !== null && standing.state !== 'open' && isTold) return leaveBy(state, standing);
  if (!trusted) return go({ ...state, step: 'foreign' });
  if (payment.redirectResult === '') {
    return go({ ...state, step: 'form', standing }, { do: 'showForm', payment });
  }
  // Used once: a reload finds the server's word instead.
  const used = { ...payment, redirectResult: '', submitted: true };
  return go(
    { ...state, step: 'returned', payment: used, standing },
    { do: 'keep', record: { payment: used } },
    { do: 'handOnResult', payment },
  );
}

export function paymentSubmitted(state: OrderPlacement, way: string): PlacementStep {
  if (state.kind !== 'paying' || state.payment === null) return go(state);
  const payment = { ...state.payment, submitted: true, way, cancelled: false };
  return go({ ...state, payment }, { do: 'keep', record: { payment } });
}

/** A session with which nothing was sent is given up: a new one cannot charge twice. */
export function sessionNotOpened(state: OrderPlacement): PlacementStep {
  const isOpening = state.kind === 'paying' && (state.step === 'form' || state.step === 'returned');
  if (!isOpening || state.payment === null) return go(state);
  const { sessionId, submitted } = state.payment;
  return go(
    { ...state, step: 'ended', resultCode: '' },
    submitted ? askPayment(sessionId) : { do: 'giveUpSession', sessionId },
  );
}

/** Told once: an error is told twice, first as an error and then as a payment that failed. */
export function paymentEnded(
  state: OrderPlacement,
  { resultCode, sessionResult }: EventOf<'paymentEnded'>,
): PlacementStep {
  const isPaying = state.kind === 'paying' && (state.step === 'form' || state.step === 'returned');
  if (!isPaying || state.payment === null) return go(state);
  const { sessionId } = state.payment;
  return go(
    { ...state, step: 'ended', resultCode },
    sessionResult === '' ? askPayment(sessionId) : { do: 'reportPayment', sessionId, sessionResult },
  );
}

/** Results of the provider after which the buyer is thanked: a bank may decide later. */
const goodResults = ['Authorised', 'Pending', 'Received'];

const isPaid = (standing: Said): standing is Paid =>
  standing !== null && standing !== 'silent' && (standing.state === 'placed' || standing.state === 'pending');

/** The screen follows the provider's result; a server that knows better is believed. The next page learns of a cancellation. */
function leaveBy({ resultCode, standing, payment }: Paying, said: Said): PlacementStep {
  if (goodResults.includes(resultCode) || isPaid(said)) {
    return go({ kind: 'leaving', to: 'thanks', standing }, { do: 'goToThanks' });
  }
  const leaving = { kind: 'leaving', to: 'failed', standing } as const;
  const goToFailed = { do: 'goToFailed', reason: '' } as const;
  if (resultCode !== 'Cancelled' || payment === null) return go(leaving, goToFailed);
  return go(leaving, { do: 'keep', record: { payment: { ...payment, cancelled: true } } }, goToFailed);
}

export function thanksOpened(
  state: OrderPlacement,
  { customerNumber, record: { placed, payment } }: EventOf<'thanksOpened'>,
): PlacementStep {
  if (state.kind !== 'draft') return go(state);
  if (payment === null) return go({ kind: 'thanked', placed, standing: null });
  const { sessionId } = payment;
  return go(
    { kind: 'confirming', customerNumber, sessionId, asksLeft: asksByThanks - 1, placed },
    askPayment(sessionId),
  );
}

function confirmed(state: Confirming, standing: Said): PlacementStep {
  const { customerNumber, sessionId } = state;
  // A session that is not this customer's is no payment of theirs.
  if (standing === null) return go({ kind: 'thanked', placed: state.placed, standing: null });
  if (standing === 'silent' || standing.state === 'open') return askAgain(state, sessionId);
  if (!isPaid(standing)) return go({ ...state, asksLeft: 0 });
  const { orderId: id, orderNumber: number, deliveryDate, cartVersion } = standing;
  const order = { id, customerNumber, revision: cartVersion ?? '', goods: null };
  if (standing.state === 'pending') {
    return go({ kind: 'pending', standing }, { do: 'takeOut', order });
  }
  const placed = { id, number, customerNumber, deliveryDate };
  return go(
    { kind: 'thanked', placed, standing },
    // Nothing is left to ask; a page of a later failure must not find this payment.
    { do: 'keep', record: { placed, payment: null } },
    { do: 'takeOut', order },
    { do: 'forgetDay' },
  );
}

function askAgain(state: Confirming | Refused, sessionId: string): PlacementStep {
  if (state.asksLeft === 0) return go(state);
  return go({ ...state, asksLeft: state.asksLeft - 1 }, askPayment(sessionId, paymentWaitMs));
}

export function failureOpened(
  state: OrderPlacement,
  { reason, payment }: EventOf<'failureOpened'>,
): PlacementStep {
  if (state.kind !== 'draft') return go(state);
  if (payment === null) {
    return go({ kind: 'refused', reason, cancelled: false, unsure: false, sessionId: null, asksLeft: 0 });
  }
  const { sessionId, cancelled = false } = payment;
  return go(
    { kind: 'doubted', reason, cancelled, sessionId, asksLeft: asksByFailure - 1 },
    askPayment(sessionId),
  );
}

function doubted(
  state: Extract<OrderPlacement, { readonly kind: 'doubted' }> | Refused,
  standing: Said,
): PlacementStep {
  const { reason, cancelled, sessionId, asksLeft } = state;
  if (sessionId === null) return go(state);
  if (isPaid(standing)) return go({ kind: 'leaving', to: 'thanks', standing: null }, { do: 'goToThanks' });
  const unsure = standing !== null && (standing === 'silent' || standing.state === 'open');
  const next: Refused = { kind: 'refused', reason, cancelled, unsure, sessionId, asksLeft };
  return unsure ? askAgain(next, sessionId) : go({ ...next, sessionId: null, asksLeft: 0 });
}
