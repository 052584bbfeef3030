import type { Sql } from '../database/Database.ts';

/** The open draft of a company with this content, when it has no key; null when there is none. */
export async function findOpenDraft(
  sql: Sql,
  companyId: number,
  contentHash: string,
): Promise<number | null> {
  const [open] = await sql<{ id: number }[]>`
    select id from orders
      where company_id = ${companyId} and content_hash = ${contentHash}
        and status in ('draft', 'awaiting-payment') and idempotency_key is null`;
  return open?.id ?? null;
}
