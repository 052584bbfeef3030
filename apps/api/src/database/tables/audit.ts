import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Append-only by triggers (0016_audit.sql). Ids without names and foreign keys, since a row outlives its subject. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    happenedAt: timestamp({ withTimezone: true }).notNull(),
    /** 'login', 'order-placed' */
    event: text().notNull(),
    userId: integer(),
    /** The user who logged in; differs from `userId` while switched. */
    originalUserId: integer(),
    companyId: integer(),
    address: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index().on(table.userId, table.id)],
);
