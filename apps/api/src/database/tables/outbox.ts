import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What has to be sent, written in the transaction that is the reason for it: a mail is never lost and never sent for
 * something that did not happen. A trigger queues a job for each row.
 */
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
    /** Of versions before migration 0027, which tried by these; a job of the queue `mail` tries now. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    failedAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** Why nothing was sent after all. */
    lastError: text(),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`sent_at is null and failed_at is null`),
    index('outbox_dead_letters').on(table.failedAt).where(sql`failed_at is not null`),
  ],
);
