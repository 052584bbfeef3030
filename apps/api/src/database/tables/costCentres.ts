import { maxCodeLength, maxCostCentreNameLength } from '@magazijn/domain/cost-centres';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

/** The groups and cost centres that the lines of a company's orders may have. */
export const costCentres = pgTable(
  'cost_centres',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    /** '' without one. */
    name: text().notNull(),
    /** Since when it can no longer be chosen; orders may name it. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // As `isSameCode` compares them.
    uniqueIndex('cost_centres_code_unique').on(
      table.companyId,
      sql`lower(normalize(${table.code}, NFKC) collate "pg_unicode_fast")`,
    ),
    check('cost_centres_code', sql`length(${table.code}) between 1 and ${sql.raw(String(maxCodeLength))}`),
    check('cost_centres_name', sql`length(${table.name}) <= ${sql.raw(String(maxCostCentreNameLength))}`),
  ],
);

/** A company's last choice per product. Without foreign keys, since removed products and cost centres do not count. */
export const productCostCentres = pgTable(
  'product_cost_centres',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    /** 0 for none. */
    costCentreId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId] })],
);
