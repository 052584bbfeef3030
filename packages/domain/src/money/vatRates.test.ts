import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponPerVatRate } from './allocateCents.ts';
import { addCents, cents } from './cents.ts';
import { sumPerVatRate, vatPerRate } from './vatRates.ts';

const rated = (vatPercentage: number, sum: number) => ({ vatPercentage, sum: cents(sum) });

test('what has the same VAT rate is added up, the lowest rate first', () => {
  expect(sumPerVatRate([rated(21, 100), rated(9, 50), rated(21, -30), rated(0, 0)])).toEqual([
    rated(0, 0),
    rated(9, 50),
    rated(21, 70),
  ]);
});

describe('vatPerRate', () => {
  test('[E05] three lines of € 0,12 at 21 % are taxed with 8 cents, not with three times 3', () => {
    expect(vatPerRate([rated(21, 12), rated(21, 12), rated(21, 12)])).toEqual([
      { vatPercentage: 21, net: 36, vat: 8 },
    ]);
  });

  test('[E05] it does not depend on how many lines the total is made of', () => {
    const parts = fc.array(fc.record({ rate: fc.constantFrom(0, 6, 9, 21), sum: fc.nat(100_000) }));
    fc.assert(
      fc.property(parts, (lines) => {
        const sums = lines.map(({ rate, sum }) => rated(rate, sum));
        expect(vatPerRate(sums)).toEqual(vatPerRate(sumPerVatRate(sums)));
      }),
    );
  });

  test('a rate at which nothing is left to tax is left out', () => {
    expect(vatPerRate([rated(9, 100), rated(9, -100), rated(21, 0)])).toEqual([]);
  });
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
