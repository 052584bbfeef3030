import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './companies.ts';

/** One row per token that was given out; a token counts as long as its row does. */
export const sessions = pgTable(
  'sessions',
  {
    /** The token's `jti`. */
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who logged in: another than `userId` while switched, and the one whose rights decide where to switch. */
    originalUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId), index().on(table.originalUserId)],
);

/** Failed logins per account and per network address, so that every process counts together. */
export const loginAttempts = pgTable('login_attempts', {
  /** A hash: neither addresses nor names are kept. */
  key: text().primaryKey(),
  attempts: integer().notNull(),
  windowEndsAt: timestamp({ withTimezone: true }).notNull(),
});
