import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateCents } from './allocateCents.ts';
import { cents } from './cents.ts';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map((value) => cents(value));
const weights = fc
  .array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 20 })
  .filter((list) => list.some((weight) => weight > 0));

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [10, [1, 0, 3], [3, 0, 7]],
  [5, [900, 100], [5, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
])('%s split by weights %j is %j', (amount, over, expected) => {
  expect(allocateCents(cents(amount), over)).toEqual(expected);
});

test('the shares sum to the amount exactly', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, over) => {
      const sum = allocateCents(amount, over).reduce<number>((total, share) => total + share, 0);
      expect(sum).toBe(amount);
    }),
  );
});

test('each share is less than a cent from its exact value, and a weight of 0 gets nothing', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, over) => {
      const whole = over.reduce((sum, weight) => sum + BigInt(weight), 0n);
      allocateCents(amount, over).forEach((share, index) => {
        const weight = BigInt(over[index] ?? 0);
        const distance = BigInt(share) * whole - BigInt(amount) * weight;
        expect(distance < whole && distance > -whole).toBe(true);
        if (weight === 0n) expect(share).toBe(0);
      });
    }),
  );
});

test('a larger weight never gets less than a smaller one', () => {
  fc.assert(
    fc.property(
      amounts.filter((amount) => amount >= 0),
      weights,
      (amount, over) => {
        const shares = allocateCents(amount, over);
        const byWeight = over.map((weight, index) => ({ weight, share: shares[index] ?? 0 }));
        for (const a of byWeight) {
          for (const b of byWeight) if (a.weight > b.weight) expect(a.share).toBeGreaterThanOrEqual(b.share);
        }
      },
    ),
  );
});

test.each([[[-1, 2]], [[0.5]], [[Number.NaN]]])('weights %j are refused', (over) => {
  expect(() => allocateCents(cents(10), over)).toThrow(RangeError);
  expect(() => allocateCents(cents(10), over)).toThrow(`whole numbers from 0, but got ${over.join(', ')}.`);
});

test('an amount without a positive weight is refused', () => {
  expect(() => allocateCents(cents(10), [0, 0])).toThrow(RangeError);
  expect(() => allocateCents(cents(10), [0, 0])).toThrow('every weight is 0');
  expect(() => allocateCents(cents(10), [])).toThrow(RangeError);
});
