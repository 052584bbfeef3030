import { measuresOf, queriesOfWords, stemOf, termKey, wordsOf } from '../catalogue/wordQueries.ts';
import type { Sql } from '../database/Database.ts';
import { isNumberKey, mistypedKeys, numberKey, paddedKeys } from './lineTerms.ts';

/** A line of an order list: its index, and its text for the product (a number or a name). */
export interface LineTerm {
  readonly line: number;
  readonly term: string;
}

export interface LineProduct {
  readonly line: number;
  readonly id: number;
  /** The number or name equals the text of the line. */
  readonly exact: boolean;
}

/** The maximum number of candidates that a buyer chooses from. */
export const maxChoices = 6;

/** The maximum number of suggestions for an unknown line. */
const maxNear = 3;

/** SQL for the key of an article number; see `numberKey`. */
const articleKey = (sql: Sql) =>
  sql`regexp_replace(lower(products.article_number), '[^[:alnum:]]+', '', 'g')`;

interface LineKey {
  readonly line: number;
  readonly key: string;
}

/** One lookup in the search index, which also finds keys in names, so the numbers are compared again. */
const productsByKey = (sql: Sql, keys: readonly LineKey[]) => sql`
  with numbered as materialized (
    select products.id, popularity, ${articleKey(sql)} as article, ean
      from products where search @@ ${[...new Set(keys.map(({ key }) => key))].join(' | ')}::tsquery
  )
  select line, key, id, popularity
    from unnest(${keys.map(({ line }) => line)}::int[], ${keys.map(({ key }) => key)}::text[]) as asked (line, key)
      join (
        select id, popularity, article as number from numbered union select id, popularity, ean from numbered
      ) as numbers on number = asked.key`;

/** The products whose article number or EAN is that of a line. One statement for all lines. */
export async function findByNumber(sql: Sql, lines: readonly LineTerm[]): Promise<readonly LineProduct[]> {
  const asked = lines
    .map(({ line, term }) => ({ line, key: numberKey(term) }))
    .filter(({ key }) => isNumberKey(key));
  if (asked.length === 0) return [];
  const keys = asked.flatMap(({ line, key }) => paddedKeys(key).map((padded) => ({ line, key: padded })));
  return await sql<LineProduct[]>`
    select found.line, found.id, found.key = asked.key as exact
      from (${productsByKey(sql, keys)}) as found
        join unnest(${asked.map(({ line }) => line)}::int[], ${asked.map(({ key }) => key)}::text[]) as asked (line, key)
          using (line)
      order by found.line, exact desc, popularity desc, id`;
}

/** Products with all words of a line or their synonyms; equal names first, then the typed size. One statement. */
export async function findByName(sql: Sql, lines: readonly LineTerm[]): Promise<readonly LineProduct[]> {
  const words = lines.flatMap(({ line, term }) => wordsOf(term).map((word) => ({ line, word })));
  if (words.length === 0) return [];
  const sizes = lines.map(({ term }) => measuresOf(wordsOf(term))[0]?.join(' ') ?? '');
  return await sql<LineProduct[]>`
    with queries as materialized (
      select word, '(' || whole || coalesce(' | ' || meaning.query, '') || ')' as query
        from (${queriesOfWords(sql, distinctWords(sql, words))}) as words,
          lateral (
            select string_agg('(' || search_synonyms.query::text || ')', ' | ') as query
              from search_synonyms where key = ${termKey(sql, 'words.word')}
          ) as meaning
        where whole <> ''
    ),
    wanted as materialized (
      select asked.line, string_agg(queries.query, ' & ')::tsquery as query
        from unnest(
            ${words.map(({ line }) => line)}::int[], ${words.map(({ word }) => word)}::text[]
          ) as asked (line, word) join queries using (word)
        group by asked.line
    )
    select line, found.id, found.exact
      from unnest(
          ${lines.map(({ line }) => line)}::int[],
          ${lines.map(({ term }) => plainName(term))}::text[],
          ${sizes}::text[]
        ) as asked (line, name, size) join wanted using (line),
        lateral (
          select products.id, popularity, own,
              ${plainNameOf(sql, 'description')} = asked.name
                or ${plainNameOf(sql, "description || ' ' || contents")} = asked.name as exact,
              search @@ phraseto_tsquery('magazijn_dutch', asked.size) as is_size,
              title @@ wanted.query as is_title
            from products, lateral (
              select ts_filter(search, '{a}') as title, ts_filter(search, '{a,b,c}') as own offset 0
            ) as parts
            where ts_filter(search, '{a,b,c}') @@ wanted.query
            order by exact desc, is_size desc, is_title desc, ts_rank(own, wanted.query) desc, popularity desc, products.id
            limit ${maxChoices + 1}
        ) as found
      order by line, found.exact desc, found.is_size desc, found.is_title desc,
        ts_rank(found.own, wanted.query) desc, found.popularity desc, found.id`;
}

/** A name for comparison: lower case, words separated by one space. */
const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();

const plainNameOf = (sql: Sql, text: string) =>
  sql`trim(regexp_replace(lower(${sql.unsafe(text)}), '[^[:alnum:]]+', ' ', 'g'))`;

/** SQL for the distinct words of all lines with their stems, for `queriesOfWords`. */
const distinctWords = (sql: Sql, words: readonly { readonly word: string }[]) => sql`
  select word, stem
    from unnest(${[...new Set(words.map(({ word }) => word))]}::text[]) as typed (word),
      lateral (select ${stemOf(sql, 'typed.word')} as stem offset 0) as stems`;

/** The maximum number of unknown lines with suggestions: a list with more is probably another kind of text. */
const maxUnknown = 50;

/** The maximum number of keys: one number has some hundred variants with one mistake. */
const maxKeys = 3000;

/** The products whose number differs from that of an unknown line by one mistake. One statement for all lines. */
export async function findNearNumbers(sql: Sql, lines: readonly LineTerm[]): Promise<readonly LineProduct[]> {
  const keys = lines
    .flatMap(({ line, term }) => mistypedKeys(numberKey(term)).map((key) => ({ line, key })))
    .slice(0, maxKeys);
  if (keys.length === 0) return [];
  return await sql<LineProduct[]>`
    select line, id, false as exact
      from (
        select line, id, popularity, row_number() over (partition by line order by popularity desc, id) as place
          from (select distinct line, id, popularity from (${productsByKey(sql, keys)}) as found) as found
      ) as found
      where place <= ${maxNear}
      order by line, place`;
}

/** The least similarity (share of equal trigrams, 0 to 1) of a typed word and a word of the catalogue. */
const enoughAlike = 0.45;

/** Products with some words of an unknown line, or similar ones; those with most of them first. One statement. */
export async function findNearNames(sql: Sql, lines: readonly LineTerm[]): Promise<readonly LineProduct[]> {
  const words = lines
    .filter(({ term }) => /\p{L}{3}/u.test(term))
    .slice(0, maxUnknown)
    .flatMap(({ line, term }) =>
      wordsOf(term)
        .filter((word) => word.length > 2)
        .map((word) => ({ line, word })),
    );
  if (words.length === 0) return [];
  return await sql<LineProduct[]>`
    with queries as materialized (
      select word, concat_ws(' | ', nullif(whole, ''), near.query) as query
        from (${queriesOfWords(sql, distinctWords(sql, words))}) as words
          left join lateral (
            select to_tsquery('magazijn_dutch', array_to_tsvector(array[known.word])::text)::text as query
              from (
                select search_words.word from search_words where ending <> ''
                  order by search_words.word <-> unaccent(words.word) limit 1
              ) as known
              where similarity(known.word, unaccent(words.word)) >= ${enoughAlike}::real
                and not exists (select from search_words as same where same.word = unaccent(words.word))
          ) as near on true
    ),
    wanted as materialized (
      select asked.line, string_agg('(' || queries.query || ')', ' | ')::tsquery as query
        from unnest(
            ${words.map(({ line }) => line)}::int[], ${words.map(({ word }) => word)}::text[]
          ) as asked (line, word) join queries using (word)
        where queries.query <> ''
        group by asked.line
    )
    select wanted.line, found.id, false as exact
      from wanted, lateral (
        select products.id, popularity, ts_rank(search, wanted.query) as likeness
          from products where ts_filter(search, '{a,b}') @@ wanted.query and search @@ wanted.query
          order by likeness desc, popularity desc, products.id limit ${maxNear}
      ) as found
      order by wanted.line, found.likeness desc, found.popularity desc, found.id`;
}
