import { expect, test } from 'vitest';
import { orderedSince } from './orderedSince.ts';

test('an order is remembered after those before it, and the earliest are forgotten in time', () => {
  expect(orderedSince([1, 2], 3)).toEqual([1, 2, 3]);
  const many = Array.from({ length: 30 }, (_, index) => index + 1).reduce(
    orderedSince,
    [] as readonly number[],
  );
  expect([many.length, many[0], many.at(-1)]).toEqual([20, 11, 30]);
});
