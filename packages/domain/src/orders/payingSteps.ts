// The transitions of an order paid at the provider: its form, the return from the bank, the thank-you page, uncertain
// failures.
import type {
  EventOf,
  OrderPlacement,
  Paying,
  PaymentStanding,
  PlacementEffect,
  PlacementStep,
} from './orderPlacement.ts';
import type { PaymentSession, SentOrder } from './orderRecord.ts';
import { keepSent, transition } from './placingSteps.ts';

/** Milliseconds between two queries of a payment, and the number of queries. */
const paymentWaitMs = 2000;
const thanksQueries = 10;
const failureQueries = 5;

type Confirming = Extract<OrderPlacement, { readonly kind: 'confirming' }>;
type Refused = Extract<OrderPlacement, { readonly kind: 'refused' }>;
/** The server's answer about a session: null for an unknown one or another customer's. */
type PaymentAnswer = PaymentStanding | null | 'silent';
type Paid = PaymentStanding & { readonly state: 'placed' | 'pending' };

export function pay(state: OrderPlacement, order: SentOrder): PlacementStep {
  if (state.kind !== 'draft' && state.kind !== 'unanswered') return transition(state);
  return transition({ kind: 'opening', order }, { do: 'openPayment', order });
}

/** Stored before leaving: the buyer may pay at the bank and then close the browser. */
export function paymentOpened(
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

export function paymentPageOpened(state: OrderPlacement, payment: PaymentSession | null): PlacementStep {
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

export function paymentFound(
  state: OrderPlacement,
  { standing, trusted }: EventOf<'paymentFound'>,
): PlacementStep {
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
  // If the server knows of a refusal before the browser returned, only the provider can give the reason.
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

export function paymentSubmitted(state: OrderPlacement, way: string): PlacementStep {
  if (state.kind !== 'paying' || state.payment === null) return transition(state);
  const payment = { ...state.payment, submitted: true, way, cancelled: false };
  return transition({ ...state, payment }, { do: 'keep', record: { payment } });
}

/** Cancels a session without a submitted payment, so that a new one cannot charge twice. */
export function sessionNotOpened(state: OrderPlacement): PlacementStep {
  const isOpening = state.kind === 'paying' && (state.step === 'form' || state.step === 'returned');
  if (!isOpening || state.payment === null) return transition(state);
  const { sessionId, submitted } = state.payment;
  return transition(
    { ...state, step: 'ended', resultCode: '' },
    submitted ? askPayment(sessionId) : { do: 'giveUpSession', sessionId },
  );
}

/** Handled once: the provider reports an error first as an error, then as a failed payment. */
export function paymentEnded(
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

/**
 * Follows the provider's result, unless the server knows the order is paid. Stores a cancellation for the next page.
 */
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

export function thanksOpened(
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

export function failureOpened(
  state: OrderPlacement,
  { reason, payment }: EventOf<'failureOpened'>,
): PlacementStep {
  if (state.kind !== 'draft') return transition(state);
  if (payment === null) {
    return transition({
      kind: 'refused',
      reason,
      cancelled: false,
      unsure: false,
      sessionId: null,
      asksLeft: 0,
    });
  }
  const { sessionId, cancelled = false } = payment;
  return transition(
    { kind: 'outcomeUnknown', reason, cancelled, sessionId, asksLeft: failureQueries - 1 },
    askPayment(sessionId),
  );
}

function failureQueried(
  state: Extract<OrderPlacement, { readonly kind: 'outcomeUnknown' }> | Refused,
  standing: PaymentAnswer,
): PlacementStep {
  const { reason, cancelled, sessionId, asksLeft } = state;
  if (sessionId === null) return transition(state);
  if (isPaid(standing))
    return transition({ kind: 'leaving', to: 'thanks', standing: null }, { do: 'goToThanks' });
  const unsure = standing !== null && (standing === 'silent' || standing.state === 'open');
  const next: Refused = { kind: 'refused', reason, cancelled, unsure, sessionId, asksLeft };
  return unsure ? askAgain(next, sessionId) : transition({ ...next, sessionId: null, asksLeft: 0 });
}
