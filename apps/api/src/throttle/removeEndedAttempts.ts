import type { Sql } from '../database/Database.ts';

/** Forgets what need not be remembered any more. Whoever else does so at the same moment is not waited for. */
export async function removeEndedAttempts(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from login_attempts where key in (
      select key from login_attempts where window_ends_at <= ${now} for update skip locked
    )`;
}
