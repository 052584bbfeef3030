import { argon2Sync } from 'node:crypto';

/**
 * A password's hash of the least cost, which it tells of itself, for accounts by which tests log in by the hundred. What
 * the shop's own hashes cost has a test beside `hashPassword`; who measures a login gives the account one of those.
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
