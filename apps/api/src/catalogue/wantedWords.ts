// The words of a term, and the full text queries that find them.

import type { Sql } from '../database/Database.ts';

/** Compounds of one word that are looked for, the commonest first. */
const maxCompounds = 40;

/** A word as a full text query has it, quoted by PostgreSQL itself: nothing in it is ever read as an operator. */
const quoted = (sql: Sql, word: string) => sql`array_to_tsvector(array[${sql.unsafe(word)}])::text`;

/** The query for the one word that two make, in either order; empty for fewer and for more. */
function joinedWord(sql: Sql, words: readonly string[]) {
  const [first = '', second = ''] = words;
  // Not asked at all: an index of trigrams would be read from end to end for an empty word.
  if (words.length !== 2) return sql`''::tsquery`;
  return sql`(
    select coalesce(string_agg(${quoted(sql, 'reverse(known.ending)')}, ' | '), '')::tsquery
      from search_words as whole
        join search_words as known on known.ending >= whole.ending and known.ending < whole.ending || '~'
      where whole.ending <> '' and whole.word in (unaccent(${first + second}), unaccent(${second + first})))`;
}

/**
 * The full text queries for words, all of which have to be found, as one row:
 *
 * - `named` finds products that are what the words say;
 * - `beginning` also those with words that begin so ('luier' finds 'luierdoekjes'), but for short figures, which are sizes:
 *   'maat 4' must not find 'maat 44';
 * - `joined` finds the one word that two words make, in either order ('sap appel' is 'appelsap').
 *
 * A Dutch compound is a kind of what it ends in: 'plakkaatverf' is 'verf', 'kinderscharen' are found by 'schaar'. Before
 * a stem of three letters there has to be a known word: 'sap' finds 'appelsap', 'rood' not 'kokosbrood'. A word
 * without a meaning of its own ('de') is not looked for.
 *
 * `offset 0` keeps PostgreSQL from writing a part out wherever it is used: each stem is made once, not once for every
 * known word, and its compounds are looked up once, not for both queries.
 */
export const wantedWords = (sql: Sql, words: readonly string[]) => {
  return sql`
    select string_agg('(' || whole || ')', ' & ')::tsquery as named,
        string_agg('(' || beginning || ')', ' & ')::tsquery as beginning,
        ${joinedWord(sql, words)} as joined
      from (
        select (to_tsquery('magazijn_dutch', lexeme) || compounds)::text as whole,
            (to_tsquery('magazijn_dutch', lexeme || start)
              || to_tsquery('simple', plain || start) || compounds)::text as beginning
          from (
            select ${quoted(sql, 'typed.word')} as lexeme, ${quoted(sql, 'unaccent(typed.word)')} as plain,
                case when typed.word ~ '^[0-9]{1,3}$' then '' else ':*' end as start,
                coalesce((
                  select string_agg(${quoted(sql, 'known.stem')}, ' | ')::tsquery from (
                    select reverse(ending) as stem from search_words as compound
                      where ending > reverse(stems.stem) and ending < reverse(stems.stem) || '~'
                        and (length(stems.stem) > 3 or (length(stems.stem) = 3 and exists (
                          select from search_words where word = reverse(substr(compound.ending, 4)))))
                      order by products desc, word limit ${maxCompounds}
                  ) as known
                ), '') as compounds
              from unnest(${[...words]}::text[]) as typed (word),
                lateral (
                  select (ts_lexize('pg_catalog.dutch_stem', unaccent(typed.word)))[1] as stem offset 0
                ) as stems
              where stems.stem <> ''
              offset 0
          ) as words
          offset 0
      ) as queries
      where whole <> ''`;
};

/**
 * A query for the products that hold all the words, as `product_id` and `rank`: the best first, which is what the words
 * name, then what begins so, each first by its name, then by what else is written on it. The names of its categories (D)
 * count only where no product is what the words say: 'luiers' must not find all of 'Luiers & verzorging'.
 */
export const foundByWords = (sql: Sql, words: readonly string[]) => sql`
  with wanted as materialized (${wantedWords(sql, words)}),
  reach as materialized (
    select wanted.*, not exists (
        select from products where search @@ named and ts_filter(search, '{a,b,c}') @@ named
      ) as wide
      from wanted
  )
  select products.id as product_id, row_number() over (order by search @@ joined desc,
      title @@ named desc, own @@ named desc, title @@ beginning desc, own @@ beginning desc,
      ts_rank(own, beginning) desc, popularity desc, products.id) as rank
    from reach, products,
      lateral (select ts_filter(search, '{a}') as title, ts_filter(search, '{a,b,c}') as own offset 0) as parts
    where search @@ (beginning || joined) and (wide or own @@ (beginning || joined))`;

const longest = 8;

/** A number of which the figures stand in groups: an article number, an EAN. */
const grouped = /^\d[\d .-]{2,}\d$/;

/**
 * The words of what someone typed, at most eight: letters and figures only, as `search` in the database has them. Article
 * numbers and EANs are one word, however they are spaced.
 *
 * @example wordsOf('Luiers, maat 4') // ['luiers', 'maat', '4']
 * @example wordsOf('101 404') // ['101404']
 * @example wordsOf('servetten 24x24') // ['servetten', '24', '24']
 */
export function wordsOf(term: string): string[] {
  const typed = term.normalize('NFC').trim();
  const number = typed.replace(/^(art\p{L}*[. ]*(nr)?|ean)[.: ]+/iu, '');
  if (grouped.test(number)) return [number.replaceAll(/\D/g, '')];
  const sized = typed.replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/gi, ' ');
  return (sized.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? []).slice(0, longest);
}
