import type { Sql } from '../database/Database.ts';
import { searchQuery } from './searchQuery.ts';
import { wordsOf } from './wordsOf.ts';

/** A few categories whose name holds the words of a term. */
export async function suggestCategories(
  sql: Sql,
  term: string,
): Promise<readonly { readonly description: string; readonly path: string }[]> {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  return await sql<{ description: string; path: string }[]>`
    select found.description, concat_ws('/', parent.url, found.url) as path
      from categories as found left join categories as parent on parent.id = found.parent_id
      where not found.special
        and to_tsvector('magazijn_dutch', found.description)
          @@ to_tsquery('magazijn_dutch', ${searchQuery(words).beginning})
      order by found.parent_id is not null, found.product_count desc, found.id
      limit 4`;
}
