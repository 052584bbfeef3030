import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { type CategoryAddress, categoryPlace } from './categoryPlace.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductPage } from './ProductPage.ts';
import type { ProductRow } from './ProductRow.ts';
import { productColumns } from './productColumns.ts';
import { productTables } from './productTables.ts';

/** One page of a category, those of its sub categories included; null when there is no such category. */
export async function listCategory(
  sql: Sql,
  viewer: Viewer | null,
  address: CategoryAddress,
  page: PageRequest,
): Promise<ProductPage | null> {
  const before = offsetOf(page);
  // A page without products still tells how many there are, in a row without a product.
  const rows = await sql<(ProductRow & { total: number; productId: number | null })[]>`
    with found as (
      select category.id, category.product_count
        from categories as category left join categories as parent on parent.id = category.parent_id
        where ${categoryPlace(sql, address)}
    )
    select found.product_count as total, listed.*
      from found
      left join lateral (
        select shelves.product_id, shelves.position, ${productColumns(sql)}
          from shelves join products on products.id = shelves.product_id
          ${productTables(sql, viewer)}
          where shelves.category_id = found.id
            and shelves.position > ${before} and shelves.position <= ${before + page.pageSize}
      ) as listed on true
      order by listed.position`;
  const [first] = rows;
  return first ? { total: first.total, rows: first.productId === null ? [] : rows } : null;
}
