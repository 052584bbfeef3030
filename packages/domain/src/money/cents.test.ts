import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  addCents,
  type Cents,
  cents,
  centsFromEuros,
  eurosFromCents,
  multiplyCents,
  percentageOfCents,
  roundHalfAwayFromZero,
  subtractCents,
} from './cents.ts';

describe('cents', () => {
  test('a whole number of cents is returned as it is', () => {
    expect(cents(1250)).toBe(1250);
    expect(cents(-250)).toBe(-250);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is refused', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });

  test('the error for a fraction names the value and the function for euros', () => {
    expect(() => cents(12.5)).toThrow(/whole number.* got 12\.5\. Use centsFromEuros/);
  });

  test('any safe integer can be an amount', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => cents(value) === value));
  });

  test('regression: minus zero becomes zero, since it would be printed with a sign', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  test('a number is not assignable to Cents, but Cents is assignable to a number', () => {
    expectTypeOf<number>().not.toExtend<Cents>();
    expectTypeOf<1250>().not.toExtend<Cents>();
    expectTypeOf<Cents>().toExtend<number>();
  });
});

describe('addCents', () => {
  test('amounts are summed', () => {
    expect(addCents(cents(10), cents(20), cents(-5))).toBe(25);
  });

  test('no amounts sum to 0', () => {
    expect(addCents()).toBe(0);
  });

  test('regression: a plain number cannot be added to an amount', () => {
    expectTypeOf<[number, number]>().not.toExtend<Parameters<typeof addCents>>();
  });

  test('a sum above the safe integers is refused', () => {
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });
});

describe('subtractCents', () => {
  test('the result can be negative', () => {
    expect(subtractCents(cents(100), cents(30))).toBe(70);
    expect(subtractCents(cents(30), cents(100))).toBe(-70);
  });
});

describe('multiplyCents', () => {
  test('three at 9,45 are 28,35', () => {
    expect(multiplyCents(cents(945), 3)).toBe(2835);
  });

  test.each([1.5, Number.NaN])('a quantity of %s is refused', (quantity) => {
    expect(() => multiplyCents(cents(945), quantity)).toThrow(RangeError);
  });

  test('a fraction is refused even if the product is whole', () => {
    expect(() => multiplyCents(cents(2), 1.5)).toThrow(/quantity .*whole number.* got 1\.5/);
  });
});

describe('percentageOfCents', () => {
  test.each([
    [2700, 9, 243],
    [4855, 21, 1020],
    [50, 21, 11],
    [-50, 21, -11],
    [1000, 5.5, 55],
    [150, 33, 50],
    [100, 0, 0],
  ])('of %s cents, %s percent is %s cents', (amount, percentage, expected) => {
    expect(percentageOfCents(cents(amount), percentage)).toBe(expected);
  });

  test('whole percentages are rounded exactly, as in integer arithmetic', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.integer({ min: 0, max: 100 }),
        (amount, percentage) => {
          const exact = (BigInt(amount) * BigInt(percentage) + 50n) / 100n;
          expect(percentageOfCents(cents(amount), percentage)).toBe(Number(exact));
        },
      ),
    );
  });

  test('a larger amount never gets a smaller result', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (amount, percentage) => {
          const share = percentageOfCents(cents(amount), percentage);
          expect(percentageOfCents(cents(amount + 1), percentage)).toBeGreaterThanOrEqual(share);
        },
      ),
    );
  });
});

describe('centsFromEuros', () => {
  test.each([
    [12.5, 1250],
    [0, 0],
    [-2.5, -250],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [1.015, 102],
    [-1.005, -101],
    [1.0049, 100],
    [19.99, 1999],
  ])('%s euros are %s cents', (euros, expected) => {
    expect(centsFromEuros(euros)).toBe(expected);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e11 + 1])('%s is refused', (euros) => {
    expect(() => centsFromEuros(euros)).toThrow(RangeError);
    expect(() => centsFromEuros(euros)).toThrow(`at most 100000000000, but got ${euros}.`);
  });

  test('a hundred billion euros are exact to the cent', () => {
    expect(centsFromEuros(1e11)).toBe(1e13);
  });

  test('cents convert to euros and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        expect(centsFromEuros(eurosFromCents(cents(amount)))).toBe(amount);
      }),
    );
  });

  test('cents convert through JSON text and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
        const wire: unknown = JSON.parse(JSON.stringify(eurosFromCents(cents(amount))));
        expect(centsFromEuros(Number(wire))).toBe(amount);
      }),
    );
  });

  test('an amount with three decimals is rounded by its decimal digits, not by its float value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (thousandths) => {
        const euros = Number(
          `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`,
        );
        expect(centsFromEuros(euros)).toBe(Math.floor((thousandths + 5) / 10));
      }),
    );
  });
});

describe('eurosFromCents', () => {
  test('1250 cents are 12.5 euros', () => {
    expect(eurosFromCents(cents(1250))).toBe(12.5);
  });

  test('one cent is 0.01 on the wire', () => {
    expect(JSON.stringify(eurosFromCents(cents(1)))).toBe('0.01');
  });
});

describe('roundHalfAwayFromZero', () => {
  test.each([
    [2.4, 2],
    [2.5, 3],
    [-2.4, -2],
    [-2.5, -3],
    [0.5, 1],
    [1.005 * 100, 101],
    [-1.005 * 100, -101],
    [8.575 * 100, 858],
  ])('%s is rounded to %s', (value, expected) => {
    expect(roundHalfAwayFromZero(value)).toBe(expected);
  });

  test('regression: zero after rounding has no sign', () => {
    expect(Object.is(roundHalfAwayFromZero(-0.4), 0)).toBe(true);
  });

  test('opposite numbers are rounded to opposite results', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        expect(roundHalfAwayFromZero(value) + roundHalfAwayFromZero(-value)).toBe(0);
      }),
    );
  });

  test('whole numbers are unchanged, however large', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => roundHalfAwayFromZero(value) === value));
  });
});
