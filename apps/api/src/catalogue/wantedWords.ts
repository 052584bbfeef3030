import type { Sql } from '../database/Database.ts';
import { searchQuery } from './searchQuery.ts';

/** Compounds of one word that are looked for, the commonest first. */
const mostCompounds = 40;

/**
 * The full text queries for words, as one row: `named` finds products that are what the words say, `beginning` also
 * those with words that begin so. A Dutch compound is a kind of what it ends in: 'plakkaatverf' is 'verf', 'kinderscharen'
 * are found by 'schaar'. Only stems of four letters and more count: 'rood' must not find 'brood'.
 *
 * `offset 0` keeps PostgreSQL from writing a part out wherever it is used: each stem is made once, not once for every
 * known word, and its compounds are looked up once, not for both queries.
 */
export const wantedWords = (sql: Sql, words: readonly string[]) => {
  const { beginnings, wholes } = searchQuery(words);
  return sql`
    select to_tsquery('magazijn_dutch', string_agg('(' || whole || compounds || ')', ' & ')) as named,
        to_tsquery('magazijn_dutch', string_agg('(' || beginning || compounds || ')', ' & ')) as beginning
      from (
        select typed.whole, typed.beginning, coalesce((
            select string_agg(' | ' || known.word, '') from (
              select word from search_words
                where length(stems.stem) >= 4 and ending >= reverse(stems.stem) and ending < reverse(stems.stem) || '~'
                order by products desc, word limit ${mostCompounds}
            ) as known
          ), '') as compounds
          from unnest(${wholes}::text[], ${beginnings}::text[]) as typed (whole, beginning),
            lateral (
              select (ts_lexize('pg_catalog.dutch_stem', unaccent(typed.whole)))[1] as stem offset 0
            ) as stems
          offset 0
      ) as words`;
};
