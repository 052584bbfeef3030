import type { Sql } from '../database/Database.ts';
import type { punchOutConnections } from '../database/tables/index.ts';
import { defaultConnection, type PunchOutConnection } from './PunchOutConnection.ts';

/** What a company has agreed about its procurement system. */
export async function findConnection(sql: Sql, companyId: number): Promise<PunchOutConnection> {
  const [row] = await sql<(typeof punchOutConnections.$inferSelect)[]>`
    select * from punch_out_connections where company_id = ${companyId}`;
  if (!row) return defaultConnection;
  const { hosts, functions, unit, discounts, materialGroups, cxmlEncoding } = row;
  const customFields = {
    vatPercentage: row.vatField,
    deliveryDate: row.dateField,
    orderReference: row.referenceField,
  };
  return { hosts, functions, unit, discounts, materialGroups, customFields, cxmlEncoding };
}
