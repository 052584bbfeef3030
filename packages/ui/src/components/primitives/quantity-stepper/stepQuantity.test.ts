// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepQuantity } from './stepQuantity.ts';

test('a step is one, up or down', () => {
  expect(stepQuantity(2, 1, { min: 0, max: 9999 })).toBe(3);
  expect(stepQuantity(2, -1, { min: 0, max: 9999 })).toBe(1);
});

test('from an empty field it starts at the lower bound', () => {
  expect(stepQuantity(null, 1, { min: 0, max: 9999 })).toBe(1);
  expect(stepQuantity(null, -1, { min: 0, max: 9999 })).toBe(0);
});

test('from a fraction it steps to the next whole number', () => {
  expect(stepQuantity(1.5, 1, { min: 0, max: 9999 })).toBe(2);
  expect(stepQuantity(1.5, -1, { min: 0, max: 9999 })).toBe(1);
});

test('a step always results in a whole number between the bounds', () => {
  const start = fc.option(fc.double({ noNaN: true, min: -1e6, max: 1e6 }));
  fc.assert(
    fc.property(start, fc.constantFrom<1 | -1>(1, -1), (value, step) => {
      const next = stepQuantity(value, step, { min: 0, max: 9999 });
      return Number.isInteger(next) && next >= 0 && next <= 9999;
    }),
  );
});

test('with a step of six it counts in sixes, from any value', () => {
  const sixes = { min: 6, step: 6 };
  expect(stepQuantity(6, 1, sixes)).toBe(12);
  expect(stepQuantity(7, 1, sixes)).toBe(12);
  expect(stepQuantity(7, -1, sixes)).toBe(6);
  expect(stepQuantity(6, -1, sixes)).toBe(6);
});

test('above the last whole step below the maximum there is no further step', () => {
  const sixes = { min: 6, max: 20, step: 6 };
  expect(stepQuantity(12, 1, sixes)).toBe(18);
  expect(stepQuantity(18, 1, sixes)).toBe(18);
  expect(stepQuantity(20, 1, sixes)).toBe(18);
  expect(stepQuantity(20, -1, sixes)).toBe(18);
  expect(stepQuantity(40, -1, sixes)).toBe(18);
});

test('from an empty field the first step up is the minimum', () => {
  expect(stepQuantity(null, 1, { min: 6, max: 20, step: 6 })).toBe(6);
  expect(stepQuantity(null, 1, { min: 6 })).toBe(6);
  expect(stepQuantity(null, -1, { min: 6, step: 6 })).toBe(6);
});

test('a step always results in a quantity within the bounds', () => {
  const bounds = fc.record({
    min: fc.nat(30),
    more: fc.nat(60),
    step: fc.integer({ min: 1, max: 12 }),
  });
  const start = fc.option(fc.integer({ min: -20, max: 200 }));
  fc.assert(
    fc.property(start, fc.constantFrom<1 | -1>(1, -1), bounds, (value, direction, { min, more, step }) => {
      const next = stepQuantity(value, direction, { min, max: min + more, step });
      return next >= min && next <= min + more && (next - min) % step === 0;
    }),
  );
});
