// Search: what holds the words of a term, or else what holds the words that were probably meant.

import type { WireFacets } from '@magazijn/api-client/schemas';
import distance from 'damerau-levenshtein';
import type { Sql } from '../database/Database.ts';
import { offsetOf, type PageRequest } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { listFilteredProducts, type ProductFilters } from './listFilteredProducts.ts';
import { type ProductPage, type ProductRow, productColumns, productTables } from './products.ts';
import { foundByWords, wordsOf } from './wantedWords.ts';

/** A part of what a search found. */
interface SearchedPage extends ProductPage {
  /** How many were found before they were filtered. */
  readonly before: number;
  /** What was searched for in the place of words with typing errors; null for the words themselves. */
  readonly searched: string | null;
  /** Null when they were not asked for. */
  readonly facets: WireFacets | null;
}

async function findPage(
  sql: Sql,
  viewer: Viewer | null,
  words: readonly string[],
  page: PageRequest,
): Promise<SearchedPage> {
  const rows = await sql<(ProductRow & { total: number })[]>`
    with found as (${foundByWords(sql, words)})
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
  words: readonly string[],
  page: PageRequest,
  filters: ProductFilters | null,
): Promise<SearchedPage> {
  if (filters) {
    return {
      ...(await listFilteredProducts(sql, viewer, foundByWords(sql, words), filters, page)),
      searched: null,
    };
  }
  const found = await findPage(sql, viewer, words, page);
  if (found.rows.length > 0 || page.page === 1) return found;
  const first = await findPage(sql, viewer, words, { page: 1, pageSize: 1 });
  return { ...first, rows: [] };
}

/**
 * Products that hold all the words of a term in name, brand, contents, article number or EAN; the best first. Where no
 * product is called so, those of categories with that name are found too. When nothing is, the words are taken for typing errors and the nearest known ones are searched.
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
  const found = await find(sql, viewer, words, page, filters);
  // What is filtered to nothing was found all the same.
  if (found.before > 0) return found;
  const corrected = await correctWords(sql, words);
  if (corrected.join(' ') === words.join(' ')) return found;
  const instead = await find(sql, viewer, corrected, page, filters);
  return { ...instead, searched: instead.before > 0 ? corrected.join(' ') : null };
}

/** A known word that looks like a typed one. */
interface Candidate {
  readonly word: string;
  /** Shared trigrams, 0 to 1. */
  readonly likeness: number;
  readonly products: number;
}

/** What a typed word may have been meant as. */
interface Typed {
  readonly typed: string;
  readonly plain: string;
  /** The known word that it makes with the next one, in either order. */
  readonly joined: string | null;
  readonly candidates: readonly Candidate[];
}

/** 'mt', 'wc': too short to be like another word, and no great loss. Figures are sizes, which count. */
const isAbbreviation = (word: string): boolean => word.length < 4 && !/^\d+$/.test(word);

/** How many letters may be wrong, missing or changed about: one in three, at most three. */
const maxErrors = (word: string): number => Math.min(3, Math.floor(word.length / 3));

/** From this likeness on a word may be meant that is a part of what was typed, or holds it. */
const enoughAlike = 0.3;

/**
 * The word that is the fewest typing errors away; where none is near, the one that shares the most of its letters, if it
 * can be with the first one: who typed 'verbandtrommel' is helped more by 'verbandkoffer' than by 'trommel'.
 */
function nearest(plain: string, candidates: readonly Candidate[]): string | null {
  const near = candidates
    .map((candidate) => ({ ...candidate, errors: distance(plain, candidate.word).steps }))
    .filter(({ errors, word }) => errors <= maxErrors(plain) && (errors < 2 || word[0] === plain[0]))
    .toSorted((one, other) => one.errors - other.errors || other.likeness - one.likeness);
  const [best] = near;
  if (best) return best.word;
  const alike = candidates.filter(({ likeness }) => likeness >= enoughAlike);
  return (alike.find(({ word }) => word[0] === plain[0]) ?? alike[0])?.word ?? null;
}

/**
 * The words that someone may have meant, when what was typed is found nowhere: two words that are one ('appel sap', 'sap
 * appel'), or the nearest word that search knows. An abbreviation that is like no known word is left out, as long as
 * another word is left; any other such word stays as it is.
 */
async function correctWords(sql: Sql, words: readonly string[]): Promise<string[]> {
  const rows = await sql<Typed[]>`
    select typed.word as typed, unaccent(typed.word) as plain,
        (select word from search_words
          where word in (unaccent(typed.word || typed.next), unaccent(typed.next || typed.word)) limit 1) as joined,
        (select coalesce(jsonb_agg(near order by likeness desc, products desc, word), '[]') from (
          select search_words.word, search_words.products,
              similarity(search_words.word, unaccent(typed.word)) as likeness
            from search_words order by search_words.word <-> unaccent(typed.word) limit 60
        ) as near) as candidates
      from (
        select word, place, lead(word) over (order by place) as next
          from unnest(${[...words]}::text[]) with ordinality as typed (word, place)
      ) as typed
      order by typed.place`;
  const corrected: string[] = [];
  for (const [at, { typed, plain, joined, candidates }] of rows.entries()) {
    // The word before this one may have taken it in.
    if (rows[at - 1]?.joined && corrected.at(-1) === rows[at - 1]?.joined) continue;
    const word = joined ?? nearest(plain, candidates) ?? (isAbbreviation(typed) ? null : typed);
    if (word !== null) corrected.push(word);
  }
  return corrected.length > 0 ? corrected : [...words];
}
