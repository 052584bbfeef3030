import type { Sql } from '../database/Database.ts';

/**
 * Ends every session that began with a user's password, also those that switched to another company since.
 *
 * @param except the session that goes on; null when none does.
 */
export async function closeOtherSessions(
  sql: Sql,
  userId: number,
  except: string | null,
  now: Date,
): Promise<void> {
  await sql`
    update sessions set revoked_at = ${now}
      where original_user_id = ${userId} and id is distinct from ${except}::uuid and revoked_at is null`;
}
