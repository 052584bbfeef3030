import type postgres from 'postgres';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { ProductRow } from './ProductRow.ts';
import { productColumns } from './productColumns.ts';
import { productTables } from './productTables.ts';

/**
 * The chosen products in their order, with one statement.
 *
 * @param chosen a query that gives `product_id` and `rank`.
 */
export function selectProducts(
  sql: Sql,
  viewer: Viewer | null,
  chosen: postgres.PendingQuery<postgres.Row[]>,
): Promise<ProductRow[]> {
  return sql<ProductRow[]>`
    select ${productColumns(sql)}
      from (${chosen}) as chosen join products on products.id = chosen.product_id
      ${productTables(sql, viewer)}
      order by chosen.rank`;
}
