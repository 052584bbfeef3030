import type { Sql } from '../database/Database.ts';

/**
 * Removes the drafts of a company that can no longer be placed, so that their keys and contents are free for new ones.
 * What another request is removing at the same moment is left to it.
 */
export async function removeExpiredDrafts(sql: Sql, companyId: number, now: Date): Promise<void> {
  await sql`
    delete from orders where id in (
      select id from orders where company_id = ${companyId} and status = 'draft' and expires_at <= ${now}
        for update skip locked)`;
}
