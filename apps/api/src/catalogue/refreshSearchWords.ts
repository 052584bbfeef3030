import type { Sql } from '../database/Database.ts';

/**
 * Collects the words that search can find anew: the names of the categories beside each product, and every word of names,
 * brands and categories. To be called after products or categories have changed.
 */
export async function refreshSearchWords(sql: Sql): Promise<void> {
  await sql`
    update products set category_names = named.names
      from (
        select category.id, concat_ws(' ', parent.description, category.description) as names
          from categories as category left join categories as parent on parent.id = category.parent_id
      ) as named
      where named.id = products.category_id and products.category_names <> named.names`;
  await sql`delete from search_words`;
  // Cut as the column `search` is, so that each of them finds something.
  await sql`
    insert into search_words (word, products)
    select word, count(*)
      from (
        select distinct products.id, cut.word
          from products, regexp_split_to_table(
            lower(unaccent(normalize(description || ' ' || brand || ' ' || category_names))), '[^[:alnum:]]+'
          ) as cut (word)
      ) as words
      where length(word) between 3 and 60 and word !~ '^[0-9]'
      group by word`;
}
