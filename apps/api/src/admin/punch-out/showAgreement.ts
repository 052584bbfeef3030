import type { Sql } from '../../database/Database.ts';
import { findConnection } from '../../punch-out/connection.ts';

/** What counts for a company, as a file says it: agreed or the specification's. The secret is not among it. */
export async function showAgreement(sql: Sql, companyId: number): Promise<string> {
  const { cxmlEncoding, ...agreed } = await findConnection(sql, companyId);
  const [cxml] = await sql<{ domain: string; identity: string }[]>`
    select cxml_domain as domain, cxml_identity as identity from punch_out_connections
      where company_id = ${companyId} and cxml_domain is not null`;
  return JSON.stringify({ ...agreed, cxml: cxml ? { ...cxml, encoding: cxmlEncoding } : null }, null, 2);
}
