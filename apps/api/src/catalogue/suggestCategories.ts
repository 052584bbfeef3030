import type { Sql } from '../database/Database.ts';
import { wantedWords } from './wantedWords.ts';
import { wordsOf } from './wordsOf.ts';

interface SuggestedCategory {
  readonly description: string;
  readonly parentDescription: string | null;
  readonly path: string;
}

/** A few categories with products whose name holds the words of a term. */
export async function suggestCategories(sql: Sql, term: string): Promise<readonly SuggestedCategory[]> {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  return await sql<SuggestedCategory[]>`
    with wanted as materialized (${wantedWords(sql, words)})
    select found.description, parent.description as parent_description, concat_ws('/', parent.url, found.url) as path
      from wanted, categories as found left join categories as parent on parent.id = found.parent_id
      where not found.special and found.product_count > 0
        and to_tsvector('magazijn_dutch', found.description) @@ wanted.beginning
      order by found.parent_id is not null, found.product_count desc, found.id
      limit 4`;
}
