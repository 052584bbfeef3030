import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductRow } from './ProductRow.ts';
import { selectProducts } from './selectProducts.ts';

/** One page of a category, those of its sub categories included. */
export function listCategory(
  sql: Sql,
  viewer: Viewer | null,
  categoryId: number,
  page: PageRequest,
): Promise<ProductRow[]> {
  const before = offsetOf(page);
  return selectProducts(
    sql,
    viewer,
    sql`select product_id, position as rank from shelves
      where category_id = ${categoryId} and position > ${before} and position <= ${before + page.pageSize}`,
  );
}
