import type { Sql } from '../database/Database.ts';

/** The nearest word that search knows for each of the words, by shared trigrams; a word without one stays as it is. */
export async function correctWords(sql: Sql, words: readonly string[]): Promise<string[]> {
  const rows = await sql<{ typed: string; nearest: string | null }[]>`
    select typed.word as typed, near.word as nearest
      from unnest(${[...words]}::text[]) with ordinality as typed (word, place)
      left join lateral (
        select search_words.word from search_words
          where search_words.word % unaccent(typed.word)
          order by similarity(search_words.word, unaccent(typed.word)) desc, search_words.products desc, search_words.word
          limit 1
      ) as near on true
      order by typed.place`;
  return rows.map(({ typed, nearest }) => nearest ?? typed);
}
