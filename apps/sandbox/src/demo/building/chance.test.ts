import { expect, test } from 'vitest';
import { chance } from './chance.ts';

test('the same subject always draws the same lot, from 0 up to 1', () => {
  expect(chance('stock 101404')).toBe(chance('stock 101404'));
  expect(chance('')).toBeGreaterThanOrEqual(0);
  expect(chance('stock 101404')).toBeLessThan(1);
});

test('lots are spread evenly over neighbouring numbers', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let number = 101_000; number < 111_000; number++) {
    const tenth = Math.floor(chance(`new ${number}`) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) {
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1150);
  }
});
