import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySeed } from './propertySeed.ts';

test('a property without a seed of its own has the one of the set-up', () => {
  const seeds = [1, 2].map(() => fc.check(fc.property(fc.integer(), () => true)).seed);
  expect(seeds).toEqual([propertySeed, propertySeed]);
});

test('values that are drawn outside a property are the same each time, too', () => {
  expect(fc.sample(fc.integer(), 20)).toEqual(fc.sample(fc.integer(), 20));
});
