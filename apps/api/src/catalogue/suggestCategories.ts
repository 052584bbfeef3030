import type { Sql } from '../database/Database.ts';
import { searchQuery } from './searchQuery.ts';
import { wordsOf } from './wordsOf.ts';

interface SuggestedCategory {
  readonly description: string;
  readonly parentDescription: string | null;
  readonly path: string;
}

/** A few categories whose name holds the words of a term. */
export async function suggestCategories(sql: Sql, term: string): Promise<readonly SuggestedCategory[]> {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  return await sql<SuggestedCategory[]>`
    select found.description, parent.description as parent_description, concat_ws('/', parent.url, found.url) as path
      from categories as found left join categories as parent on parent.id = found.parent_id
      where not found.special
        and to_tsvector('magazijn_dutch', found.description)
          @@ to_tsquery('magazijn_dutch', ${searchQuery(words).beginnings.join(' & ')})
      order by found.parent_id is not null, found.product_count desc, found.id
      limit 4`;
}
