import {
  type ApprovalEventKind,
  type ApprovalReason,
  type ApprovalStatus,
  approvalStatuses,
  defaultRisePercent,
  approvalEvents as eventKinds,
  maxApprovalLimit,
  maxRemarkLength,
  maxRisePercent,
} from '@magazijn/domain/approvals';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';
import { orders } from './orders.ts';

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The settings of approvals, of companies that have rules. Its row is locked by whatever counts or changes them (docs/adr/0081). */
export const approvalSettings = pgTable(
  'approval_settings',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** In per cent. */
    risePercent: smallint().notNull().default(defaultRisePercent),
    /** Counts its changes and those of the rules. */
    version: integer().notNull().default(0),
  },
  (table) => [
    check(
      'approval_settings_rise',
      sql`${table.risePercent} between 0 and ${sql.raw(String(maxRisePercent))}`,
    ),
  ],
);

/** Limits up to which people order without approval. Amounts exclude VAT. */
export const approvalRules = pgTable(
  'approval_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null: all buyers and requesters. */
    personId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The path of a main category; null for the whole order. */
    category: text(),
    /** The code of a cost centre; null for all. */
    costCentre: text(),
    maxOrderCents: integer(),
    maxMonthCents: integer(),
    /** Null: every administrator. */
    approverId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.companyId),
    index().on(table.personId),
    index().on(table.approverId),
    check(
      'approval_rules_limit',
      sql`${table.maxOrderCents} is not null or ${table.maxMonthCents} is not null`,
    ),
    check(
      'approval_rules_amounts',
      sql`${table.maxOrderCents} between 0 and ${sql.raw(String(maxApprovalLimit))} and ${table.maxMonthCents} between 0 and ${sql.raw(String(maxApprovalLimit))}`,
    ),
  ],
);

/** Absences of approvers, and the stand-ins who may decide during them. */
export const approvalStandIns = pgTable(
  'approval_stand_ins',
  {
    personId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    standInId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Both days are included. */
    fromOn: date({ mode: 'string' }).notNull(),
    untilOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    index().on(table.companyId),
    index().on(table.standInId),
    check('approval_stand_ins_days', sql`${table.fromOn} <= ${table.untilOn}`),
    check('approval_stand_ins_other', sql`${table.personId} <> ${table.standInId}`),
  ],
);

export interface RequestedLine {
  readonly productId: number;
  readonly path: string;
  readonly description: string;
  readonly articleNumber: string;
  readonly unit: string;
  readonly image: string | null;
  readonly quantity: number;
  readonly priceCents: number;
}

/** Requests to approve an order, which has the status `requested` and keeps the goods. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The person who logged in, also while switched. */
    requesterId: integer().references(() => users.id, { onDelete: 'set null' }),
    requesterName: text().notNull(),
    /** Null: every administrator. */
    approverId: integer().references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<ApprovalStatus>().notNull(),
    remark: text().notNull(),
    reasons: jsonb().$type<readonly ApprovalReason[]>().notNull(),
    /** Without gifts. */
    lines: jsonb().$type<readonly RequestedLine[]>().notNull(),
    submittedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When the approver is reminded; null once that is done. */
    remindAt: timestamp({ withTimezone: true }),
    /** Counts its changes; mailed links are for one version. */
    version: integer().notNull().default(1),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedByName: text(),
    decidedAt: timestamp({ withTimezone: true }),
    refusal: text(),
  },
  (table) => [
    unique('approval_requests_order').on(table.orderId),
    index('approval_requests_list').on(table.companyId, table.status, table.submittedAt),
    index().on(table.requesterId),
    index().on(table.approverId),
    index().on(table.decidedBy),
    index('approval_requests_due').on(table.expiresAt).where(sql`status = 'open'`),
    check('approval_requests_status', sql`${table.status} in (${listed(approvalStatuses)})`),
    check('approval_requests_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
    check('approval_requests_remark', sql`length(${table.remark}) <= ${sql.raw(String(maxRemarkLength))}`),
  ],
);

/** The history of requests. Names are stored, since auditors ask after people have left. */
export const approvalEvents = pgTable(
  'approval_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => approvalRequests.id, { onDelete: 'cascade' }),
    happenedAt: timestamp({ withTimezone: true }).notNull(),
    event: text().$type<ApprovalEventKind>().notNull(),
    /** '' for the shop. */
    person: text().notNull(),
    note: text().notNull(),
  },
  (table) => [
    index().on(table.requestId, table.id),
    check('approval_events_event', sql`${table.event} in (${listed(eventKinds)})`),
  ],
);

/** Links by which a person decides about a request. Their tokens were mailed; only hashes are kept. */
export const approvalLinks = pgTable(
  'approval_links',
  {
    tokenHash: text().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => approvalRequests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.requestId), index().on(table.userId)],
);
