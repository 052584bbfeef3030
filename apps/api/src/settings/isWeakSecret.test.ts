import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWeakSecret } from './isWeakSecret.ts';

test.each([
  '',
  'secret',
  'change-me',
  'x'.repeat(64),
  'abcabcabc'.repeat(10),
  randomBytes(8).toString('hex'),
])('%j can be guessed', (secret) => expect(isWeakSecret(secret)).toBe(true));

test('256 random bits cannot', () => {
  for (const encoding of ['base64url', 'hex'] as const) {
    expect(isWeakSecret(randomBytes(32).toString(encoding))).toBe(false);
  }
});
