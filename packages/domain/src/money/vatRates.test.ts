import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponPerVatRate } from './allocateCents.ts';
import { addCents, cents } from './cents.ts';
import { sumPerVatRate, vatPerRate } from './vatRates.ts';

const rated = (vatPercentage: number, sum: number) => ({ vatPercentage, sum: cents(sum) });

test('sums are added per VAT rate, lowest rate first', () => {
  expect(sumPerVatRate([rated(21, 100), rated(9, 50), rated(21, -30), rated(0, 0)])).toEqual([
    rated(0, 0),
    rated(9, 50),
    rated(21, 70),
  ]);
});

describe('vatPerRate', () => {
  test('[E05] three lines of € 0,12 at 21 % have 8 cents of VAT, not three times 3', () => {
    expect(vatPerRate([rated(21, 12), rated(21, 12), rated(21, 12)])).toEqual([
      { vatPercentage: 21, net: 36, vat: 8 },
    ]);
  });

  test('[E05] the number of lines in a total does not change the VAT', () => {
    const parts = fc.array(fc.record({ rate: fc.constantFrom(0, 6, 9, 21), sum: fc.nat(100_000) }));
    fc.assert(
      fc.property(parts, (lines) => {
        const sums = lines.map(({ rate, sum }) => rated(rate, sum));
        expect(vatPerRate(sums)).toEqual(vatPerRate(sumPerVatRate(sums)));
      }),
    );
  });

  test('a rate with a total of 0 is left out', () => {
    expect(vatPerRate([rated(9, 100), rated(9, -100), rated(21, 0)])).toEqual([]);
  });
});

describe('couponPerVatRate', () => {
  test('[K03] a coupon is deducted from each rate in proportion to its goods; rates without a share are left out', () => {
    expect(
      couponPerVatRate(cents(900), [rated(21, 4000), rated(9, 3000), rated(0, 0), rated(21, 2000)]),
    ).toEqual([rated(9, 300), rated(21, 600)]);
  });

  test('without a coupon no rate has a discount, not even for an empty cart', () => {
    expect(couponPerVatRate(cents(0), [rated(21, 4000)])).toEqual([]);
    expect(couponPerVatRate(cents(0), [])).toEqual([]);
  });

  test('the shares sum to the coupon, and none exceeds its goods', () => {
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

  test('a coupon without goods is refused', () => {
    expect(() => couponPerVatRate(cents(5), [])).toThrow(RangeError);
  });
});
