import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { correctWords } from './correctWords.ts';
import { listNarrowed } from './listNarrowed.ts';
import type { Narrowing } from './Narrowing.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductRow } from './ProductRow.ts';
import { productColumns } from './productColumns.ts';
import { productTables } from './productTables.ts';
import type { SearchedPage } from './SearchedPage.ts';
import { foundByWords } from './wantedWords.ts';
import { wordsOf } from './wordsOf.ts';

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
  narrowing: Narrowing | null,
): Promise<SearchedPage> {
  if (narrowing) {
    return {
      ...(await listNarrowed(sql, viewer, foundByWords(sql, words), narrowing, page)),
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
 * @param narrowing how they are narrowed and sorted; null when they are not
 */
export async function searchProducts(
  sql: Sql,
  viewer: Viewer | null,
  term: string,
  page: PageRequest,
  narrowing: Narrowing | null = null,
): Promise<SearchedPage> {
  const words = wordsOf(term);
  if (words.length === 0) return { total: 0, before: 0, rows: [], searched: null, facets: null };
  const found = await find(sql, viewer, words, page, narrowing);
  // What is narrowed to nothing was found all the same.
  if (found.before > 0) return found;
  const corrected = await correctWords(sql, words);
  if (corrected.join(' ') === words.join(' ')) return found;
  const instead = await find(sql, viewer, corrected, page, narrowing);
  return { ...instead, searched: instead.before > 0 ? corrected.join(' ') : null };
}
