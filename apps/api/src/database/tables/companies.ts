import { allRoles, type Role } from '@magazijn/domain/people';
import { allPaymentMethods, type PaymentMethod } from '@magazijn/domain/validation';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** The customers (specification, section 3). A company with `parentId` belongs to a parent organisation. */
export const companies = pgTable(
  'companies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerNumber: text().notNull().unique(),
    name: text().notNull(),
    vatCode: text(),
    fiscalCode: text(),
    iban: text(),
    payment: text().$type<PaymentMethod>().notNull(),
    giveaway: boolean().notNull().default(false),
    newsletter: boolean().notNull().default(false),
    telesuperEnabled: boolean().notNull().default(false),
    /** Where its invoices are mailed, instead of its invoice address's or its own e-mail address; null for those. */
    invoiceEmail: text(),
    parentId: integer().references((): AnyPgColumn => companies.id),
  },
  (table) => [
    check(
      'companies_payment',
      sql`${table.payment} in (${sql.raw(allPaymentMethods.map((method) => `'${method}'`).join(', '))})`,
    ),
    index().on(table.parentId),
  ],
);

/** Addresses for goods (`main`) and invoices (`invoice`); without an invoice address the main one is used. */
export const addresses = pgTable(
  'addresses',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text().$type<'main' | 'invoice'>().notNull(),
    companyName: text().notNull(),
    /** 1 is Dhr., 0 is Mevr., null is neither. */
    contactGender: smallint().$type<0 | 1>(),
    contactFirstName: text(),
    contactLastName: text(),
    street: text().notNull(),
    number: text().notNull(),
    numberSuffix: text(),
    postalCode: text().notNull(),
    city: text().notNull(),
    country: text().$type<'NL' | 'BE'>().notNull(),
    phoneNumber: text(),
    emailAddress: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind] }),
    check('addresses_kind', sql`${table.kind} in ('main', 'invoice')`),
    check('addresses_country', sql`${table.country} in ('NL', 'BE')`),
    check('addresses_gender', sql`${table.contactGender} in (0, 1)`),
  ],
);

/** Addresses that a company has goods delivered to besides its main one, in the same country. */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The user who added it. Null after that user is deleted. */
    userId: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The company's name for it: 'Locatie Oost'. */
    label: text().notNull(),
    companyName: text().notNull(),
    contactFirstName: text(),
    contactLastName: text(),
    street: text().notNull(),
    number: text().notNull(),
    numberSuffix: text(),
    postalCode: text().notNull(),
    city: text().notNull(),
    country: text().$type<'NL' | 'BE'>().notNull(),
    phoneNumber: text(),
  },
  (table) => [
    // Adding one again, such as after a lost response, adds no second one.
    uniqueIndex('delivery_addresses_label').on(table.companyId, sql`lower(label)`),
    index().on(table.userId),
    check('delivery_addresses_country', sql`${table.country} in ('NL', 'BE')`),
  ],
);

/** The logins. An e-mail address belongs to one user, case-insensitively. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    email: text().notNull(),
    passwordHash: text().notNull(),
    admin: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    /** '' for a user without one, such as the user of a registration: then the company's contact is greeted. */
    name: text().notNull().default(''),
    role: text().$type<Role>().notNull().default('administrator'),
    /** When an administrator of the company ended this user's access, which also disables the user. */
    endedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Used by `findUserByEmail` in accounts/login.ts.
    uniqueIndex('users_email_unique').on(
      sql`lower(normalize(${table.email}, NFKC) collate "pg_unicode_fast")`,
    ),
    index().on(table.companyId),
    check('users_role', sql`${table.role} in (${sql.raw(allRoles.map((role) => `'${role}'`).join(', '))})`),
    check('users_ended', sql`${table.endedAt} is null or ${table.disabled}`),
  ],
);
