// The transitions of an order placed on account, by direct debit, or for a procurement system.
import type { CartIntent } from '../cart/cartRecord.ts';
import type {
  AskedOrder,
  ChosenOrder,
  EventOf,
  OrderPlacement,
  PlacementEffect,
  PlacementStep,
} from './orderPlacement.ts';
import type { SentOrder } from './orderRecord.ts';

/** Milliseconds before an unanswered order is queried again: initially, and at most. */
const firstWaitMs = 2000;
const longestWaitMs = 30_000;
export const transition = (state: OrderPlacement, ...effects: readonly PlacementEffect[]): PlacementStep => ({
  state,
  effects,
});

/** A second press during a call is ignored. */
export function place(state: OrderPlacement, chosen: ChosenOrder): PlacementStep {
  if (state.kind !== 'draft' && state.kind !== 'unanswered') return transition(state);
  const questions = state.kind === 'unanswered' ? state.order.questions : 0;
  const order: AskedOrder = { ...chosen, hasReturn: false, questions };
  if (order.punchOut !== null)
    return transition({ kind: 'returning', order }, { do: 'makeReturn', order: chosen });
  return transition({ kind: 'sent', order }, keepSent(order), { do: 'place', id: order.id });
}

export const keepSent = ({ id, customerNumber, deliveryDate, revision }: SentOrder): PlacementEffect => ({
  do: 'keep',
  record: { sent: { id, customerNumber, deliveryDate, revision } },
});

export function returnMade(state: OrderPlacement, { id, possible }: EventOf<'returnMade'>): PlacementStep {
  if (state.kind !== 'returning' || state.order.id !== id) return transition(state);
  if (possible === null) return unanswered(state.order, firstWaitMs);
  const order = { ...state.order, hasReturn: possible };
  if (order.punchOut === 'oci') return transition({ kind: 'sent', order }, { do: 'place', id });
  return possible ? orderPlaced(order, null) : refused('');
}

export function answered(state: OrderPlacement, { id, answer }: EventOf<'answered'>): PlacementStep {
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

export function found(state: OrderPlacement, { id, question, found }: EventOf<'found'>): PlacementStep {
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
  if (state.kind === 'unanswered') return unanswered(order, Math.min(state.waitMs * 2, longestWaitMs));
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
export function recalled(state: OrderPlacement, { sent, found }: EventOf<'recalled'>): PlacementStep {
  const { id, customerNumber } = sent;
  if (state.kind === 'placed' && state.id === id) return transition(state);
  if (found.kind === 'gone') return transition(state, { do: 'forgetSent', id, customerNumber });
  if (found.kind !== 'placed') return transition(state);
  const isOurs = 'order' in state && state.order.id === id;
  const next: OrderPlacement =
    isOurs || state.kind === 'draft' ? { kind: 'placed', id, recalled: true } : state;
  return transition(next, ...placedEffects(sent, found.number, found.deliveryDate, found.goods));
}

export function takenOut(state: OrderPlacement, { order, isNews }: EventOf<'takenOut'>): PlacementStep {
  const { id, customerNumber } = order;
  const forget = { do: 'forgetSent', id, customerNumber } as const;
  if (state.kind !== 'placed' || !state.recalled || state.id !== id) return transition(state, forget);
  return isNews
    ? transition({ ...state, recalled: false }, forget, { do: 'goToThanks' })
    : transition({ kind: 'draft', failure: null }, forget);
}
