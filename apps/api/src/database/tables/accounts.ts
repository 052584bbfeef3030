import type { WeekdayName } from '@magazijn/domain/validation';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgSequence, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';

/** Where the numbers of companies that register come from; gaps mean nothing. */
export const customerNumbers = pgSequence('customer_numbers', { startWith: 20_001 });

/** Companies that registered themselves; until `approvedAt` their user is disabled. */
export const registrations = pgTable(
  'registrations',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Also when the terms were agreed to: without that there is no registration. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    approvedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('registrations_pending').on(table.createdAt).where(sql`approved_at is null`)],
);

/** When a company can be delivered to; a day without times is closed. */
export const openingHours = pgTable(
  'opening_hours',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    weekday: text().$type<WeekdayName>().notNull(),
    /** '07:30' */
    startTime: text(),
    endTime: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.weekday] }),
    check(
      'opening_hours_weekday',
      sql`${table.weekday} in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')`,
    ),
    check('opening_hours_times', sql`(${table.startTime} is null) = (${table.endTime} is null)`),
  ],
);

/** Links by which a password can be chosen anew. Their tokens were mailed; only hashes are kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);
