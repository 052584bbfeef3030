import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { companies, users } from './companies.ts';

/** Favourites of a company, which all its people see. */
export const favourites = pgTable(
  'favourites',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.productId] }),
    index().on(table.companyId, table.createdAt),
    index().on(table.productId),
  ],
);

/** Favourites that a person marked for themself, in the company that they acted for. */
export const ownFavourites = pgTable(
  'own_favourites',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The person who logged in, also while switched into the company. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.productId] }),
    index().on(table.companyId),
    index().on(table.productId),
  ],
);

export const stockMailRequests = pgTable(
  'stock_mail_requests',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.productId] }),
    index().on(table.productId),
    index().on(table.userId),
  ],
);
