// What is proposed beside or instead of products: categories while someone types, and near terms when nothing
// is found.

import type { Sql } from '../database/Database.ts';
import { wantedWords, wordsOf } from './wantedWords.ts';

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

/** As many as one looks at before typing something else. */
const max = 6;

/** Of each word, so that the first one does not take all the places. */
const maxOfOne = 3;

/** Of the nearest ones, those of more products come first where they are alike. */
const maxLooked = 20;

/** Shared trigrams, 0 to 1. */
const enoughAlike = 0.45;

/**
 * Terms that find something and are near to one that finds nothing: of several words those that are known one by one,
 * then what is spelt like them. Single words of names, brands and categories, the nearest first; a word without a meaning of its
 * own ('voor') is none.
 */
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
                order by word <-> unaccent(typed.word) limit ${maxLooked}
            ) as known
            order by likeness desc, known.products desc, known.word limit ${maxOfOne}
        ) as near
      where near.likeness >= ${enoughAlike}::real
      group by near.word
      order by max(near.likeness) desc, near.word limit ${max}`;
  return rows.map(({ word }) => word);
}
