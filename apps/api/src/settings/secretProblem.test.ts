import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretProblem } from './readApiSettings.ts';

test.each([
  '',
  'secret',
  'change-me',
  'x'.repeat(64),
  'abcabcabc'.repeat(10),
  '0123456789abcdef0123456789abcdef',
  'correcthorsebatterystaplecorrecthorsebatterystaple',
  'this-is-a-very-long-secret-for-production-use-only',
  'mijn geheime sleutel voor de webshop van 2026',
  randomBytes(8).toString('hex'),
])('%j can be guessed despite its length', (secret) => {
  expect(secretProblem('JWT_SECRET', secret)).toBe(
    'JWT_SECRET is weak: it can be guessed. Make one with: openssl rand -base64 32',
  );
});

test.each([
  '3b2d1dfd8c8c9d1f8f6c7e0f7ba3a4d5e91c2b60a7d4f8e35b6a9c0d1e2f7384',
  'n4Zp0x9Qm1Lk7Vt3Yb8Rw2Hc6Jf5Ds0Gx_TqE-uAiWo',
  'jW9-pQ3_kL7vB2nX8zR4tY6uH1cM5sD0',
])('%s cannot be guessed', (secret) => expect(secretProblem('JWT_SECRET', secret)).toBeNull());
