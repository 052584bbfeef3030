import type { Sql } from '../database/Database.ts';
import { wordsOf } from './wordsOf.ts';

/** As many as one looks at before typing something else. */
const most = 6;

/** Of each word, so that the first one does not take all the places. */
const mostOfOne = 3;

/**
 * Terms that find something and are near to one that finds nothing: of several words those that are known one by one,
 * then what is spelt like them. Single words of names and brands, the nearest first; a word without a meaning of its
 * own ('voor') is none.
 */
export async function nearTerms(sql: Sql, term: string): Promise<string[]> {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const rows = await sql<{ word: string }[]>`
    select near.word
      from unnest(${words}::text[]) with ordinality as typed (word, place),
        lateral (
          select search_words.word, similarity(search_words.word, unaccent(typed.word)) as likeness
            from search_words
            where search_words.word % unaccent(typed.word) and search_words.ending <> ''
            order by likeness desc, search_words.products desc, search_words.word limit ${mostOfOne}
        ) as near
      group by near.word
      order by max(near.likeness) desc, near.word limit ${most}`;
  return rows.map(({ word }) => word);
}
