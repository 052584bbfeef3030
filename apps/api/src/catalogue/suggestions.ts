// Suggestions: categories while the user types, and near terms for a search without results.

import type { Sql } from '../database/Database.ts';
import { wordQueries, wordsOf } from './wordQueries.ts';

interface SuggestedCategory {
  readonly description: string;
  readonly parentDescription: string | null;
  readonly path: string;
}

/** A few non-empty categories whose name contains the words of a term. */
export async function suggestCategories(sql: Sql, term: string): Promise<readonly SuggestedCategory[]> {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  return await sql<SuggestedCategory[]>`
    with queries as materialized (${wordQueries(sql, words)})
    select found.description, parent.description as parent_description, concat_ws('/', parent.url, found.url) as path
      from queries, categories as found left join categories as parent on parent.id = found.parent_id
      where not found.special and found.product_count > 0
        and to_tsvector('magazijn_dutch', found.description) @@ queries.beginning
      order by found.parent_id is not null, found.product_count desc, found.id
      limit 4`;
}

const maxTerms = 6;

/** The maximum per word, so that the first word does not use up all suggestions. */
const maxPerWord = 3;

/** The number of nearest words that are compared; of equally near ones, those with more products come first. */
const maxNearTerms = 20;

/** Trigram similarity, 0 to 1. */
const minSimilarity = 0.45;

/** Known words of a term without results, then similar spellings, nearest first; without stop words ('voor'). */
export async function nearTerms(sql: Sql, term: string): Promise<string[]> {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const rows = await sql<{ word: string }[]>`
    select near.word
      from unnest(${words}::text[]) with ordinality as typed (word, place),
        lateral (
          select known.word, similarity(known.word, unaccent(typed.word)) as likeness
            from (
              select word, products from search_words where ending <> ''
                order by word <-> unaccent(typed.word) limit ${maxNearTerms}
            ) as known
            order by likeness desc, known.products desc, known.word limit ${maxPerWord}
        ) as near
      where near.likeness >= ${minSimilarity}::real
      group by near.word
      order by max(near.likeness) desc, near.word limit ${maxTerms}`;
  return rows.map(({ word }) => word);
}
