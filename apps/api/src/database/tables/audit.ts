import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who did what, when and from where. Rows are only ever added: triggers refuse to change or remove them (0016_audit.sql). Numbers
 * and no names, and no reference: a row outlives what it is about.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    happenedAt: timestamp({ withTimezone: true }).notNull(),
    /** 'login', 'order-placed' */
    event: text().notNull(),
    /** Whom it was done as. */
    userId: integer(),
    /** Who had logged in; another than `userId` while switched. */
    originalUserId: integer(),
    companyId: integer(),
    address: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index().on(table.userId, table.id)],
);
