import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { type Cents, cents } from './cents.ts';

test('a whole number of cents is taken as it is', () => {
  expect(cents(1250)).toBe(1250);
  expect(cents(-250)).toBe(-250);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is refused', (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

test('any safe integer can be an amount', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => cents(value) === value));
});

test('regression: minus zero would be printed with a sign', () => {
  expect(Object.is(cents(-0), 0)).toBe(true);
});

test('a plain number is not an amount, but an amount is a number', () => {
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf<1250>().not.toExtend<Cents>();
  expectTypeOf<Cents>().toExtend<number>();
});
