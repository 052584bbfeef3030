// The steps of an order that is placed on account, by debit, or for a procurement system.
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

/** Milliseconds before an order without an answer is asked after again: at first, and at most. */
const firstWaitMs = 2000;
const longestWaitMs = 30_000;
/** A state, and what is to be done on the way to it. */
export const go = (state: OrderPlacement, ...effects: readonly PlacementEffect[]): PlacementStep => ({
  state,
  effects,
});

/** A second press while an answer is awaited is the same press. */
export function place(state: OrderPlacement, chosen: ChosenOrder): PlacementStep {
  if (state.kind !== 'draft' && state.kind !== 'unanswered') return go(state);
  const questions = state.kind === 'unanswered' ? state.order.questions : 0;
  const order: AskedOrder = { ...chosen, hasReturn: false, questions };
  if (order.punchOut !== null) return go({ kind: 'returning', order }, { do: 'makeReturn', order: chosen });
  return go({ kind: 'sent', order }, keepSent(order), { do: 'place', id: order.id });
}

export const keepSent = ({ id, customerNumber, deliveryDate, revision }: SentOrder): PlacementEffect => ({
  do: 'keep',
  record: { sent: { id, customerNumber, deliveryDate, revision } },
});

export function returnMade(state: OrderPlacement, { id, possible }: EventOf<'returnMade'>): PlacementStep {
  if (state.kind !== 'returning' || state.order.id !== id) return go(state);
  if (possible === null) return unanswered(state.order, firstWaitMs);
  const order = { ...state.order, hasReturn: possible };
  if (order.punchOut === 'oci') return go({ kind: 'sent', order }, { do: 'place', id });
  return possible ? settled(order, null) : refused('');
}

export function answered(state: OrderPlacement, { id, answer }: EventOf<'answered'>): PlacementStep {
  if (state.kind !== 'sent' || state.order.id !== id) return go(state);
  switch (answer.kind) {
    case 'placed':
      return settled(state.order, answer.deliveryDate);
    case 'refused':
      return refused(answer.reason);
    default: {
      const order = { ...state.order, questions: state.order.questions + 1 };
      const ask = { do: 'ask', id, question: order.questions, afterMs: 0 } as const;
      return go({ kind: 'asked', order, failed: answer.kind === 'failed' }, ask);
    }
  }
}

export function found(state: OrderPlacement, { id, question, found }: EventOf<'found'>): PlacementStep {
  if (!('order' in state) || !('questions' in state.order) || state.order.id !== id) return go(state);
  const { order } = state;
  // Placed is for good, whichever question it answers.
  if (found.kind === 'placed') {
    const isLate = state.kind === 'unanswered' && !order.hasReturn;
    return isLate ? settledLate(order, found.deliveryDate) : settled(order, found.deliveryDate);
  }
  if (question !== order.questions) return go(state);
  if (state.kind !== 'asked' && state.kind !== 'unanswered') return go(state);
  if (found.kind === 'gone') return refused('');
  if (state.kind === 'unanswered') return unanswered(order, Math.min(state.waitMs * 2, longestWaitMs));
  return state.failed && found.kind === 'draft' ? refused('') : unanswered(order, firstWaitMs);
}

/** A draft and silence are no outcome. */
function unanswered(asked: AskedOrder, waitMs: number): PlacementStep {
  const order = { ...asked, questions: asked.questions + 1 };
  const ask = { do: 'ask', id: order.id, question: order.questions, afterMs: waitMs } as const;
  return go({ kind: 'unanswered', order, waitMs }, ask);
}

/** What was sent stays in the record: a failure that somebody said may still turn out to be placed. */
const refused = (reason: string): PlacementStep =>
  go(
    { kind: 'leaving', to: 'failed', standing: null },
    { do: 'keep', record: { placed: null } },
    { do: 'goToFailed', reason },
  );

/** It is placed: by its own answer, or by a question. */
function settled(order: AskedOrder, deliveryDate: number | null): PlacementStep {
  return go(
    { kind: 'placed', id: order.id, recalled: false },
    ...settling(order, order.number, deliveryDate, order.goods),
    { do: 'refreshHistory' },
    { do: order.hasReturn ? 'goBack' : 'goToThanks' },
  );
}

/** The screen was free meanwhile: whether it leads to the thanks is the cart's word, as in `recalled`. */
const settledLate = (order: AskedOrder, deliveryDate: number | null): PlacementStep =>
  go(
    { kind: 'placed', id: order.id, recalled: true },
    ...settling(order, order.number, deliveryDate, order.goods),
    { do: 'refreshHistory' },
  );

/** The thanks of this tab know of it, and the cart. Nobody forgets that it was sent before it has left the cart. */
function settling(
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

/** Another tab may have heard of it long ago: whether this page leads to the thanks is the cart's word. */
export function recalled(state: OrderPlacement, { sent, found }: EventOf<'recalled'>): PlacementStep {
  const { id, customerNumber } = sent;
  if (state.kind === 'placed' && state.id === id) return go(state);
  if (found.kind === 'gone') return go(state, { do: 'forgetSent', id, customerNumber });
  if (found.kind !== 'placed') return go(state);
  const isOurs = 'order' in state && state.order.id === id;
  const next: OrderPlacement =
    isOurs || state.kind === 'draft' ? { kind: 'placed', id, recalled: true } : state;
  return go(next, ...settling(sent, found.number, found.deliveryDate, found.goods));
}

export function takenOut(state: OrderPlacement, { order, isNews }: EventOf<'takenOut'>): PlacementStep {
  const { id, customerNumber } = order;
  const forget = { do: 'forgetSent', id, customerNumber } as const;
  if (state.kind !== 'placed' || !state.recalled || state.id !== id) return go(state, forget);
  return isNews
    ? go({ ...state, recalled: false }, forget, { do: 'goToThanks' })
    : go({ kind: 'draft', failure: null }, forget);
}
