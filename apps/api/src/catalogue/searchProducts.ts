import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { correctWords } from './correctWords.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductPage } from './ProductPage.ts';
import type { ProductRow } from './ProductRow.ts';
import { productColumns } from './productColumns.ts';
import { productTables } from './productTables.ts';
import { searchQuery } from './searchQuery.ts';
import { wordsOf } from './wordsOf.ts';

async function findPage(
  sql: Sql,
  viewer: Viewer | null,
  words: readonly string[],
  page: PageRequest,
): Promise<ProductPage> {
  const { beginning, whole } = searchQuery(words);
  const rows = await sql<(ProductRow & { total: number })[]>`
    with wanted as (
      select to_tsquery('magazijn_dutch', ${beginning}) as beginning, to_tsquery('magazijn_dutch', ${whole}) as whole
    ),
    found as (
      select products.id as product_id, count(*) over ()::int as total,
          row_number() over (order by search @@ wanted.whole desc, ts_rank(search, wanted.beginning) desc,
            popularity desc, products.id) as rank
        from products, wanted where search @@ wanted.beginning
    )
    select ${productColumns(sql)}, found.total
      from (select * from found order by rank limit ${page.pageSize} offset ${offsetOf(page)}) as found
      join products on products.id = found.product_id
      ${productTables(sql, viewer)}
      order by found.rank`;
  return { total: rows[0]?.total ?? 0, rows };
}

/** The page of what holds the words. Behind the last page there is no row to carry the total: the first one has it. */
async function find(
  sql: Sql,
  viewer: Viewer | null,
  words: readonly string[],
  page: PageRequest,
): Promise<ProductPage> {
  const found = await findPage(sql, viewer, words, page);
  if (found.rows.length > 0 || page.page === 1) return found;
  const { total } = await findPage(sql, viewer, words, { page: 1, pageSize: 1 });
  return { total, rows: [] };
}

/**
 * Products that hold all the words of a term in name, brand, contents, article number or EAN; the best first. When
 * nothing does, the words are taken for typing errors and the nearest known ones are searched.
 */
export async function searchProducts(
  sql: Sql,
  viewer: Viewer | null,
  term: string,
  page: PageRequest,
): Promise<ProductPage> {
  const words = wordsOf(term);
  if (words.length === 0) return { total: 0, rows: [] };
  const found = await find(sql, viewer, words, page);
  if (found.total > 0) return found;
  const corrected = await correctWords(sql, words);
  return corrected.join(' ') === words.join(' ') ? found : find(sql, viewer, corrected, page);
}
