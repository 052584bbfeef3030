import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** Hashes a password, in the PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = argon2Cost;
  const hash = await argon2id(password, salt);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The hash for unknown users, so that the response takes as long as for known ones. */
const unknownUserHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether a password matches a stored hash; takes equally long without one (null).
 *
 * @throws Error when the hash has another format.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = format.exec(hash ?? unknownUserHash);
  if (!parts) throw new Error('The stored password hash is not in the argon2id PHC format');
  const [, memory, passes, parallelism, salt = '', stored = ''] = parts;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await argon2id(password, Buffer.from(salt, 'base64'), cost);
  const expected = Buffer.from(stored, 'base64');
  return derived.length === expected.length && timingSafeEqual(derived, expected) && hash !== null;
}

const derive = promisify(argon2);

/** Each derivation takes 19 MiB and a core for tens of milliseconds, so concurrent ones are limited. */
const inTurn = pLimit(4);

/** The minimum of OWASP's Password Storage Cheat Sheet for argon2id: 19 MiB, 2 passes, 1 lane. */
const argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;

function argon2id(
  password: string,
  nonce: Uint8Array,
  cost: { memory: number; passes: number; parallelism: number } = argon2Cost,
): Promise<Buffer> {
  return inTurn(() => derive('argon2id', { message: password, nonce, tagLength: 32, ...cost }));
}
