import { type Database, refreshSearchWords, refreshShelves } from '../../../apps/api/src/database.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { fillCompanies } from './fillCompanies.ts';
import { fillOrders } from './fillOrders.ts';

export interface ShopSize {
  readonly products: number;
  readonly companies: number;
  readonly orders: number;
}

/** Fills an empty, migrated database. The same size gives the same shop. */
export async function fillShop(database: Database, size: ShopSize): Promise<void> {
  await database.sql.begin(async (sql) => {
    // A million orders take longer than the timeout.
    await sql`set local statement_timeout = 0`;
    await fillCatalogue(sql, size.products);
    await fillCompanies(sql, size.companies, size.products);
    await refreshShelves(sql);
    await refreshSearchWords(sql);
    for (const table of ['companies', 'users', 'categories', 'products']) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql(table)}))`;
    }
    if (size.orders > 0) await fillOrders(sql, size);
  });
  // Updates the planner's statistics and the visibility map.
  await database.sql`vacuum analyze`;
}
