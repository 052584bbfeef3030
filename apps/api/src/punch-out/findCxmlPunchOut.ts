import type { Sql } from '../database/Database.ts';
import type { CxmlPunchOut } from './CxmlPunchOut.ts';

/** What a cXML system asked for when it began a session; null for any other session. */
export async function findCxmlPunchOut(sql: Sql, sessionId: string): Promise<CxmlPunchOut | null> {
  const [row] = await sql<{ cxml: CxmlPunchOut }[]>`
    select cxml from cxml_punch_outs where session_id = ${sessionId}`;
  return row?.cxml ?? null;
}
