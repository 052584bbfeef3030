// Categories: selected by path, listed for the navigation, and in wire format.

import type { WireCategory } from '@magazijn/api-client/schemas';
import type { Sql } from '../database/Database.ts';

interface CategoryRow {
  readonly id: number;
  readonly url: string;
  readonly description: string;
  readonly intro: string;
  readonly image: string | null;
  readonly priority: number;
  readonly productCount: number;
  readonly parentUrl: string | null;
  readonly parentDescription: string | null;
  readonly parentPriority: number | null;
}

/** The category `category`, or its sub category `sub`. */
export async function findCategory(
  sql: Sql,
  category: string,
  sub: string | undefined,
): Promise<CategoryRow | null> {
  const columns = sql`found.id, found.url, found.description, found.intro, found.image, found.priority,
    found.product_count, parent.url as parent_url, parent.description as parent_description,
    parent.priority as parent_priority`;
  const [row] =
    sub === undefined
      ? await sql<CategoryRow[]>`
          select ${columns} from categories as found left join categories as parent on parent.id = found.parent_id
            where found.url = ${category} and found.parent_id is null`
      : await sql<CategoryRow[]>`
          select ${columns} from categories as found join categories as parent on parent.id = found.parent_id
            where found.url = ${sub} and parent.url = ${category} and parent.parent_id is null`;
  return row ?? null;
}

/** The slugs of a category's path; `sub` is absent for a main category. */
export interface CategoryAddress {
  readonly category: string;
  readonly sub?: string | undefined;
}

/** The SQL condition for a category's path, on the aliases `category` and `parent`. */
export const categoryPlace = (sql: Sql, { category, sub }: CategoryAddress) =>
  sub === undefined
    ? sql`category.url = ${category} and category.parent_id is null`
    : sql`category.url = ${sub} and parent.url = ${category} and parent.parent_id is null`;

/** The sortable columns of the category list; no other names reach the query. */
const categoryOrders = { priority: 'priority', description: 'description' } as const;

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

export function listSubCategories(sql: Sql, categoryId: number): Promise<SubCategoryRow[]> {
  return sql<SubCategoryRow[]>`
    select url, description, product_count from categories where parent_id = ${categoryId} order by priority, id`;
}

interface SubCategoryRow {
  readonly url: string;
  readonly description: string;
  readonly productCount: number;
}

/** Converts a category to its wire format; a sub category has the aisle number of its parent. */
export function toWireCategory(row: CategoryRow, subCategories: readonly SubCategoryRow[]): WireCategory {
  return {
    description: row.description,
    url_description: row.url,
    image: row.image,
    number: row.parentPriority ?? row.priority,
    intro: row.intro,
    sub_categories: subCategories.map((sub) => ({
      description: sub.description,
      url_description: sub.url,
      products: sub.productCount,
    })),
    parent_category:
      row.parentUrl === null
        ? null
        : { url_description: row.parentUrl, description: row.parentDescription ?? '' },
  };
}
