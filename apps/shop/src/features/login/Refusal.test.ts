import { ApiError } from '@magazijn/api-client';
import { expect, test } from 'vitest';
import { readRefusal, refusalText } from './Refusal.ts';

const textOf = (message: string, status: number, retryAfter?: number) => {
  const refusal = readRefusal(new ApiError('refused', message, { status, retryAfter: retryAfter ?? null }));
  return refusal && refusalText(refusal);
};

test.each([
  ['Bad credentials.', 401, 'Vul een geldig e-mailadres en wachtwoord in'],
  ['User account is disabled.', 401, 'Account is niet actief'],
  ['Something else', 401, null],
  ['Bad credentials.', 500, null],
  ['', 503, null],
])('[X01] %s with status %i shows: %s', (message, status, text) => {
  expect(textOf(message, status)).toBe(text);
});

test('too many attempts tell how long to wait, in whole minutes', () => {
  expect(textOf('', 429, 61)).toBe('Te veel pogingen. Probeer het over 2 minuten opnieuw.');
  expect(textOf('', 429, 5)).toBe('Te veel pogingen. Probeer het over 1 minuut opnieuw.');
});

test('no answer at all says so', () => {
  expect(readRefusal(new ApiError('unreachable', 'offline'))).toEqual({ kind: 'unreachable' });
  expect(readRefusal(new TypeError('a bug'))).toBeNull();
});
