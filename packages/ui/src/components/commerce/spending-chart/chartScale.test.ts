import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScale, placeOn } from './chartScale.ts';

test.each([
  { values: [120, 480], lines: [600, 400, 200, 0] },
  { values: [1_250_000], lines: [1_500_000, 1_000_000, 500_000, 0] },
  { values: [300, -100], lines: [300, 200, 100, 0, -100] },
  { values: [-50], lines: [0, -20, -40, -60] },
  { values: [0], lines: [100, 0] },
  { values: [], lines: [100, 0] },
  // Seed 899930058, path "57:2:1": a fourth of it is 0.
  { values: [5e-324], lines: [100, 0] },
])('of $values the lines are $lines', ({ values, lines }) => {
  expect(chartScale(values).ticks).toEqual(lines);
});

test('every amount is within the scale, and zero too', () => {
  const amounts = fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { maxLength: 20 });
  fc.assert(
    fc.property(amounts, (values) => {
      const scale = chartScale(values);
      expect(scale.ticks.length).toBeLessThanOrEqual(7);
      for (const value of [0, ...values]) {
        expect(placeOn(scale, value)).toBeGreaterThanOrEqual(-0.001);
        expect(placeOn(scale, value)).toBeLessThanOrEqual(100.001);
      }
    }),
  );
});

test('a value that is not a finite number counts as zero', () => {
  expect(placeOn(chartScale([Number.NaN, 100]), Number.NaN)).toBe(0);
});
