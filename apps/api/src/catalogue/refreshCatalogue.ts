// Rebuilds the data derived from products and categories: listings and search words.

import type { Sql } from '../database/Database.ts';
import { searchText } from '../database/tables/searchText.ts';
import { refreshSynonyms } from './wordQueries.ts';

/** Locks the catalogue against other writers, but not orders, until the transaction ends. Call it first. */
export async function lockCatalogue(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`;
}

/** Rebuilds the listings of category pages, in the transaction that changed products, categories or specials. */
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

/** Rebuilds the search words and the results of synonyms, after a change of products, categories or synonyms. */
export async function refreshSearchWords(sql: Sql): Promise<void> {
  await sql`
    with named as (
      select category.id, concat_ws(' ', parent.description, category.description) as names
        from categories as category left join categories as parent on parent.id = category.parent_id
    ),
    renamed as (
      select products.id, named.names from products join named on named.id = products.category_id
        where products.category_names <> named.names
        order by products.id for no key update of products
    )
    update products set category_names = renamed.names from renamed where renamed.id = products.id`;
  await sql`delete from search_words`;
  // Split like the column `search`, so that each word has results.
  await sql`
    insert into search_words (word, products)
    select word, count(*)
      from (
        select distinct products.id, cut.word
          from products, regexp_split_to_table(
            ${sql.unsafe(searchText("lower(unaccent(normalize(description || ' ' || brand || ' ' || category_names)))"))},
            '[^[:alnum:]]+'
          ) as cut (word)
      ) as words
      where length(word) between 3 and 60 and word !~ '^[0-9]'
      group by word`;
  await refreshSynonyms(sql);
  // Single-word terms are correction targets too. No product contains them, so they come last.
  await sql`
    insert into search_words (word, products)
    select distinct lower(unaccent(normalize(term))), 0 from search_synonyms
      where term ~ '^[[:alpha:]]{3,60}$' and exists (select from products where search @@ query)
      on conflict do nothing`;
}
