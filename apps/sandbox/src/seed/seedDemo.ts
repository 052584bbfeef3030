import {
  type Database,
  insertRows,
  refreshSearchWords,
  refreshShelves,
  type Sql,
} from '@magazijn/api/database';
import type { DemoCatalogue } from '../demo/DemoCatalogue.ts';
import { seedAccounts } from './seedAccounts.ts';
import { seedContent } from './seedContent.ts';
import { seedProducts } from './seedProducts.ts';
import { seedPunchOut } from './seedPunchOut.ts';

/** Ids were given by the catalogue: the next row of our own must come after them. */
async function continueNumbering(sql: Sql): Promise<void> {
  for (const table of ['companies', 'users', 'categories', 'products', 'offers', 'offer_banners']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql(table)}))`;
  }
}

/** Fills empty tables with the demonstration data: all of it or, when it fails, nothing. */
export async function seedDemo(database: Database, catalogue: DemoCatalogue): Promise<void> {
  await database.sql.begin(async (sql) => {
    await seedAccounts(sql, catalogue.accounts);
    await seedPunchOut(sql);
    await insertRows(
      sql,
      'categories',
      catalogue.categories.map((category) => ({ ...category, productCount: 0 })),
    );
    await seedProducts(sql, catalogue.products);
    await insertRows(
      sql,
      'special_products',
      catalogue.specials.flatMap(({ categoryId, productIds }) =>
        productIds.map((productId, position) => ({ categoryId, productId, position })),
      ),
    );
    await seedContent(sql, catalogue);
    await refreshShelves(sql);
    await refreshSearchWords(sql);
    await continueNumbering(sql);
  });
  // The planner knows nothing of new rows until it has counted them.
  await database.sql`analyze`;
}
