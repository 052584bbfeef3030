import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { type CategoryAddress, categoryPlace } from './categoryPlace.ts';
import { listNarrowed, type NarrowedPage } from './listNarrowed.ts';
import type { Narrowing } from './Narrowing.ts';
import type { PageRequest } from './PageRequest.ts';

/** One page of a category, narrowed and sorted, those of its sub categories included; null when there is no such category. */
export async function listNarrowedCategory(
  sql: Sql,
  viewer: Viewer | null,
  address: CategoryAddress,
  narrowing: Narrowing,
  page: PageRequest,
): Promise<NarrowedPage | null> {
  const found = sql`
    select shelves.product_id, shelves.position as rank
      from categories as category left join categories as parent on parent.id = category.parent_id
      join shelves on shelves.category_id = category.id
      where ${categoryPlace(sql, address)}`;
  const listed = await listNarrowed(sql, viewer, found, narrowing, page);
  if (listed.before > 0) return listed;
  // Nothing on the shelf: a category without products, or none at all.
  const [category] = await sql`
    select category.id from categories as category left join categories as parent on parent.id = category.parent_id
      where ${categoryPlace(sql, address)}`;
  return category ? listed : null;
}
