// Search: by the words of a term, or by corrected words when those have no results.

import type { WireFacets } from '@magazijn/api-client/schemas';
import distance from 'damerau-levenshtein';
import type postgres from 'postgres';
import type { Sql } from '../database/Database.ts';
import type { PageRequest } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { listFilteredProducts, type ProductFilters } from './listFilteredProducts.ts';
import { type ProductPage, type ProductRow, productColumns, productTables } from './products.ts';
import { allMatches, maxCounted, popularPage, rankedPage, type SearchQuery } from './searchMatches.ts';
import { termKey, wordsOf } from './wordQueries.ts';

/** A row of a result. `bought`: whether the customer's company bought the product; absent in filtered lists. */
type SearchedRow = ProductRow & { readonly bought?: boolean };

interface SearchedPage extends ProductPage {
  readonly rows: readonly SearchedRow[];
  /** The total before filters. */
  readonly before: number;
  /** False if there are more results than `maxCounted`, which is the total then. */
  readonly isComplete: boolean;
  /** The corrected term that was searched instead; null for the term itself. */
  readonly searched: string | null;
  /** Null unless requested. */
  readonly facets: WireFacets | null;
}

type Row = SearchedRow & {
  readonly total: number;
  readonly isWide: boolean;
  readonly productId: number | null;
};

async function findPage(
  sql: Sql,
  viewer: Viewer | null,
  query: SearchQuery,
  page: PageRequest,
): Promise<SearchedPage> {
  // An empty page still returns the total, in a row without a product.
  const select = (tables: postgres.PendingQuery<postgres.Row[]>) => sql<Row[]>`
    with ${tables}
    select counted.*, listed.*
      from counted left join (
        select found.product_id, found.bought, found.rank, ${productColumns(sql, viewer)}
          from found join products on products.id = found.product_id
          ${productTables(sql, viewer)}
      ) as listed on true
      order by listed.rank`;
  const companyId = viewer?.companyId ?? null;
  const ranked = await select(rankedPage(sql, companyId, query, page));
  const { total: counted = 0, isWide = false } = ranked[0] ?? {};
  const isLarge = counted > maxCounted;
  const [first, ...others] = isLarge
    ? await select(popularPage(sql, companyId, query, page, isWide))
    : ranked;
  const total = first?.total ?? 0;
  const rows = first && first.productId !== null ? [first, ...others] : [];
  return { total, before: total, isComplete: !isLarge, rows, searched: null, facets: null };
}

async function find(
  sql: Sql,
  viewer: Viewer | null,
  query: SearchQuery,
  page: PageRequest,
  filters: ProductFilters | null,
): Promise<SearchedPage> {
  if (!filters) return findPage(sql, viewer, query, page);
  const found = allMatches(sql, viewer?.companyId ?? null, query);
  const listed = await listFilteredProducts(sql, viewer, found, filters, page);
  return { ...listed, isComplete: true, searched: null };
}

/**
 * Searches products by all words of a term, or their synonyms, in name, brand, contents, article number and EAN, best
 * first. If no product name matches, category names are searched too. Without results, the words are corrected as
 * typos or split as unknown compounds.
 *
 * @param filters null for a plain list
 */
export async function searchProducts(
  sql: Sql,
  viewer: Viewer | null,
  term: string,
  page: PageRequest,
  filters: ProductFilters | null = null,
): Promise<SearchedPage> {
  const words = wordsOf(term);
  if (words.length === 0)
    return { total: 0, before: 0, isComplete: true, rows: [], searched: null, facets: null };
  const found = await find(sql, viewer, { words }, page, filters);
  // Results removed by a filter still count as found.
  if (found.before > 0) return found;
  const corrected = await correctWords(sql, words);
  const searched = corrected.words.join(' ');
  if (searched === words.join(' ')) return found;
  const instead = await find(sql, viewer, corrected, page, filters);
  return { ...instead, searched: instead.before > 0 ? searched.replaceAll('.', ',') : null };
}

interface Candidate {
  readonly word: string;
  readonly stem: string;
  /** Trigram similarity, 0 to 1. */
  readonly likeness: number;
}

interface Typed {
  readonly typed: string;
  readonly plain: string;
  readonly stem: string;
  /** Whether it is in the synonym list or the last part of known compounds. */
  readonly known: boolean;
  /** The known word that it forms with the next one, in either order. */
  readonly joined: string | null;
  /** The longest last part that is a known word; one of three letters only after a known word. */
  readonly tail: string | null;
  readonly candidates: readonly Candidate[];
}

/** 'mt', 'wc': too short for a correction. Digits are sizes, which must match. */
const isAbbreviation = (word: string): boolean => word.length < 4 && !/^\d+$/.test(word);

/** Whether one text is the other without a vowel or without one of two equal letters. */
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
 * The edit distance between a typed and a known word; Infinity when they are too different. In short words a changed
 * letter usually makes another word ('speen' and 'spelen', 'pritt' and 'prik'), so only a vowel or a doubled letter
 * may be missing or added, or two letters swapped.
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

/** The known word with the fewest typos; one typo may come with another ending ('luiren', 'luiers'). */
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
 * Suggests words for a query without results: two words joined ('appel sap', 'sap appel'), the nearest known word, or
 * the last part of a compound ('schoonmaakdoekjes' are 'doekjes', those of 'schoonmaak' first). An unknown
 * abbreviation is dropped if another word remains; other unknown words stay, since words that share only their
 * beginning differ.
 */
async function correctWords(sql: Sql, words: readonly string[]): Promise<Required<SearchQuery>> {
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
    // The previous word may have been joined with this one.
    if (rows[at - 1]?.joined && corrected.at(-1) === rows[at - 1]?.joined) continue;
    // Beginnings of known words were already searched.
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
