// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepQuantity } from './stepQuantity.ts';

test('a step is one, up or down', () => {
  expect(stepQuantity(2, 1, { min: 0, max: 9999 })).toBe(3);
  expect(stepQuantity(2, -1, { min: 0, max: 9999 })).toBe(1);
});

test('from nothing it starts at the lower bound', () => {
  expect(stepQuantity(null, 1, { min: 0, max: 9999 })).toBe(1);
  expect(stepQuantity(null, -1, { min: 0, max: 9999 })).toBe(0);
});

test('a fraction goes to the next whole number on its way', () => {
  expect(stepQuantity(1.5, 1, { min: 0, max: 9999 })).toBe(2);
  expect(stepQuantity(1.5, -1, { min: 0, max: 9999 })).toBe(1);
});

test('from anywhere a step lands on a whole number between the bounds', () => {
  const start = fc.option(fc.double({ noNaN: true, min: -1e6, max: 1e6 }));
  fc.assert(
    fc.property(start, fc.constantFrom<1 | -1>(1, -1), (value, step) => {
      const next = stepQuantity(value, step, { min: 0, max: 9999 });
      return Number.isInteger(next) && next >= 0 && next <= 9999;
    }),
  );
});

test('with a step of six it counts in sixes, from anywhere', () => {
  const sixes = { min: 6, step: 6 };
  expect(stepQuantity(6, 1, sixes)).toBe(12);
  expect(stepQuantity(7, 1, sixes)).toBe(12);
  expect(stepQuantity(7, -1, sixes)).toBe(6);
  expect(stepQuantity(6, -1, sixes)).toBe(6);
});
