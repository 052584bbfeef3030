import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeUnits } from './freeUnits.ts';

const twoPlusOne = { kind: 'free-goods', paid: 2, free: 1 } as const;
const twoPlusTwo = { kind: 'free-goods', paid: 2, free: 2 } as const;

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 2],
])('[V21] of 2+1, %s entered in total has %s free', (amount, free) => {
  expect(freeUnits(amount, twoPlusOne)).toBe(free);
});

test('a set that is half taken gives what was taken of its free part', () => {
  expect(freeUnits(3, twoPlusTwo)).toBe(1);
  expect(freeUnits(4, twoPlusTwo)).toBe(2);
});

test('each further unit is either paid or free, and never more are free than the deal says', () => {
  const counts = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.nat(9999), counts, counts, (amount, paid, free) => {
      const deal = { kind: 'free-goods', paid, free } as const;
      const step = freeUnits(amount + 1, deal) - freeUnits(amount, deal);
      expect([0, 1]).toContain(step);
      expect(freeUnits(amount, deal) * (paid + free)).toBeLessThanOrEqual(amount * free);
    }),
  );
});
