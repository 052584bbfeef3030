import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './companies.ts';

/** One row per valid token; a login's row has the last use of its switched sessions. Removing it ends all of them. */
export const sessions = pgTable(
  'sessions',
  {
    /** The token's `jti`. */
    id: uuid().primaryKey(),
    /** The login that it descends from by switching; its own id for a login. */
    loginId: uuid()
      .notNull()
      .references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The user who logged in, whose rights decide where to switch; differs from `userId` while switched. */
    originalUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Of a login: the last request with its token or a switched one, to the minute. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    /** The address and browser of that request. */
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

/** Rate-limited attempts and their expiry, shared by all processes. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** A hash: neither addresses nor names are stored. */
    key: text().primaryKey(),
    countsUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.countsUntil)],
);
