import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A mail is stored in the transaction that causes it, so that none is lost. A trigger queues a job for each row. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The kind of mail; see `outboxPayloads`. */
    kind: text().notNull(),
    /** One per event, so that a repeated event sends no second mail. */
    uniqueKey: text().notNull().unique(),
    payload: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Three columns of versions before migration 0027; the job of the row has taken their place. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    failedAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** Why no mail was sent although the row counts as sent. */
    lastError: text(),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`sent_at is null and failed_at is null`),
    index('outbox_dead_letters').on(table.failedAt).where(sql`failed_at is not null`),
  ],
);
