import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '../concurrency/limitConcurrency.ts';

const derive = promisify(argon2);

/** Each derivation takes 19 MiB and a core for some tens of milliseconds: a flood of logins must queue. */
const inTurn = limitConcurrency(4);

/** The least that OWASP's Password Storage Cheat Sheet advises for argon2id: 19 MiB, 2 passes, 1 lane. */
export const argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;

/** Derives 32 bytes from a password and a salt. */
export function argon2id(
  password: string,
  nonce: Uint8Array,
  cost: { memory: number; passes: number; parallelism: number } = argon2Cost,
): Promise<Buffer> {
  return inTurn(() => derive('argon2id', { message: password, nonce, tagLength: 32, ...cost }));
}
