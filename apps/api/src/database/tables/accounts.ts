import type { WeekdayName } from '@magazijn/domain/validation';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgSequence, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';

/** The number series of registered companies; gaps are allowed. */
export const customerNumbers = pgSequence('customer_numbers', { startWith: 20_001 });

/** Registrations; until `approvedAt` their user is disabled. Each is approved or refused once. */
export const registrations = pgTable(
  'registrations',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Also the time at which the terms were accepted, which a registration requires. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    approvedAt: timestamp({ withTimezone: true }),
    refusedAt: timestamp({ withTimezone: true }),
    /** The reason in the mail to the applicant, in lines; null without one. */
    refusalReason: text(),
  },
  (table) => [
    index('registrations_pending').on(table.createdAt).where(sql`approved_at is null`),
    check('registrations_decision', sql`${table.approvedAt} is null or ${table.refusedAt} is null`),
  ],
);

/** Links by which the seller decides about a registration. Their tokens were mailed; only hashes are kept. */
export const registrationLinks = pgTable(
  'registration_links',
  {
    tokenHash: text().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => registrations.companyId, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.companyId)],
);

/** The opening hours of a company; a day without times is closed. */
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

/** Password reset links. The tokens were mailed; only their hashes are stored. */
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
