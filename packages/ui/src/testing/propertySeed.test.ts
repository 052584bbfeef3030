import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a property without a seed of its own has the one of the set-up', () => {
  const seeds = [1, 2].map(() => fc.check(fc.property(fc.integer(), () => true)).seed);
  expect(seeds).toEqual([fc.readConfigureGlobal().seed, fc.readConfigureGlobal().seed]);
  expect(seeds[0]).toBe(Number(process.env.PROPERTY_SEED ?? 20_261_122));
});
