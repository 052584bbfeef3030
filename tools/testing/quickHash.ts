import { argon2Sync } from 'node:crypto';

/**
 * Hashes a password at the lowest cost, for accounts of tests that log in often. Tests that measure a login use the
 * shop's own hash.
 */
export function quickHash(password: string): string {
  const nonce = Buffer.alloc(16, 1);
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const [salt, derived] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${derived}`;
}
