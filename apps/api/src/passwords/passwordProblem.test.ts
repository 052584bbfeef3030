import { expect, test } from 'vitest';
import { isCommonPassword } from './isCommonPassword.ts';
import { passwordProblem } from './passwordProblem.ts';

test('a password under 8 characters is too short', () => {
  expect(passwordProblem('Zeven-7')).toBe('Kies een wachtwoord van minstens 8 tekens.');
});

test.each(['password1', 'PASSWORD1', 'Welkom01', '12345678', 'qwertyuiop'])(
  '%s is too common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(passwordProblem(password)).toContain('makkelijk te raden');
  },
);

test.each(['Magazijn-2026!', 'vier losse woorden hier', 'żółć-żółć'])('%s will do', (password) => {
  expect(passwordProblem(password)).toBeNull();
});
