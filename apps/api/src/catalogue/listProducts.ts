// Paged product lists: of a category, best sellers, and offers.

import type { WireFacets } from '@magazijn/api-client/schemas';
import type { Sql } from '../database/Database.ts';
import { offsetOf, type PageRequest } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { type CategoryAddress, categoryPlace } from './categories.ts';
import {
  type FilteredPage,
  filteredColumns,
  listFilteredProducts,
  type ProductFilters,
} from './listFilteredProducts.ts';
import {
  type ProductPage,
  type ProductRow,
  productColumns,
  productTables,
  selectProducts,
} from './products.ts';

/** One page of a category with its sub categories; null when the category does not exist. */
export async function listCategory(
  sql: Sql,
  viewer: Viewer | null,
  address: CategoryAddress,
  page: PageRequest,
): Promise<ProductPage | null> {
  const before = offsetOf(page);
  // An empty page still returns the total, in a row without a product.
  const rows = await sql<(ProductRow & { total: number; productId: number | null })[]>`
    with found as (
      select category.id, category.product_count
        from categories as category left join categories as parent on parent.id = category.parent_id
        where ${categoryPlace(sql, address)}
    )
    select found.product_count as total, listed.*
      from found
      left join lateral (
        select shelves.product_id, shelves.position, ${productColumns(sql, viewer)}
          from shelves join products on products.id = shelves.product_id
          ${productTables(sql, viewer)}
          where shelves.category_id = found.id
            and shelves.position > ${before} and shelves.position <= ${before + page.pageSize}
      ) as listed on true
      order by listed.position`;
  const [first] = rows;
  return first ? { total: first.total, rows: first.productId === null ? [] : rows } : null;
}

/** One filtered and sorted page of a category with its sub categories; null when the category does not exist. */
export async function listFilteredCategory(
  sql: Sql,
  viewer: Viewer | null,
  address: CategoryAddress,
  filters: ProductFilters,
  page: PageRequest,
): Promise<FilteredPage | null> {
  const found = sql`
    select shelves.product_id, shelves.position as rank, ${filteredColumns(sql)}
      from categories as category left join categories as parent on parent.id = category.parent_id
      join shelves on shelves.category_id = category.id
      join products on products.id = shelves.product_id
      where ${categoryPlace(sql, address)}`;
  const listed = await listFilteredProducts(sql, viewer, found, filters, page);
  if (listed.before > 0) return listed;
  // No products: the category is empty or does not exist.
  const [category] = await sql`
    select category.id from categories as category left join categories as parent on parent.id = category.parent_id
      where ${categoryPlace(sql, address)}`;
  return category ? listed : null;
}

/** 'Best verkocht': all products, best sellers first. */
export async function listPopular(sql: Sql, viewer: Viewer | null, page: PageRequest): Promise<ProductPage> {
  const [counted] = await sql<{ total: number }[]>`
    select coalesce(sum(product_count), 0)::int as total from categories where parent_id is null and not special`;
  const rows = await selectProducts(
    sql,
    viewer,
    sql`select id as product_id, row_number() over (order by popularity desc, id) as rank from products
      order by popularity desc, id limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
  return { total: counted?.total ?? 0, rows };
}

/** The products on offer, best sellers first. `filters` is null for a plain list. */
export async function listOffered(
  sql: Sql,
  viewer: Viewer,
  page: PageRequest,
  filters: ProductFilters | null,
): Promise<ProductPage & { readonly facets?: WireFacets }> {
  if (filters) {
    const offered = sql`
      select id as product_id, null::int as rank, ${filteredColumns(sql)} from products where offer_label is not null`;
    return listFilteredProducts(sql, viewer, offered, filters, page);
  }
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from products where offer_label is not null`;
  const rows = await selectProducts(
    sql,
    viewer,
    sql`select id as product_id, row_number() over (order by popularity desc, id) as rank from products
      where offer_label is not null
      order by popularity desc, id limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
  return { total: counted?.total ?? 0, rows };
}
