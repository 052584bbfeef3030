import type { PunchOutFunction } from '@magazijn/api-client/schemas';
import type { OciCustomField } from '@magazijn/domain/oci';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';
import { sessions } from './sessions.ts';

/** A cXML `Credential`, as in its header. */
export interface CxmlCredential {
  /** 'NetworkId', 'DUNS' */
  readonly domain: string;
  readonly identity: string;
}

/** The data of a PunchOutSetupRequest that its transfer repeats. */
export interface CxmlPunchOut {
  readonly operation: 'create' | 'edit' | 'inspect';
  /** Opaque; returned unchanged. */
  readonly buyerCookie: string;
  /** BrowserFormPost: the URL to which the browser posts the message. */
  readonly postUrl: string;
  /** `From` of the request, `To` of the message. */
  readonly buyer: CxmlCredential;
  readonly supplier: CxmlCredential;
  /** The initial quantities of the cart (operations `edit` and `inspect`). */
  readonly amounts: readonly { readonly productId: number; readonly amount: number }[];
  /** The coupon of those prices; '' without one. */
  readonly coupon: string;
  /** Article numbers of the request that the shop does not have or no longer sells; absent without any. */
  readonly unknownArticles?: readonly string[];
}

type FreeField = Exclude<OciCustomField, null>;

/** The procurement settings of a company. Without a row the specified defaults apply. */
export const punchOutConnections = pgTable(
  'punch_out_connections',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `host`, `host:port` or `host:*`; empty: any host can be returned to, and none can embed the shop. */
    hosts: text().array().notNull(),
    functions: text().array().$type<PunchOutFunction[]>().notNull(),
    unit: text().notNull().default('ST'),
    discounts: text().$type<'lines' | 'in-prices'>().notNull().default('lines'),
    vatField: smallint().$type<FreeField>().default(1),
    dateField: smallint().$type<FreeField>().default(2),
    referenceField: smallint().$type<FreeField>().default(5),
    materialGroups: jsonb().$type<Record<string, string>>().notNull(),
    /** The credential with which its cXML identifies it: `NetworkId`, `AN01000000001`. */
    cxmlDomain: text(),
    cxmlIdentity: text(),
    cxmlSecretHash: text(),
    cxmlEncoding: text().$type<'urlencoded' | 'base64'>().notNull().default('urlencoded'),
  },
  (table) => [
    index('punch_out_connections_listed').on(table.companyId).where(sql`hosts <> '{}'`),
    unique('punch_out_connections_cxml_domain_cxml_identity_unique').on(table.cxmlDomain, table.cxmlIdentity),
    check('punch_out_connections_unit', sql`length(${table.unit}) between 1 and 3`),
    check('punch_out_connections_discounts', sql`${table.discounts} in ('lines', 'in-prices')`),
    check('punch_out_connections_encoding', sql`${table.cxmlEncoding} in ('urlencoded', 'base64')`),
    check(
      'punch_out_connections_fields',
      sql`${table.vatField} between 1 and 5 and ${table.dateField} between 1 and 5 and ${table.referenceField} between 1 and 5`,
    ),
    check(
      'punch_out_connections_fields_differ',
      sql`${table.vatField} <> ${table.dateField} and ${table.dateField} <> ${table.referenceField} and ${table.referenceField} <> ${table.vatField}`,
    ),
    check(
      'punch_out_connections_cxml',
      sql`(${table.cxmlDomain} is null) = (${table.cxmlIdentity} is null) and (${table.cxmlIdentity} is null) = (${table.cxmlSecretHash} is null)`,
    ),
  ],
);

/** One-time codes that start a punch-out session; only hashes are stored. */
export const punchOutCodes = pgTable(
  'punch_out_codes',
  {
    codeHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The parameters of the punch-out request, without user name and password. */
    parameters: jsonb('call_up').$type<Record<string, string>>().notNull(),
    cxml: jsonb().$type<CxmlPunchOut>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Sessions started by a cXML system, with the data that their transfer repeats. */
export const cxmlPunchOuts = pgTable('cxml_punch_outs', {
  sessionId: uuid()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  cxml: jsonb().$type<CxmlPunchOut>().notNull(),
});
