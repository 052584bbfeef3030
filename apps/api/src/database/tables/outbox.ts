import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What has to be sent, written in the transaction that is the reason for it: a mail is never lost and never sent for
 * something that did not happen. Workers take rows with SKIP LOCKED.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Which mail; see `outboxPayloads`. */
    kind: text().notNull(),
    /** One per event, so that a repeated event sends nothing twice. */
    uniqueKey: text().notNull().unique(),
    payload: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    /** Given up: a dead letter. */
    failedAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`sent_at is null and failed_at is null`),
    index('outbox_dead_letters').on(table.failedAt).where(sql`failed_at is not null`),
  ],
);
