import { describe, expect, test } from 'vitest';
import { isPasswordLongEnough, passwordMessages, passwordsMatch } from './password.ts';

describe('isPasswordLongEnough', () => {
  test('a password has at least 8 characters', () => {
    expect(isPasswordLongEnough('1234567')).toBe(false);
    expect(isPasswordLongEnough('12345678')).toBe(true);
  });

  test('regression: four emoji are four characters, not eight', () => {
    expect(isPasswordLongEnough('🦋🦋🦋🦋')).toBe(false);
  });
});

test('[V02, V03] the messages name the lengths of the constants', () => {
  expect(passwordMessages).toEqual({
    hint: 'Ten minste 8 tekens.',
    tooShort: 'Kies een wachtwoord van ten minste 8 tekens.',
    tooLong: 'Kies een wachtwoord van ten hoogste 300 tekens.',
    different: 'Wachtwoorden komen niet overeen met elkaar',
  });
});

describe('passwordsMatch', () => {
  test('[V03] passwords are compared exactly', () => {
    expect(passwordsMatch('Geheim-2026', 'Geheim-2026')).toBe(true);
    expect(passwordsMatch('Geheim-2026', 'geheim-2026')).toBe(false);
    expect(passwordsMatch('Geheim-2026', 'Geheim-2026 ')).toBe(false);
  });
});
