import type { Sql } from '../database/Database.ts';
import type { CategoryRow } from './findCategory.ts';
import type { SubCategoryRow } from './toWireCategory.ts';

/** What the list of categories can be sorted by; the only names that ever reach the query. */
export const categoryOrders = { priority: 'priority', description: 'description' } as const;

/** The categories of the navigation with their sub categories, which keep their own order. */
export async function listCategories(
  sql: Sql,
  field: keyof typeof categoryOrders,
  order: 'asc' | 'desc',
): Promise<(CategoryRow & { readonly subCategories: SubCategoryRow[] })[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return await sql<(CategoryRow & { subCategories: SubCategoryRow[] })[]>`
    select top.id, top.url, top.description, top.intro, top.image, top.priority, top.product_count,
        null as parent_url, null as parent_description, null as parent_priority,
        coalesce((
          select jsonb_agg(jsonb_build_object('url', url, 'description', description, 'productCount', product_count)
              order by priority, id)
            from categories where parent_id = top.id
        ), '[]') as sub_categories
      from categories as top
      where top.parent_id is null and not top.special
      order by ${sql(`top.${categoryOrders[field]}`)} ${direction}, top.id`;
}
