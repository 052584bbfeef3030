import { maxLineQuantity } from '@magazijn/domain/cart';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';

/** 'Lijsten': lists to order from, of a company and the person who made them. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /**
     * The user who created the list. Null after that user is deleted: a shared list then belongs to the company, and
     * the trigger `users_remove_private_lists` has deleted the private ones.
     */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * The person who created it as a switched login without colleagues, which acts as the user of the company: it is that
     * person's as soon as there are colleagues. Null for any other list, and once that person's access ended.
     */
    makerId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Whether the other users of the company see and change it too. */
    shared: boolean().notNull(),
    version: integer().notNull().default(1),
    /** The number of the current round along the shelves; grows when a round ends. */
    round: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.companyId), index().on(table.userId), index().on(table.makerId)],
);

/** They do not refer to `products`: a line survives its product, with the name and price of its day. */
export const shoppingListLines = pgTable(
  'shopping_list_lines',
  {
    listId: integer()
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** Whether `quantity` is ordered each time, or wanted in stock. */
    kind: text().$type<'order' | 'stock'>().notNull(),
    name: text().notNull(),
    articleNumber: text().notNull(),
    priceCents: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The last count of the product in stock. Null, with the three columns below, until it is counted. */
    counted: integer(),
    countedAt: timestamp({ withTimezone: true }),
    countedRound: integer(),
    /** The user who counted. Null after that user is deleted. */
    countedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    check(
      'shopping_list_lines_quantity',
      sql`${table.quantity} between 1 and ${sql.raw(String(maxLineQuantity))}`,
    ),
    check(
      'shopping_list_lines_counted',
      sql`${table.counted} between 0 and ${sql.raw(String(maxLineQuantity))}
        and num_nulls(${table.counted}, ${table.countedAt}, ${table.countedRound}) in (0, 3)`,
    ),
    index().on(table.countedBy),
    check('shopping_list_lines_kind', sql`${table.kind} in ('order', 'stock')`),
  ],
);
