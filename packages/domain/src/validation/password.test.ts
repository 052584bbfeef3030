import { describe, expect, test } from 'vitest';
import { isPasswordLongEnough, passwordsMatch } from './password.ts';

describe('isPasswordLongEnough', () => {
  test('a password has at least 8 characters', () => {
    expect(isPasswordLongEnough('1234567')).toBe(false);
    expect(isPasswordLongEnough('12345678')).toBe(true);
  });

  test('regression: four emoji are four characters, not eight', () => {
    expect(isPasswordLongEnough('🦋🦋🦋🦋')).toBe(false);
  });
});

describe('passwordsMatch', () => {
  test('[V03] passwords are equal to the character', () => {
    expect(passwordsMatch('Geheim-2026', 'Geheim-2026')).toBe(true);
    expect(passwordsMatch('Geheim-2026', 'geheim-2026')).toBe(false);
    expect(passwordsMatch('Geheim-2026', 'Geheim-2026 ')).toBe(false);
  });
});
