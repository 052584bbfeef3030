import { randomUUID } from 'node:crypto';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { endOtherSessions } from '../session/sessions.ts';
import type { Viewer } from '../session/Viewer.ts';

/**
 * Gives a user another password, in the transaction of whoever checked that they may: other sessions and open links
 * end with the old one, and a mail says that it happened.
 *
 * @param user.session the one that goes on; null when none does.
 */
export async function setPassword(
  sql: Sql,
  user: { readonly id: number; readonly session: Pick<Viewer, 'sessionId' | 'loginId'> | null },
  passwordHash: string,
): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where id = ${user.id}`;
  await sql`delete from password_resets where user_id = ${user.id}`;
  await endOtherSessions(sql, user.id, user.session);
  await addToOutbox(sql, 'password-changed', `password-changed:${randomUUID()}`, { userId: user.id });
}
