// Search: what holds the words of a term, or else what holds the words that were probably meant.

import type { WireFacets } from '@magazijn/api-client/schemas';
import distance from 'damerau-levenshtein';
import type { Sql } from '../database/Database.ts';
import { offsetOf, type PageRequest } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { listFilteredProducts, type ProductFilters } from './listFilteredProducts.ts';
import { type ProductPage, type ProductRow, productColumns, productTables } from './products.ts';
import { foundByWords, termKey, wordsOf } from './wantedWords.ts';

/** A part of what a search found. */
interface SearchedPage extends ProductPage {
  /** How many were found before they were filtered. */
  readonly before: number;
  /** What was searched for in the place of words with typing errors; null for the words themselves. */
  readonly searched: string | null;
  /** Null when they were not asked for. */
  readonly facets: WireFacets | null;
}

/** What is searched for. */
interface Wanted {
  /** All of them have to be found. */
  readonly words: readonly string[];
  /** First parts of compounds whose last part is among the words: they count for the order. */
  readonly heads?: readonly string[];
}

async function findPage(
  sql: Sql,
  viewer: Viewer | null,
  { words, heads = [] }: Wanted,
  page: PageRequest,
): Promise<SearchedPage> {
  const rows = await sql<(ProductRow & { total: number })[]>`
    with found as (${foundByWords(sql, words, heads)})
    select ${productColumns(sql)}, found.total
      from (
        select *, count(*) over ()::int as total from found
          order by rank limit ${page.pageSize} offset ${offsetOf(page)}
      ) as found
      join products on products.id = found.product_id
      ${productTables(sql, viewer)}
      order by found.rank`;
  const total = rows[0]?.total ?? 0;
  return { total, before: total, rows, searched: null, facets: null };
}

/** The page of what holds the words. Behind the last page there is no row to carry the total: the first one has it. */
async function find(
  sql: Sql,
  viewer: Viewer | null,
  wanted: Wanted,
  page: PageRequest,
  filters: ProductFilters | null,
): Promise<SearchedPage> {
  if (filters) {
    return {
      ...(await listFilteredProducts(
        sql,
        viewer,
        foundByWords(sql, wanted.words, wanted.heads),
        filters,
        page,
      )),
      searched: null,
    };
  }
  const found = await findPage(sql, viewer, wanted, page);
  if (found.rows.length > 0 || page.page === 1) return found;
  const first = await findPage(sql, viewer, wanted, { page: 1, pageSize: 1 });
  return { ...first, rows: [] };
}

/**
 * Products that hold all the words of a term in name, brand, contents, article number or EAN, or what the synonym list says
 * in their place; the best first. Where no product is called so, those of categories with that name are found too. When
 * nothing is, the words are taken for typing errors and for compounds that nothing is called.
 *
 * @param filters how they are filtered and sorted; null when they are not
 */
export async function searchProducts(
  sql: Sql,
  viewer: Viewer | null,
  term: string,
  page: PageRequest,
  filters: ProductFilters | null = null,
): Promise<SearchedPage> {
  const words = wordsOf(term);
  if (words.length === 0) return { total: 0, before: 0, rows: [], searched: null, facets: null };
  const found = await find(sql, viewer, { words }, page, filters);
  // What is filtered to nothing was found all the same.
  if (found.before > 0) return found;
  const corrected = await correctWords(sql, words);
  const searched = corrected.words.join(' ');
  if (searched === words.join(' ')) return found;
  const instead = await find(sql, viewer, corrected, page, filters);
  return { ...instead, searched: instead.before > 0 ? searched.replaceAll('.', ',') : null };
}

/** A known word that looks like a typed one. */
interface Candidate {
  readonly word: string;
  readonly stem: string;
  /** Shared trigrams, 0 to 1. */
  readonly likeness: number;
}

/** What a typed word may have been meant as. */
interface Typed {
  readonly typed: string;
  readonly plain: string;
  readonly stem: string;
  /** The synonym list has it, or known compounds end in it. */
  readonly known: boolean;
  /** The known word that it makes with the next one, in either order. */
  readonly joined: string | null;
  /** The longest last part that is a known word; one of three letters only behind another known word. */
  readonly tail: string | null;
  readonly candidates: readonly Candidate[];
}

/** 'mt', 'wc': too short to be like another word, and no great loss. Figures are sizes, which count. */
const isAbbreviation = (word: string): boolean => word.length < 4 && !/^\d+$/.test(word);

/** Whether one text is the other without a letter that is easily left out or doubled: a vowel, or one of two that are alike. */
function lacksLetter(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return [...long].some(
    (letter, at) =>
      long.slice(0, at) + long.slice(at + 1) === short &&
      (/[aeiouy]/.test(letter) || letter === long[at + 1]),
  );
}

const sortedLetters = (text: string): string => [...text].toSorted().join('');

/**
 * How many letters are wrong, missing or changed about, when a known word can be meant; Infinity when it cannot. A short word
 * is often another one when a letter differs ('speen' and 'spelen', 'pritt' and 'prik'): there only a vowel or a doubled
 * letter may be missing or too much, or two changed about.
 */
function typingErrors(typed: string, word: string): number {
  if (Math.abs(typed.length - word.length) > 2) return Infinity;
  const { steps: errors } = distance(typed, word);
  if (errors === 0) return 0;
  if (typed.length < 4 || errors > 2) return Infinity;
  if (typed.length < 6) {
    const near = lacksLetter(typed, word) || sortedLetters(typed) === sortedLetters(word);
    return errors === 1 && near ? 1 : Infinity;
  }
  if (typed.length < 8 || errors === 2) {
    return word[0] === typed[0] && (errors === 1 || typed.length > 9) ? errors : Infinity;
  }
  return errors;
}

/** The known word with the fewest typing errors; one error may stand beside another ending ('luiren', 'luiers'). */
function nearest({ plain, stem, candidates }: Typed): string | null {
  const near = candidates
    .map((candidate) => {
      const errors = typingErrors(plain, candidate.word);
      const inStem = typingErrors(stem, candidate.stem);
      return { ...candidate, errors: inStem === 1 ? Math.min(errors, 1) : errors };
    })
    .filter(({ errors }) => errors < Infinity)
    .toSorted((one, other) => one.errors - other.errors || other.likeness - one.likeness);
  return near[0]?.word ?? null;
}

/**
 * Suggests words for a query without results: two words joined ('appel sap', 'sap appel'), the nearest known word, or the
 * last part of a compound ('schoonmaakdoekjes' are 'doekjes', those of 'schoonmaak' first). An unknown abbreviation is
 * left out when another word remains; any other unknown word stays, since words that share only their beginning differ.
 */
async function correctWords(sql: Sql, words: readonly string[]): Promise<Required<Wanted>> {
  const rows = await sql<Typed[]>`
    select typed.word as typed, plain, stem,
        exists (select from search_synonyms where key = ${termKey(sql, 'typed.word')}) or (length(stem) > 3 and exists (
          select from search_words where ending > reverse(stem) and ending < reverse(stem) || '~')) as known,
        (select word from search_words
          where word in (unaccent(typed.word || typed.next), unaccent(typed.next || typed.word)) limit 1) as joined,
        (select substr(plain, length(stem) - length(ending) + 1) from search_words
          where ending = any(array(
            select left(reverse(stem), letters) from generate_series(3, length(stem) - 2) as letters
              where letters > 3 or exists (select from search_words where word = left(plain, length(stem) - 3))))
          order by length(ending) desc limit 1) as tail,
        (select coalesce(jsonb_agg(near order by likeness desc, products desc, word), '[]') from (
          select search_words.word, coalesce(reverse(ending), word) as stem, products, similarity(search_words.word, plain) as likeness
            from search_words order by search_words.word <-> plain limit 60
        ) as near) as candidates
      from (
        select word, place, unaccent(word) as plain, lead(word) over (order by place) as next, stem
          from unnest(${[...words]}::text[]) with ordinality as typed (word, place),
            lateral (
              select coalesce((ts_lexize('pg_catalog.dutch_stem', unaccent(typed.word)))[1], '') as stem offset 0
            ) as stems
      ) as typed
      order by typed.place`;
  const corrected: string[] = [];
  const heads: string[] = [];
  for (const [at, row] of rows.entries()) {
    const { typed, plain, known, joined, tail, candidates } = row;
    // The word before this one may have taken it in.
    if (rows[at - 1]?.joined && corrected.at(-1) === rows[at - 1]?.joined) continue;
    // What known words begin with was looked for.
    const begun = candidates.some(({ word }) => word.startsWith(plain));
    const word = joined ?? (known || begun ? typed : nearest(row));
    if (word !== null) corrected.push(word);
    else if (tail !== null) {
      corrected.push(tail);
      heads.push(plain.slice(0, plain.length - tail.length));
    } else if (!isAbbreviation(typed)) corrected.push(typed);
  }
  return corrected.length > 0 ? { words: corrected, heads } : { words, heads: [] };
}
