import { expect, test } from 'vitest';
import { createXsrfToken, isXsrfToken } from './xsrfToken.ts';

const secret = 'a-secret-for-tests-0123456789-abcdefgh';

test('a token that was made here is recognised, and no two are alike', () => {
  const [first, second] = [createXsrfToken(secret), createXsrfToken(secret)];
  expect(first).not.toBe(second);
  expect([isXsrfToken(first, secret), isXsrfToken(second, secret)]).toEqual([true, true]);
});

test('a token that somebody planted is not', () => {
  const token = createXsrfToken(secret);
  const [value = '', signature = ''] = token.split('.');
  for (const planted of [
    '',
    '.',
    value,
    `${value}.`,
    `.${signature}`,
    `x${value}.${signature}`,
    `${value}.x${signature}`,
    createXsrfToken('another-secret-0123456789-abcdefghijkl'),
  ]) {
    expect(isXsrfToken(planted, secret), planted).toBe(false);
  }
});
