import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canTransition, type OrderStatus, orderTransitions } from './orderStatus.ts';

const statuses = Object.keys(orderTransitions) as OrderStatus[];

test('a draft on account is placed at once, one by card waits for its payment', () => {
  expect(canTransition('draft', 'placed')).toBe(true);
  expect(canTransition('draft', 'awaiting-payment')).toBe(true);
  expect(canTransition('draft', 'refused')).toBe(false);
});

test('a payment ends placed or refused', () => {
  expect(canTransition('awaiting-payment', 'placed')).toBe(true);
  expect(canTransition('awaiting-payment', 'refused')).toBe(true);
});

test('nothing happens to a placed order any more, and no order is a draft again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...statuses), (status) => {
      expect(canTransition('placed', status)).toBe(false);
      expect(canTransition(status, 'draft')).toBe(false);
    }),
  );
});

test('regression: a second confirmation is not a transition', () => {
  for (const status of statuses) expect(canTransition(status, status)).toBe(false);
});

test('every status can be reached from the draft', () => {
  const reached = new Set<OrderStatus>(['draft']);
  for (const status of reached) for (const next of orderTransitions[status]) reached.add(next);
  expect([...reached].sort()).toEqual([...statuses].sort());
});
