// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOption } from './nextOption.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, null],
  ['End', -1, null],
  ['a', 1, null],
])('%s from %i leads to %s of three', (key, active, next) => {
  expect(nextOption(key, active, 3)).toBe(next);
});

test('the result is always in the list, and an empty list has no result', () => {
  const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter');
  fc.assert(
    fc.property(key, fc.nat(50), fc.integer({ min: -1, max: 49 }), (pressed, count, from) => {
      const next = nextOption(pressed, Math.min(from, count - 1), count);
      expect(next === null || (next >= -1 && next < count)).toBe(true);
    }),
  );
});
