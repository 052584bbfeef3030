import { insertRows, type Sql } from '@magazijn/api/database';
import { DEMO_CXML, DEMO_PUNCH_OUT_USER } from '../demo/DemoPunchOut.ts';

/**
 * Writes what the demo company has agreed about its procurement system, which the sandbox plays. Its cXML secret is the
 * demo password.
 */
export async function seedPunchOut(sql: Sql): Promise<void> {
  const [user] = await sql<{ companyId: number; passwordHash: string }[]>`
    select company_id, password_hash from users where email = ${DEMO_PUNCH_OUT_USER}`;
  if (!user) throw new Error(`There is no demo account ${DEMO_PUNCH_OUT_USER}`);
  await insertRows(sql, 'punch_out_connections', [
    {
      companyId: user.companyId,
      // The sandbox's port is free to choose.
      hosts: ['127.0.0.1:*', 'localhost:*'],
      functions: ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'],
      unit: 'ST',
      discounts: 'lines',
      vatField: 1,
      dateField: 2,
      referenceField: 5,
      // UNSPSC segments, as a buyer's own groups often are
      materialGroups: { verzorging: '53130000', 'verzorging/luiers': '53102306', voeding: '50000000' },
      cxmlDomain: DEMO_CXML.domain,
      cxmlIdentity: DEMO_CXML.buyer,
      cxmlSecretHash: user.passwordHash,
      cxmlEncoding: 'urlencoded',
    },
  ]);
}
