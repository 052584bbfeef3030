import { maxLineQuantity } from '@magazijn/domain/cart';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';
import { orders } from './orders.ts';

/** The cart of one person in one company, on all devices (docs/adr/0072). */
export const savedCarts = pgTable(
  'saved_carts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The user who logged in, also while switched into the company. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Grows with each change and with each order. */
    version: integer().notNull().default(0),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    couponCode: text().notNull().default(''),
    couponVersion: integer().notNull().default(0),
    couponChangedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    orderReference: text().notNull().default(''),
    referenceVersion: integer().notNull().default(0),
    referenceChangedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('saved_carts_person').on(table.companyId, table.userId), index().on(table.userId)],
);

/** The lines of saved carts. Without a foreign key to `products`, so that the shop can show removed products. */
export const savedCartLines = pgTable(
  'saved_cart_lines',
  {
    cartId: integer()
      .notNull()
      .references(() => savedCarts.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    /** 0 for a line that was removed. */
    quantity: integer().notNull(),
    version: integer().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** The chosen cost centre, 0 for none; null, with the two columns below, when the buyer did not choose. */
    costCentreId: integer(),
    costCentreVersion: integer(),
    costCentreChangedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.productId] }),
    check(
      'saved_cart_lines_cost_centre',
      sql`num_nulls(${table.costCentreId}, ${table.costCentreVersion}, ${table.costCentreChangedAt}) in (0, 3)`,
    ),
    check(
      'saved_cart_lines_quantity',
      sql`${table.quantity} between 0 and ${sql.raw(String(maxLineQuantity))}`,
    ),
  ],
);

export const savedCartOrders = pgTable(
  'saved_cart_orders',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    cartId: integer()
      .notNull()
      .references(() => savedCarts.id, { onDelete: 'cascade' }),
    /** The version of the cart that it was taken out with; null for a draft. */
    version: integer(),
    /** The quantities that it took out, kept when the order changes. Null: those of the order. */
    quantities: jsonb().$type<Record<string, number>>(),
  },
  (table) => [index().on(table.cartId, table.version)],
);
