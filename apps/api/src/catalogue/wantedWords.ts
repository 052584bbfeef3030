// The words of a term, and the full text queries that find them.

import type postgres from 'postgres';
import type { Sql } from '../database/Database.ts';
import { searchText } from '../database/tables/searchText.ts';

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

/** SQL for the stem of a word; empty for one without a meaning of its own ('de'). */
const stemOf = (sql: Sql, word: string) =>
  sql`coalesce((ts_lexize('pg_catalog.dutch_stem', unaccent(${sql.unsafe(word)})))[1], '')`;

/**
 * SQL for a word of a term in the synonym list: its stem, without the ending of a diminutive and, as the stemmer leaves
 * 'rollen' and 'rol' apart, without a doubled letter.
 */
export const termKey = (sql: Sql, word: string) =>
  sql`regexp_replace(
    coalesce((ts_lexize('pg_catalog.dutch_stem', regexp_replace(unaccent(${sql.unsafe(word)}), 'jes?$', '')))[1],
      unaccent(${sql.unsafe(word)})),
    '([bfglmnprs])\\1$', '\\1')`;

/**
 * The full text queries of single words, as `whole` and `beginning`, beside the columns of `typed`; nothing for a word
 * without a meaning of its own.
 *
 * A Dutch compound is a kind of its last part: 'plakkaatverf' is 'verf', 'kinderscharen' are found by 'schaar'. A stem of
 * three letters counts as a last part only after a known word: 'sap' finds 'appelsap', but 'rood' not 'kokosbrood'.
 *
 * `offset 0` keeps PostgreSQL from writing a part out wherever it is used: compounds are looked up once, not for both
 * queries.
 *
 * @param typed a query with the columns `word` and `stem`
 */
const queriesOfWords = (sql: Sql, typed: postgres.PendingQuery<postgres.Row[]>) => sql`
  select words.*, (to_tsquery('magazijn_dutch', lexeme) || compounds)::text as whole,
      (to_tsquery('magazijn_dutch', lexeme || start)
        || to_tsquery('simple', plain || start) || compounds)::text as beginning
    from (
      select typed.*, ${quoted(sql, 'typed.word')} as lexeme, ${quoted(sql, 'unaccent(typed.word)')} as plain,
          case when typed.word ~ '^([0-9]{1,3}|[0-9]+[.].*)$' then '' else ':*' end as start,
          coalesce((
            select string_agg(${quoted(sql, 'known.stem')}, ' | ')::tsquery from (
              select reverse(ending) as stem from search_words as compound
                where ending > reverse(typed.stem) and ending < reverse(typed.stem) || '~'
                  and (length(typed.stem) > 3 or (length(typed.stem) = 3 and exists (
                    select from search_words where word = reverse(substr(compound.ending, 4)))))
                order by products desc, word limit ${maxCompounds}
            ) as known
          ), '') as compounds
        from (${typed}) as typed
        where typed.stem <> ''
        offset 0
    ) as words
    offset 0`;

/**
 * The full text queries for words, all of which have to be found, as one row:
 *
 * - `named` finds products that are what the words say;
 * - `beginning` also those with words that begin so ('luier' finds 'luierdoekjes'), but for short figures, which are sizes:
 *   'maat 4' must not find 'maat 44';
 * - `joined` finds the one word that two words make, in either order ('sap appel' is 'appelsap').
 *
 * Up to three words that are a term of the synonym list also find what the list says. Of terms that overlap the longest
 * counts, then the first. Blanks make no difference: 'wc papier' is 'wcpapier'.
 */
export const wantedWords = (sql: Sql, words: readonly string[]) => sql`
  with typed as materialized (
    select word, place, stem, key
      from unnest(${[...words]}::text[]) with ordinality as typed (word, place),
        lateral (
          select ${stemOf(sql, 'typed.word')} as stem, ${termKey(sql, 'typed.word')} as key offset 0
        ) as stems
  ),
  terms as materialized (
    select first, last, string_agg('(' || query::text || ')', ' | ') as query
      from (
        select place as first, place as last, key from typed
        union all
        select one.place, two.place, unnest(array[one.key || two.key, unaccent(one.word) || two.key])
          from typed as one join typed as two on two.place = one.place + 1
        union all
        select one.place, three.place, one.key || two.key || three.key
          from typed as one join typed as two on two.place = one.place + 1
            join typed as three on three.place = one.place + 2
      ) as phrases join search_synonyms using (key)
      where query is not null
      group by first, last
  ),
  chosen as (
    select * from terms where not exists (
      select from terms as other where other.first <= terms.last and other.last >= terms.first
        and (other.last - other.first, terms.first) > (terms.last - terms.first, other.first)
    )
  ),
  required as (
    select '((' || string_agg('(' || whole || ')', ' & ') || ')' || coalesce(' | ' || query, '') || ')' as whole,
        '((' || string_agg('(' || beginning || ')', ' & ') || ')' || coalesce(' | ' || query, '') || ')' as beginning
      from (${queriesOfWords(sql, sql`select * from typed`)}) as queries
        left join chosen on place between first and last
      where whole <> ''
      group by coalesce(first, place), query
  )
  select string_agg(whole, ' & ')::tsquery as named, string_agg(beginning, ' & ')::tsquery as beginning,
      ${joinedWord(sql, words)} as joined
    from required`;

/**
 * Makes the queries of the synonym list anew, for the products that there are now: the meaning of a term finds what it
 * would find when it was typed. Called by `refreshSearchWords`.
 */
export async function refreshSynonyms(sql: Sql): Promise<void> {
  const cut = (column: string) =>
    sql.unsafe(
      `regexp_split_to_table(trim(${searchText(`lower(normalize(${column}))`)}), ' +') with ordinality`,
    );
  await sql`
    update search_synonyms set key = keys.key, query = queries.query
      from (
        select term, string_agg(${termKey(sql, 'cut.word')}, '' order by place) as key
          from (select distinct term from search_synonyms) as terms, ${cut('term')} as cut (word, place)
          group by term
      ) as keys
      left join (
        select term, meaning, string_agg('(' || whole || ')', ' & ')::tsquery as query
          from (${queriesOfWords(
            sql,
            sql`
            select term, meaning, word, ${stemOf(sql, 'cut.word')} as stem
              from search_synonyms, ${cut('meaning')} as cut (word, place)
              where meaning <> '' offset 0`,
          )}) as words
          where whole <> ''
          group by term, meaning
      ) as queries using (term)
      where search_synonyms.term = keys.term
        and search_synonyms.meaning = coalesce(queries.meaning, search_synonyms.meaning)`;
}

/** A figure and what it counts or measures: '500' and 'ml', 'maat' and '4'. */
type Measure = readonly [first: string, second: string];

const units = /^(?:gram|kg|ml|cl|dl|liter|mm|cm|meter|stuks|rollen|vel)$/;

/**
 * The sizes among words: each figure with the unit behind it, or else with the word before it.
 *
 * @example measuresOf(['luiers', 'maat', '4', '500', 'ml']) // [['maat', '4'], ['500', 'ml']]
 */
function measuresOf(words: readonly string[]): Measure[] {
  return words.flatMap((word, at): Measure[] => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (!/^[0-9.]+$/.test(word)) return [];
    if (after && units.test(after)) return [[word, after]];
    return before ? [[before, word]] : [];
  });
}

/** What comes first among what the words find: nothing, for words without a size and without a head. */
function preferred(sql: Sql, words: readonly string[], heads: readonly string[]) {
  const keys = [
    ...heads.map((head) => sql`search @@ to_tsquery('magazijn_dutch', ${`${head}:*`}) desc,`),
    ...measuresOf(words).map(
      ([first, second]) => sql`search @@ (plainto_tsquery('magazijn_dutch', ${first})
        <-> plainto_tsquery('magazijn_dutch', ${second})) desc,`,
    ),
  ];
  // The driver takes an empty list for a value.
  return keys.length > 0 ? sql`${keys}` : sql``;
}

/**
 * A query for the products that hold all the words, as `product_id` and `rank`: the best first, which is what the words
 * name, then what begins so, each first by its name, then by what else is written on it. The names of its categories (D)
 * count only where no product is what the words say: 'luiers' must not find all of 'Luiers & verzorging'. A size counts
 * most where its figure stands beside its unit: '5 kg' is not '5 × 2 kg'.
 *
 * @param heads beginnings of words that make a product come first; letters only
 */
export const foundByWords = (sql: Sql, words: readonly string[], heads: readonly string[] = []) => sql`
  with wanted as materialized (${wantedWords(sql, words)}),
  reach as materialized (
    select wanted.*, not exists (
        select from products where search @@ named and ts_filter(search, '{a,b,c}') @@ named
      ) as wide
      from wanted
  )
  select products.id as product_id, row_number() over (order by search @@ joined desc, ${preferred(sql, words, heads)}
      title @@ named desc, own @@ named desc, title @@ beginning desc, own @@ beginning desc,
      ts_rank(own, beginning) desc, popularity desc, products.id) as rank
    from reach, products,
      lateral (select ts_filter(search, '{a}') as title, ts_filter(search, '{a,b,c}') as own offset 0) as parts
    where search @@ (beginning || joined) and (wide or own @@ (beginning || joined))`;

const longest = 8;

/** Units behind a figure that have another name here. */
const unitNames: Readonly<Record<string, string>> = {
  g: 'gram',
  gr: 'gram',
  l: 'liter',
  ltr: 'liter',
  kilo: 'kg',
};

/** A number of which the figures stand in groups: an article number, an EAN. */
const grouped = /^\d[\d .-]{2,}\d$/;

/**
 * The words of what someone typed, at most eight: letters and figures only, cut as `searchText` cuts what products say.
 * Article numbers and EANs are one word, however they are spaced. Units have one name.
 *
 * @example wordsOf('Luiers, maat4') // ['luiers', 'maat', '4']
 * @example wordsOf('101 404') // ['101404']
 * @example wordsOf('servetten 24x24') // ['servetten', '24', '24']
 * @example wordsOf('handzeep 1,5l') // ['handzeep', '1.5', 'liter']
 */
export function wordsOf(term: string): string[] {
  const typed = term.normalize('NFC').trim();
  const number = typed.replace(/^(art\p{L}*[. ]*(nr)?|ean)[.: ]+/iu, '');
  if (grouped.test(number)) return [number.replaceAll(/\D/g, '')];
  const text = typed
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/g, ' ')
    .replaceAll(/(?<=\d)\.(?=\d{1,2}(?!\d))/g, ',')
    .replaceAll(/[^\p{L}\p{Nd},]+|,(?!\d)|(?<!\d),/gu, ' ')
    .replaceAll(',', '.')
    .replaceAll(/(?<=\d)(?=[gl](?![\p{L}\p{Nd}])|\p{L}{2})/gu, ' ')
    .replaceAll(/(?<=\p{L}{2})(?=\d)/gu, ' ');
  const words = text.match(/[\p{L}\p{Nd}.]+/gu) ?? [];
  const named = words.map((word, at) => (/\d$/.test(words[at - 1] ?? '') ? (unitNames[word] ?? word) : word));
  return named.slice(0, longest);
}
