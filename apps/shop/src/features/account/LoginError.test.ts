import { ApiError } from '@magazijn/api-client';
import { expect, test } from 'vitest';
import { loginErrorMessage, toLoginError } from './LoginError.ts';

const textsOf = (error: unknown) => {
  const message = loginErrorMessage(toLoginError(error));
  return message ? [message.text] : [];
};
const refused = (message: string, status: number, retryAfter?: number) =>
  textsOf(new ApiError('refused', message, { status, retryAfter: retryAfter ?? null }));

test.each([
  ['Bad credentials.', 401, ['Vul een geldig e-mailadres en wachtwoord in']],
  ['User account is disabled.', 401, ['Account is niet actief']],
  ['Something else', 401, []],
  ['Bad credentials.', 400, []],
  ['User account is disabled.', 403, []],
  ['', 500, ['Inloggen lukt nu niet. Probeer het opnieuw.']],
  ['Bad credentials.', 503, ['Inloggen lukt nu niet. Probeer het opnieuw.']],
])('[X01] %s with status %i shows: %j', (message, status, texts) => {
  expect(refused(message, status)).toEqual(texts);
});

test('too many attempts show the time to wait, in whole minutes', () => {
  expect(refused('', 429, 61)).toEqual(['Te veel pogingen. Probeer het over 2 minuten opnieuw.']);
  expect(refused('', 429, 5)).toEqual(['Te veel pogingen. Probeer het over 1 minuut opnieuw.']);
});

test('a missing response shows a message; an error in our code shows none', () => {
  expect(textsOf(new ApiError('unreachable', 'offline'))).toEqual([
    'Inloggen lukt nu niet. Probeer het opnieuw.',
  ]);
  expect(textsOf(new TypeError('a bug'))).toEqual([]);
});
