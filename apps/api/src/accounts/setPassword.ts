import { randomUUID } from 'node:crypto';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import { closeOtherSessions } from '../session/closeOtherSessions.ts';

/**
 * Gives a user another password, in the transaction of whoever checked that they may: other sessions and open links
 * end with the old one, and a mail says that it happened.
 *
 * @param sessionId the session that goes on; null when none does.
 */
export async function setPassword(
  sql: Sql,
  user: { readonly id: number; readonly sessionId: string | null },
  passwordHash: string,
  now: Date,
): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where id = ${user.id}`;
  await sql`delete from password_resets where user_id = ${user.id}`;
  await closeOtherSessions(sql, user.id, user.sessionId, now);
  await addToOutbox(sql, 'password-changed', `password-changed:${randomUUID()}`, { userId: user.id });
}
