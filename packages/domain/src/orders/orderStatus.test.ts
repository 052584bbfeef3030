import { expect, test } from 'vitest';
import {
  canTransition,
  initialStatus,
  type OrderStatus,
  orderTransitions,
  undecidedStatuses,
} from './orderStatus.ts';

const statuses: readonly OrderStatus[] = [
  'draft',
  'requested',
  'awaiting-payment',
  'placed',
  'refused',
  'cancelled',
];
const transitions = Object.values(orderTransitions);
const { place, request, approve, openPayment, pay, giveUp, cancel } = orderTransitions;

test('a draft on account is placed at once, one paid by card waits for its payment', () => {
  expect(canTransition('draft', place)).toBe(true);
  expect(canTransition('draft', openPayment)).toBe(true);
  expect(canTransition('draft', giveUp)).toBe(false);
});

test('an order awaiting payment is placed by its payment or refused', () => {
  expect(canTransition('awaiting-payment', place)).toBe(false);
  expect(canTransition('awaiting-payment', pay)).toBe(true);
  expect(canTransition('awaiting-payment', giveUp)).toBe(true);
});

test('a requested order is only placed by its approval', () => {
  expect(canTransition('draft', request)).toBe(true);
  expect(transitions.filter((transition) => canTransition('requested', transition))).toEqual([approve]);
});

test('a late payment still places a refused order; nothing else does', () => {
  expect(transitions.filter((transition) => canTransition('refused', transition))).toEqual([pay]);
});

test('a placed order can only be cancelled, a cancelled one stays so, and no order becomes a draft again', () => {
  expect(transitions.filter((transition) => canTransition('placed', transition))).toEqual([cancel]);
  expect(transitions.filter((transition) => canTransition('cancelled', transition))).toEqual([]);
  for (const transition of transitions) expect(transition.to).not.toBe('draft');
});

test('regression: a second confirmation is not a transition', () => {
  for (const transition of transitions) expect(canTransition(transition.to, transition)).toBe(false);
});

test('every status is reachable from draft; undecided ones can still be paid or refused', () => {
  const reached = new Set<OrderStatus>([initialStatus]);
  for (const status of reached) {
    for (const transition of transitions) if (canTransition(status, transition)) reached.add(transition.to);
  }
  expect([...reached].sort()).toEqual([...statuses].sort());
  expect(undecidedStatuses).toEqual(['draft', 'awaiting-payment']);
  for (const status of undecidedStatuses) expect(canTransition(status, pay)).toBe(true);
});
