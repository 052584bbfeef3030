// The products that match a search, best first: a page of them, or all for filters.

import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { offsetOf, type PageRequest } from '../http/readInput.ts';
import { filteredColumns } from './listFilteredProducts.ts';
import { measuresOf, wordQueries } from './wordQueries.ts';

/** The words of a search. */
export interface SearchQuery {
  /** All of them must match. */
  readonly words: readonly string[];
  /** First parts of compounds whose last part is among the words, letters only; they only affect the order. */
  readonly heads?: readonly string[];
}

/** The maximum number of results that are counted and ranked completely. */
export const maxCounted = 10_000;

/** Of more results, this number of the most popular ones is ranked; the others follow by popularity. */
const maxRanked = 1000;

/** The number of products that are scanned by popularity to find those. Scanning more would cost more than sorting all results. */
const maxScanned = 3000;

/** The primary sort of the results; empty for words without a number, a size and a compound's first part. */
function preferred(sql: Sql, { words, heads = [] }: SearchQuery) {
  const [number = ''] = words;
  const keys = [
    ...(words.length === 1 && /^\d{5,}$/.test(number)
      ? [sql`${number} in (regexp_replace(article_number, '[^[:alnum:]]+', '', 'g'), ean) desc,`]
      : []),
    ...heads.map((head) => sql`search @@ to_tsquery('magazijn_dutch', ${`${head}:*`}) desc,`),
    ...measuresOf(words).map(
      ([first, second]) => sql`search @@ (plainto_tsquery('magazijn_dutch', ${first})
        <-> plainto_tsquery('magazijn_dutch', ${second})) desc,`,
    ),
  ];
  // The driver would send an empty list as a parameter.
  return keys.length > 0 ? sql`${keys}` : sql``;
}

/**
 * A tsquery that only matches words of some weights: `'lui':* | 'zak'` becomes `'lui':*A | 'zak':A`. Words contain
 * neither quotes nor spaces, so that a quote before a colon, a bracket or a space ends one.
 */
function weighted(query: string, weights: 'A' | 'ABC'): string {
  const ends = [
    ["':*", `':*${weights}`],
    ["')", `':${weights})`],
    ["' ", `':${weights} `],
  ];
  const text = ends.reduce(
    (text, [end, weighted]) => `replace(${text}, $$${end}$$, $$${weighted}$$)`,
    `(${query}::text || ' ')`,
  );
  return `${text}::tsquery`;
}

const weightedQueries = `
  ${weighted('named', 'A')} as named_title, ${weighted('named', 'ABC')} as named_own,
  ${weighted('beginning', 'A')} as begun_title, ${weighted('beginning', 'ABC')} as begun_own`;

/** About two years of weekly orders, which limits the work of a search. */
const maxOrders = 100;

/** A query for the products in the latest orders of a company, as `product_id`; gifts do not count. */
const boughtProducts = (sql: Sql, companyId: number) => sql`
  select distinct order_lines.product_id
    from (
      select id from orders where company_id = ${companyId} and placed_at is not null and ${statusIn(sql, ['placed'])}
        order by coalesce(placed_at, pending_at) desc, id desc limit ${maxOrders}
    ) as latest join order_lines on order_lines.order_id = latest.id
    where not order_lines.give_away`;

/**
 * The CTEs of a search: the products that the company `bought`, and `reach`, the tsqueries. Category names (weight D)
 * count only if no product is named by the words: 'luiers' must not find all of 'Luiers & verzorging'. So one of `own`
 * and `wide` is null.
 *
 * @param companyId of the customer who searches; null for a visitor
 * @param isWide whether category names count, if known
 */
const searchTables = (sql: Sql, companyId: number | null, { words }: SearchQuery, isWide?: boolean) => sql`
  ${companyId === null ? sql`` : sql`bought as materialized (${boughtProducts(sql, companyId)}),`}
  queries as materialized (${wordQueries(sql, words)}),
  reach as materialized (
    select joined, beginning, case when not is_wide then beginning || joined end as own,
        case when is_wide then beginning || joined end as wide,
        ${sql.unsafe(weightedQueries)}
      from queries, lateral (select ${
        isWide === undefined
          ? sql`not exists (select from products where ts_filter(search, '{a,b,c}') @@ named)`
          : sql`${isWide}::boolean`
      } as is_wide offset 0) as category_names
  )`;

/** SQL for whether a product matches. Each of both conditions has an index. */
const isMatch = (sql: Sql) => sql`
  (ts_filter(products.search, '{a,b,c}') @@ (select own from reach) or products.search @@ (select wide from reach))`;

const isBought = (sql: Sql, companyId: number | null) =>
  companyId === null ? sql`false` : sql`id in (select product_id from bought)`;

/**
 * The order of the results: products named by the words, then those with words that begin so, each by name, then by
 * other texts. A size counts most next to its unit: '5 kg' is not '5 × 2 kg'. Of products that match equally well,
 * those that the company bought come first; the product with the searched number comes before all others.
 */
const bestFirst = (sql: Sql, companyId: number | null, query: SearchQuery) => sql`
  search @@ joined desc, ${preferred(sql, query)} search @@ named_title desc, search @@ named_own desc,
  search @@ begun_title desc, search @@ begun_own desc,
  ${companyId === null ? sql`` : sql`${isBought(sql, companyId)} desc,`}
  ts_rank('{0, 0.2, 0.4, 1}', search, beginning) desc, popularity desc, id`;

/**
 * CTEs with the results in any order, up to one more than `maxCounted`, and their number.
 *
 * @param columns SQL for more columns of `products`
 */
const countedMatches = (
  sql: Sql,
  companyId: number | null,
  query: SearchQuery,
  columns: PendingQuery<Row[]> = sql`products.popularity`,
) => sql`
  ${searchTables(sql, companyId, query)},
  matched as materialized (
    select id, article_number, ean, search, ${columns} from products where ${isMatch(sql)} limit ${maxCounted + 1}
  ),
  counted as materialized (
    select count(*)::int as total, (select wide is not null from reach) as is_wide from matched
  )`;

const isCounted = (sql: Sql) => sql`(select total from counted) <= ${maxCounted}`;

/**
 * CTEs for one page of a search, best first: `found` has `product_id`, `bought` and `rank`, and `counted` has `total`
 * and `is_wide`. For more than `maxCounted` products `total` is one more than that, and `found` is empty: see
 * `popularPage`.
 */
export const rankedPage = (sql: Sql, companyId: number | null, query: SearchQuery, page: PageRequest) => sql`
  ${countedMatches(sql, companyId, query)},
  found as (
    select *, row_number() over () as rank
      from (
        select id as product_id, ${isBought(sql, companyId)} as bought
          from matched, reach where ${isCounted(sql)}
          order by ${bestFirst(sql, companyId, query)} limit ${page.pageSize} offset ${offsetOf(page)}
      ) as sorted
  )`;

/**
 * The CTEs of `rankedPage` for more than `maxCounted` products, whose `total` is `maxCounted`. The first ones by
 * popularity are `scanned`: products are read one by one until the limit. If the most popular products of the catalogue
 * contain too few results, and for later pages, the ids of all results are sorted.
 */
export function popularPage(
  sql: Sql,
  companyId: number | null,
  query: SearchQuery,
  page: PageRequest,
  isWide: boolean,
) {
  const end = offsetOf(page) + page.pageSize;
  const isDense = sql`(select is_dense from dense)`;
  return sql`
    ${searchTables(sql, companyId, query, isWide)},
    counted as (select ${maxCounted}::int as total, ${isWide}::boolean as is_wide),
    scanned as materialized (
      select id, article_number, ean, popularity, search
        from (select id, popularity from products order by popularity desc, id limit ${maxScanned}) as popular,
          lateral (select article_number, ean, search from products where id = popular.id offset 0) as products
        where ${isMatch(sql)}
        order by popularity desc, id limit ${maxRanked}
    ),
    dense as materialized (select count(*) = ${maxRanked} as is_dense from scanned),
    placed as materialized (
      select id, row_number() over (order by popularity desc, id) as place
        from products where ${isMatch(sql)} and (${end > maxRanked}::boolean or not ${isDense})
    ),
    listed as (
      select *, null::bigint as place from scanned where ${isDense}
      union all
      select products.id, article_number, ean, products.popularity, search,
          case when place > ${maxRanked} then place end
        from placed join products using (id)
        where place <= ${Math.max(end, maxRanked)} and (place > ${maxRanked} or not ${isDense})
    ),
    found as (
      select *, row_number() over () as rank
        from (
          select id as product_id, ${isBought(sql, companyId)} as bought
            from listed, reach
            order by place nulls first, ${bestFirst(sql, companyId, query)}
            limit ${page.pageSize} offset ${offsetOf(page)}
        ) as sorted
    )`;
}

/**
 * A query for all products of a search, as `listFilteredProducts` needs it. For more than `maxCounted` products only
 * the most popular ones have a rank.
 */
export const allMatches = (sql: Sql, companyId: number | null, query: SearchQuery) => sql`
  with ${countedMatches(sql, companyId, query, filteredColumns(sql))},
  large as materialized (
    select id, ${filteredColumns(sql)} from products where ${isMatch(sql)} and not ${isCounted(sql)}
  ),
  ranked as (
    select id as product_id, row_number() over (order by ${bestFirst(sql, companyId, query)}) as rank
      from (select id from large order by popularity desc, id limit ${maxRanked}) as popular
        join products using (id), reach
  )
  select id as product_id, row_number() over (order by ${bestFirst(sql, companyId, query)}) as rank,
      ${filteredColumns(sql)}
    from matched as products, reach where ${isCounted(sql)}
  union all
  select id, ranked.rank, ${filteredColumns(sql)}
    from large as products left join ranked on ranked.product_id = products.id`;
