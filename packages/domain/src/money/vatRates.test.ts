import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCents, cents } from './cents.ts';
import { allocateCents, couponPerVatRate, sumPerVatRate } from './vatRates.ts';

const rated = (vatPercentage: number, sum: number) => ({ vatPercentage, sum: cents(sum) });

test('what has the same VAT rate is added up, the lowest rate first', () => {
  expect(sumPerVatRate([rated(21, 100), rated(9, 50), rated(21, -30), rated(0, 0)])).toEqual([
    rated(0, 0),
    rated(9, 50),
    rated(21, 70),
  ]);
});

describe('couponPerVatRate', () => {
  test('[K03] a coupon comes off each rate by what its goods are worth; rates that get nothing are left out', () => {
    expect(
      couponPerVatRate(cents(900), [rated(21, 4000), rated(9, 3000), rated(0, 0), rated(21, 2000)]),
    ).toEqual([rated(9, 300), rated(21, 600)]);
  });

  test('without a coupon no rate gets anything, not even of an empty cart', () => {
    expect(couponPerVatRate(cents(0), [rated(21, 4000)])).toEqual([]);
    expect(couponPerVatRate(cents(0), [])).toEqual([]);
  });

  test('the shares are the coupon, to the cent, and none is more than its goods', () => {
    const goods = fc.array(fc.record({ rate: fc.constantFrom(0, 6, 9, 21), sum: fc.nat(1_000_000) }));
    fc.assert(
      fc.property(goods, fc.integer({ min: 0, max: 100 }), (lines, percentage) => {
        const sums = lines.map(({ rate, sum }) => rated(rate, sum));
        const whole = addCents(...sums.map(({ sum }) => sum));
        const discount = cents(Math.round((whole * percentage) / 100));
        const shares = couponPerVatRate(discount, sums);
        expect(addCents(...shares.map(({ sum }) => sum))).toBe(discount);
        for (const { vatPercentage, sum } of sumPerVatRate(sums)) {
          const share = shares.find((each) => each.vatPercentage === vatPercentage)?.sum ?? 0;
          expect(share).toBeLessThanOrEqual(sum);
        }
      }),
    );
  });

  test('a coupon on nothing is a mistake', () => {
    expect(() => couponPerVatRate(cents(5), [])).toThrow(RangeError);
  });
});

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
])('%s over %j is %j', (amount, over, expected) => {
  expect(allocateCents(cents(amount), over)).toEqual(expected);
});

test('the shares are together exactly the amount', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, over) => {
      const sum = allocateCents(amount, over).reduce<number>((total, share) => total + share, 0);
      expect(sum).toBe(amount);
    }),
  );
});

test('nobody is a whole cent away from the exact share, and a weight of 0 gets nothing', () => {
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

test('an amount that nobody can get is refused', () => {
  expect(() => allocateCents(cents(10), [0, 0])).toThrow(RangeError);
  expect(() => allocateCents(cents(10), [0, 0])).toThrow('every weight is 0');
  expect(() => allocateCents(cents(10), [])).toThrow(RangeError);
});
