import { type Database, refreshSearchWords, refreshShelves } from '../../apps/api/src/database.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { fillCompanies } from './fillCompanies.ts';
import { fillOrders } from './fillOrders.ts';

/** How large a made-up shop is. */
export interface ShopSize {
  readonly products: number;
  readonly companies: number;
  /** Placed ones, spread over three years, with two lines each. */
  readonly orders: number;
}

/** Fills an empty, migrated database with a made-up shop: the same one for the same size. */
export async function fillShop(database: Database, size: ShopSize): Promise<void> {
  await database.sql.begin(async (sql) => {
    // A million orders take longer than any query of the shop may.
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
  // The planner knows nothing of new rows until it has counted them; the visibility map spares reads of the heap.
  await database.sql`vacuum analyze`;
}
