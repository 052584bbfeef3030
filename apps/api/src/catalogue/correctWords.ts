import type { Sql } from '../database/Database.ts';

/** What a typed word may have been meant as. */
interface Correction {
  readonly typed: string;
  readonly nearest: string | null;
  /** The known word that it makes with the next one. */
  readonly joined: string | null;
}

/** 'mt', 'wc': too short to be like another word, and no great loss. Figures are sizes, which count. */
const isAbbreviation = (word: string): boolean => word.length < 4 && !/^\d+$/.test(word);

/**
 * The words that someone may have meant, when what was typed is found nowhere: two words that are one ('appel sap'), or
 * the nearest word that search knows, by shared trigrams. An abbreviation that is like no known word is left out, as long
 * as another word is left; any other such word stays as it is.
 */
export async function correctWords(sql: Sql, words: readonly string[]): Promise<string[]> {
  const rows = await sql<Correction[]>`
    select typed.word as typed, near.word as nearest,
        (select word from search_words where word = unaccent(typed.word || typed.next)) as joined
      from (
        select word, place, lead(word) over (order by place) as next
          from unnest(${[...words]}::text[]) with ordinality as typed (word, place)
      ) as typed
      left join lateral (
        select search_words.word from search_words
          where search_words.word % unaccent(typed.word)
          order by similarity(search_words.word, unaccent(typed.word)) desc, search_words.products desc, search_words.word
          limit 1
      ) as near on true
      order by typed.place`;
  const corrected: string[] = [];
  for (const [at, { typed, nearest, joined }] of rows.entries()) {
    // The word before this one may have taken it in.
    if (rows[at - 1]?.joined && corrected.at(-1) === rows[at - 1]?.joined) continue;
    const word = joined ?? nearest ?? (isAbbreviation(typed) ? null : typed);
    if (word !== null) corrected.push(word);
  }
  return corrected.length > 0 ? corrected : [...words];
}
