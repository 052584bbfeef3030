import { randomBytes } from 'node:crypto';
import { argon2Cost, argon2id } from './argon2id.ts';

const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/**
 * Hashes a password for storage, in the PHC string format:
 * `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = argon2Cost;
  const hash = await argon2id(password, salt);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}
