import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meterGeometry } from './meterGeometry.ts';

test('the scale ends a tenth past the last mark', () => {
  expect(meterGeometry({ value: 55, minimum: 75, free: 100 })).toMatchObject({
    max: 110,
    filled: 50,
    minimum: 68.2,
    free: 90.9,
  });
});

test('ticks are at every twentieth of the last mark, every fifth one tall', () => {
  const { ticks } = meterGeometry({ value: 0, minimum: 0, free: 100 });
  expect(ticks).toHaveLength(21);
  expect(ticks.filter((tick) => tick.tall).map((tick) => tick.at)).toEqual([22.7, 45.5, 68.2, 90.9]);
});

test('every position is within the ruler', () => {
  const euros = fc.double({ min: 0, max: 100_000, noNaN: true });
  fc.assert(
    fc.property(euros, euros, euros, (value, minimum, free) => {
      const { filled, ticks, ...marks } = meterGeometry({ value, minimum, free });
      for (const place of [filled, marks.minimum, marks.free, ...ticks.map((tick) => tick.at)]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100);
      }
    }),
  );
});
