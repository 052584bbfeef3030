import type { Sql } from '../database/Database.ts';

/**
 * Puts mails that were given up back in the outbox, with all their attempts before them.
 *
 * @param id one of them; null for all.
 * @returns how many.
 */
export async function reviveDeadLetters(sql: Sql, id: number | null): Promise<number> {
  const revived = await sql`
    update outbox set failed_at = null, attempts = 0, next_attempt_at = now()
      where failed_at is not null and (${id}::bigint is null or id = ${id}::bigint)
      returning id`;
  return revived.length;
}
