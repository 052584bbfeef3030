import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './companies.ts';

/**
 * One row per token that was given out; a token counts as long as its row is there. A login's own row carries what its
 * switched sessions share with it: when it was last used, and where. Whatever removes that row ends all of them.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** The token's `jti`. */
    id: uuid().primaryKey(),
    /** The login that it descends from by switching; its own id when it is one. */
    loginId: uuid()
      .notNull()
      .references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who logged in: another than `userId` while switched, and the one whose rights decide where to switch. */
    originalUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Of a login: when a request last came with its token, or one that it switched to; by the minute. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    /** Where that request came from, and what browser it said to be. */
    address: text().notNull().default(''),
    userAgent: text().notNull().default(''),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.originalUserId),
    index().on(table.loginId),
    index().on(table.expiresAt),
  ],
);

/** What may be tried only so often, and until when what was tried counts; every process counts together. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** A hash: neither addresses nor names are kept. */
    key: text().primaryKey(),
    countsUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.countsUntil)],
);
