import { expect, test } from 'vitest';
import { isPasswordLongEnough } from './isPasswordLongEnough.ts';

test('a password has at least 8 characters', () => {
  expect(isPasswordLongEnough('1234567')).toBe(false);
  expect(isPasswordLongEnough('12345678')).toBe(true);
});

test('regression: four emoji are four characters, not eight', () => {
  expect(isPasswordLongEnough('🦋🦋🦋🦋')).toBe(false);
});
