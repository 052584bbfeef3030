import { hostPattern } from '@magazijn/api-client';
import { type PunchOutFunction, punchOutFunctions } from '@magazijn/api-client/schemas';
import { defaultOciCustomFields, defaultOciSettings, type OciCustomFields } from '@magazijn/domain/oci';
import type { Sql } from '../database/Database.ts';
import type { punchOutConnections } from '../database/tables/index.ts';
import type { CxmlPunchOut } from '../database/tables/punchOut.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';

/** The agreement of a company and the shop about its procurement system. */
export interface PunchOutConnection {
  /** `host`, `host:port` or `host:*`; empty: orders can be returned to any host, and no site can frame the shop. */
  readonly hosts: readonly string[];
  readonly functions: readonly PunchOutFunction[];
  readonly unit: string;
  readonly discounts: 'lines' | 'in-prices';
  readonly materialGroups: Readonly<Record<string, string>>;
  readonly customFields: OciCustomFields;
  readonly cxmlEncoding: 'urlencoded' | 'base64';
}

/** For a company without an agreement: the specification's values. */
const defaultConnection: PunchOutConnection = {
  hosts: [],
  functions: punchOutFunctions,
  unit: defaultOciSettings.unit,
  discounts: defaultOciSettings.discounts,
  materialGroups: defaultOciSettings.materialGroups,
  customFields: defaultOciCustomFields,
  cxmlEncoding: 'urlencoded',
};

type ConnectionRow = typeof punchOutConnections.$inferSelect;

export async function findConnection(sql: Sql, companyId: number): Promise<PunchOutConnection> {
  const [row] = await sql<ConnectionRow[]>`
    select * from punch_out_connections where company_id = ${companyId}`;
  return row ? toConnection(row) : defaultConnection;
}

/** How a session returns an order: the cXML request that started it, null without one; and the agreement of its company. */
export async function findReturnTerms(
  sql: Sql,
  { sessionId, companyId }: Pick<Viewer, 'sessionId' | 'companyId'>,
): Promise<{ readonly cxml: CxmlPunchOut | null; readonly connection: PunchOutConnection }> {
  const [row] = await sql<[{ cxml: CxmlPunchOut | null } & (ConnectionRow | { companyId: null })]>`
    select cxml_punch_outs.cxml, punch_out_connections.*
      from (values (${sessionId}::uuid, ${companyId}::int)) as asked (session_id, company_id)
      left join cxml_punch_outs on cxml_punch_outs.session_id = asked.session_id
      left join punch_out_connections on punch_out_connections.company_id = asked.company_id`;
  return { cxml: row.cxml, connection: row.companyId === null ? defaultConnection : toConnection(row) };
}

function toConnection(row: ConnectionRow): PunchOutConnection {
  const { hosts, functions, unit, discounts, materialGroups, cxmlEncoding } = row;
  const customFields = {
    vatPercentage: row.vatField,
    deliveryDate: row.dateField,
    orderReference: row.referenceField,
  };
  return { hosts, functions, unit, discounts, materialGroups, customFields, cxmlEncoding };
}

/** @throws HttpError 403 when a company's procurement system may not ask for a function. */
export async function requireFunction(sql: Sql, companyId: number, wanted: PunchOutFunction): Promise<void> {
  const { functions } = await findConnection(sql, companyId);
  if (!functions.includes(wanted)) throw new HttpError(403, `De functie ${wanted} is niet afgesproken.`);
}

/** The hosts that may show the shop in a frame: those of all companies together. */
export async function listFrameHosts(sql: Sql): Promise<string[]> {
  const rows = await sql<{ host: string }[]>`
    select distinct unnest(hosts) as host from punch_out_connections where hosts <> '{}' order by host`;
  // The hosts become part of a header, where an invalid one could allow other sites.
  return rows.map(({ host }) => host).filter((host) => hostPattern.test(host));
}
