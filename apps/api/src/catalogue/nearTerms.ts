import type { Sql } from '../database/Database.ts';
import { wordsOf } from './wordsOf.ts';

/** As many as one looks at before typing something else. */
const most = 6;

/** Of each word, so that the first one does not take all the places. */
const mostOfOne = 3;

/** Of the nearest ones, those of more products come first where they are alike. */
const mostLooked = 20;

/** Shared trigrams, 0 to 1. */
const enoughAlike = 0.3;

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
                order by word <-> unaccent(typed.word) limit ${mostLooked}
            ) as known
            order by likeness desc, known.products desc, known.word limit ${mostOfOne}
        ) as near
      where near.likeness >= ${enoughAlike}::real
      group by near.word
      order by max(near.likeness) desc, near.word limit ${most}`;
  return rows.map(({ word }) => word);
}
