import type { Sql } from '../database/Database.ts';

/** Collects the words that search can find anew. To be called after products have changed. */
export async function refreshSearchWords(sql: Sql): Promise<void> {
  await sql`delete from search_words`;
  await sql`
    insert into search_words (word, products)
    select word, ndoc
      from ts_stat($$select to_tsvector('simple', unaccent(description || ' ' || brand)) from products$$)
      where length(word) > 2 and word !~ '^[0-9]'`;
}
