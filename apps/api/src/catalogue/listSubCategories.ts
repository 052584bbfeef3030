import type { Sql } from '../database/Database.ts';
import type { SubCategoryRow } from './toWireCategory.ts';

/** What is below a category, in its order. */
export function listSubCategories(sql: Sql, categoryId: number): Promise<SubCategoryRow[]> {
  return sql<SubCategoryRow[]>`
    select url, description, product_count from categories where parent_id = ${categoryId} order by priority, id`;
}
