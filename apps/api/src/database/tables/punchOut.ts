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

/** Who cXML says that somebody is: the `Credential` of its header. */
export interface CxmlCredential {
  /** 'NetworkId', 'DUNS' */
  readonly domain: string;
  readonly identity: string;
}

/** What a PunchOutSetupRequest asked for, and its transfer has to repeat. */
export interface CxmlPunchOut {
  readonly operation: 'create' | 'edit' | 'inspect';
  /** Opaque: goes back as it came. */
  readonly buyerCookie: string;
  /** BrowserFormPost: where the browser posts the message. */
  readonly postUrl: string;
  /** `From` of the request, `To` of the message. */
  readonly buyer: CxmlCredential;
  readonly supplier: CxmlCredential;
  /** What the buyer's system holds already (operations `edit` and `inspect`): the quantities that the cart begins with. */
  readonly amounts: readonly { readonly productId: number; readonly amount: number }[];
  /** The coupon that those are priced with; '' for none. */
  readonly coupon: string;
  /** Article numbers of the buyer's system that the shop does not know; absent when it knows all. */
  readonly unknownArticles?: readonly string[];
}

type FreeField = Exclude<OciCustomField, null>;

/** What a company and the shop have agreed about its procurement system. Without a row the specification's values count. */
export const punchOutConnections = pgTable(
  'punch_out_connections',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `host`, `host:port` or `host:*`; empty: any host may be returned to, and none may frame the shop. */
    hosts: text().array().notNull(),
    functions: text().array().$type<PunchOutFunction[]>().notNull(),
    unit: text().notNull().default('ST'),
    discounts: text().$type<'lines' | 'in-prices'>().notNull().default('lines'),
    vatField: smallint().$type<FreeField>().default(1),
    dateField: smallint().$type<FreeField>().default(2),
    referenceField: smallint().$type<FreeField>().default(5),
    /** The company's material group per category path. */
    materialGroups: jsonb().$type<Record<string, string>>().notNull(),
    /** By what its cXML names itself: `NetworkId`, `AN01000000001`. */
    cxmlDomain: text(),
    cxmlIdentity: text(),
    /** Of the shared secret, hashed as passwords are. */
    cxmlSecretHash: text(),
    /** How its PunchOutOrderMessages go through the browser. */
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

/** One-time codes by which a browser begins a punch-out; only hashes are kept. */
export const punchOutCodes = pgTable(
  'punch_out_codes',
  {
    codeHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The punch-out request's parameters but user name and password. */
    parameters: jsonb('call_up').$type<Record<string, string>>().notNull(),
    cxml: jsonb().$type<CxmlPunchOut>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Sessions that a cXML system began, with what their transfer has to repeat. */
export const cxmlPunchOuts = pgTable('cxml_punch_outs', {
  sessionId: uuid()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  cxml: jsonb().$type<CxmlPunchOut>().notNull(),
});
