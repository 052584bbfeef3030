import type postgres from 'postgres';
import type { Sql } from '../database/Database.ts';
import { searchText } from '../database/tables/searchText.ts';

/** The maximum number of compounds per word, most common first. */
const maxCompounds = 40;

/** A word as a tsquery, quoted by PostgreSQL, so that it cannot contain operators. */
const quoted = (sql: Sql, word: string) => sql`array_to_tsvector(array[${sql.unsafe(word)}])::text`;

/** The tsquery of the compound that two words form, in either order; empty for any other number of words. */
function joinedWord(sql: Sql, words: readonly string[]) {
  const [first = '', second = ''] = words;
  // With an empty word PostgreSQL would scan the whole trigram index.
  if (words.length !== 2) return sql`''::tsquery`;
  return sql`(
    select coalesce(string_agg(${quoted(sql, 'reverse(known.ending)')}, ' | '), '')::tsquery
      from search_words as whole
        join search_words as known on known.ending >= whole.ending and known.ending < whole.ending || '~'
      where whole.ending <> '' and whole.word in (unaccent(${first + second}), unaccent(${second + first})))`;
}

/** SQL for the stem of a word; empty for stop words ('de'). */
export const stemOf = (sql: Sql, word: string) =>
  sql`coalesce((ts_lexize('pg_catalog.dutch_stem', unaccent(${sql.unsafe(word)})))[1], '')`;

/** A word's stem without a diminutive or a doubled letter: the stemmer distinguishes 'rollen' and 'rol'. */
export const termKey = (sql: Sql, word: string) =>
  sql`regexp_replace(
    coalesce((ts_lexize('pg_catalog.dutch_stem', regexp_replace(unaccent(${sql.unsafe(word)}), 'jes?$', '')))[1],
      unaccent(${sql.unsafe(word)})),
    '([bfglmnprs])\\1$', '\\1')`;

/**
 * The tsqueries of single words, `whole` and `beginning`, beside the columns of `typed`; no rows for stop words.
 *
 * A Dutch compound is a kind of its last part: 'plakkaatverf' is 'verf', and 'schaar' finds 'kinderscharen'. A stem
 * of three letters counts as a last part only after a known word: 'sap' finds 'appelsap', but 'rood' not
 * 'kokosbrood'.
 *
 * `offset 0` prevents PostgreSQL from inlining the subquery, so that compounds are looked up once for both queries.
 *
 * @param typed a query with the columns `word` and `stem`
 */
export const queriesOfWords = (sql: Sql, typed: postgres.PendingQuery<postgres.Row[]>) => sql`
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

/** The phrases of two and three words, beside the single words; none for fewer words. */
function phrasesOf(sql: Sql, words: readonly string[]) {
  const pairs = sql`
    union all
    select one.place, two.place, unnest(array[one.key || two.key, unaccent(one.word) || two.key])
      from typed as one join typed as two on two.place = one.place + 1`;
  const triples = sql`
    union all
    select one.place, three.place, one.key || two.key || three.key
      from typed as one join typed as two on two.place = one.place + 1
        join typed as three on three.place = one.place + 2`;
  return sql`${words.length > 1 ? pairs : sql``} ${words.length > 2 ? triples : sql``}`;
}

/**
 * The tsqueries for a list of words that must all match, as one row:
 *
 * - `named` matches products named by the words;
 * - `beginning` also matches words with that prefix ('luier' finds 'luierdoekjes'), except for short numbers, which
 *   are sizes: 'maat 4' must not find 'maat 44';
 * - `joined` matches the word that two words form, in either order ('sap appel' is 'appelsap').
 *
 * Up to three words that are a term of the synonym list also match its meaning. The longest of overlapping terms
 * wins, then the first. Spaces do not matter: 'wc papier' is 'wcpapier'.
 */
export const wordQueries = (sql: Sql, words: readonly string[]) => sql`
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
        ${phrasesOf(sql, words)}
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

/** Rebuilds the queries of the synonym list, so that a term finds the same products as its meaning. */
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

/** A number and its unit or noun: '500' and 'ml', 'maat' and '4'. */
type Measure = readonly [first: string, second: string];

const units = /^(?:gram|kg|ml|cl|dl|liter|mm|cm|meter|stuks|rollen|vel)$/;

/**
 * The sizes among words: each number with the unit after it, or else with the word before it.
 *
 * @example measuresOf(['luiers', 'maat', '4', '500', 'ml']) // [['maat', '4'], ['500', 'ml']]
 */
export function measuresOf(words: readonly string[]): Measure[] {
  return words.flatMap((word, at): Measure[] => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (!/^[0-9.]+$/.test(word)) return [];
    if (after && units.test(after)) return [[word, after]];
    return before ? [[before, word]] : [];
  });
}

const maxWords = 8;

const unitNames: Readonly<Record<string, string>> = {
  g: 'gram',
  gr: 'gram',
  l: 'liter',
  ltr: 'liter',
  kilo: 'kg',
};

/** A number in groups of digits: an article number or an EAN. */
const grouped = /^\d[\d .-]{2,}\d$/;

/**
 * Splits a typed term into at most eight words, like `searchText` splits product texts. Article numbers and EANs are
 * one word, however they are spaced.
 *
 * @example wordsOf('Luiers, maat4') // ['luiers', 'maat', '4']
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
  return named.slice(0, maxWords);
}
