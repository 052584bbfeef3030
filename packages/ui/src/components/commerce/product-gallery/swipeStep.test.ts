// @vitest-environment node
import { expect, test } from 'vitest';
import { swipeStep } from './swipeStep.ts';

test.each([
  [-120, 5, 1],
  [120, -5, -1],
  [10, 0, 0],
  [-60, 50, 0],
  [0, 300, 0],
])('a finger that goes %i sideways and %i down steps %i', (x, y, step) => {
  expect(swipeStep(x, y)).toBe(step);
});
