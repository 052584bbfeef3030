import { timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2id.ts';

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** What an unknown user's password is compared with: the answer then takes as long as for a known one. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether a password belongs to a stored hash. Takes as long when there is none.
 *
 * @param hash from `hashPassword`; null for a user that does not exist, which no password fits.
 * @throws Error when the hash is not one of ours.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = format.exec(hash ?? nobody);
  if (!parts) throw new Error('The stored password hash is not in the argon2id PHC format');
  const [, memory, passes, parallelism, salt = '', stored = ''] = parts;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await argon2id(password, Buffer.from(salt, 'base64'), cost);
  const expected = Buffer.from(stored, 'base64');
  return derived.length === expected.length && timingSafeEqual(derived, expected) && hash !== null;
}
