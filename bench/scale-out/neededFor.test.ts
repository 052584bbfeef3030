import { expect, test } from 'vitest';
import { type Cost, type Kind, neededFor } from './neededFor.ts';

const each: Cost = { servers: 1, postgres: 2 };
const costs: Record<Kind, Cost> = {
  document: each,
  list: each,
  detail: each,
  search: each,
  cart: each,
  order: { servers: 7, postgres: 14 },
};

test('sixty orders a minute are 29 ms of the servers a second, on cores that are half busy', () => {
  const needed = neededFor(60, costs, { placeMs: 2, orderBytes: 4000 });
  expect(needed.requestsPerSecond).toBe(25);
  expect(needed.servers).toBeCloseTo(0.058);
  expect(needed.postgres).toBeCloseTo(0.116);
  expect(needed.placing).toBeCloseTo(0.002);
  expect(needed.gigabytesPerDay).toBeCloseTo(0.144);
});

test('ten times the orders need ten times as much', () => {
  const [one, ten] = [100, 1000].map((orders) => neededFor(orders, costs, { placeMs: 2, orderBytes: 4000 }));
  expect(ten?.postgres).toBeCloseTo(10 * (one?.postgres ?? 0));
});
