import { expect, expectTypeOf, test } from 'vitest';
import { addCents } from './addCents.ts';
import { cents } from './cents.ts';

test('amounts are added up', () => {
  expect(addCents(cents(10), cents(20), cents(-5))).toBe(25);
});

test('no amounts add up to nothing', () => {
  expect(addCents()).toBe(0);
});

test('regression: a plain number cannot be added to an amount', () => {
  expectTypeOf<[number, number]>().not.toExtend<Parameters<typeof addCents>>();
});

test('a sum beyond what a number holds exactly is refused', () => {
  expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
});
