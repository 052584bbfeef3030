import { ApiError } from '@magazijn/api-client';
import { expect, test } from 'vitest';
import { passwordFailure } from './NewPasswordFields.tsx';

test('[V10, X07] the reason of a refusal shows below the text', () => {
  const reason = 'Dit wachtwoord komt te vaak voor.';
  expect(passwordFailure(new ApiError('refused', reason, { status: 422 }))).toEqual({
    tone: 'error',
    text: 'Er is een fout opgetreden',
    details: [reason],
  });
});

test.each([
  new ApiError('refused', 'Kaput', { status: 500 }),
  new ApiError('unreachable', 'No answer'),
  new TypeError('a bug'),
])('[V10, X07] any other failure shows a general message: %s', (error) => {
  expect(passwordFailure(error)).toEqual({ tone: 'error', text: 'Er is een fout opgetreden', details: [] });
});

test('too many attempts show the time to wait', () => {
  const error = new ApiError('refused', 'Too many', { status: 429, retryAfter: 61 });
  expect(passwordFailure(error).text).toBe('Te veel pogingen. Probeer het over 2 minuten opnieuw.');
});
