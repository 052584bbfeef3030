import type { Sql } from '../database/Database.ts';

/**
 * Lays out anew which products stand on which category's page, and counts them. To be called, in the same transaction,
 * after products, categories or specials have changed.
 */
export async function refreshShelves(sql: Sql): Promise<void> {
  await sql`delete from shelves`;
  await sql`
    insert into shelves (category_id, position, product_id)
    with placed as (
      select category_id, id as product_id, -popularity as rank from products
      union all
      select category_id, product_id, position from special_products
    ),
    shown as (
      select category_id, product_id, rank from placed
      union all
      select categories.parent_id, placed.product_id, placed.rank
        from placed join categories on categories.id = placed.category_id
        where categories.parent_id is not null
    ),
    once as (select category_id, product_id, min(rank) as rank from shown group by category_id, product_id)
    select category_id, row_number() over (partition by category_id order by rank, product_id), product_id
      from once`;
  await sql`
    update categories set product_count = counted.products
      from (
        select categories.id, count(shelves.product_id) as products
          from categories left join shelves on shelves.category_id = categories.id
          group by categories.id
      ) as counted
      where counted.id = categories.id`;
}
