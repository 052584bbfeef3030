import { allRoles, type Role } from '@magazijn/domain/people';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';

/** Invitations of people to a company. An accepted or withdrawn one is deleted. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The administrator who invited. Null after that user is deleted. */
    invitedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // An address is invited to a company once, in any spelling (`hasEmail` in accounts/login.ts).
    uniqueIndex('invitations_email_unique').on(
      table.companyId,
      sql`lower(normalize(${table.email}, NFKC) collate "pg_unicode_fast")`,
    ),
    index().on(table.invitedBy),
    check(
      'invitations_role',
      sql`${table.role} in (${sql.raw(allRoles.map((role) => `'${role}'`).join(', '))})`,
    ),
  ],
);

/** Links by which an invitation is accepted. Their tokens were mailed; only hashes are kept. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    tokenHash: text().primaryKey(),
    invitationId: integer()
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.invitationId)],
);
