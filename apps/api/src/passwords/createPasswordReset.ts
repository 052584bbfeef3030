import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/Database.ts';
import { hashResetToken } from './hashResetToken.ts';

/** How long a mailed link works. */
const lifetime = 60 * 60 * 1000;

/**
 * Makes the token of a link by which a user's password can be chosen anew: 256 random bits, kept as a hash alone.
 * Earlier links go on working for their hour, since any of them may be the mail that arrived.
 */
export async function createPasswordReset(sql: Sql, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetime);
  await sql`
    with ended as (delete from password_resets where user_id = ${userId} and expires_at <= ${now})
    insert into password_resets (token_hash, user_id, expires_at)
      values (${hashResetToken(token)}, ${userId}, ${expiresAt})`;
  return token;
}
