// @vitest-environment node
import { expect, test } from 'vitest';
import { nextIndex } from './nextIndex.ts';

test('arrows move by one and stop at the ends', () => {
  expect(nextIndex('ArrowRight', 0, 3)).toBe(1);
  expect(nextIndex('ArrowDown', 2, 3)).toBe(2);
  expect(nextIndex('ArrowLeft', 0, 3)).toBe(0);
  expect(nextIndex('ArrowUp', 2, 3)).toBe(1);
});

test('Home and End move to the ends', () => {
  expect(nextIndex('Home', 2, 3)).toBe(0);
  expect(nextIndex('End', 0, 3)).toBe(2);
});

test('other keys, and an empty list, return null', () => {
  expect(nextIndex('Tab', 0, 3)).toBeNull();
  expect(nextIndex('End', 0, 0)).toBeNull();
});
