import type { WireFacets } from '@magazijn/api-client/schemas';
import type postgres from 'postgres';
import type { Sql } from '../database/Database.ts';
import { paidCents } from '../pricing/paidCents.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { Narrowing } from './Narrowing.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductPage } from './ProductPage.ts';
import type { ProductRow } from './ProductRow.ts';
import { productColumns } from './productColumns.ts';
import { productTables } from './productTables.ts';

/** A part of a narrowed list. */
export interface NarrowedPage extends ProductPage {
  /** How many there were to narrow. */
  readonly before: number;
  readonly facets: WireFacets;
}

type Row = ProductRow &
  Pick<NarrowedPage, 'total' | 'before' | 'facets'> & { readonly productId: number | null };

/** Of a list with more brands the commonest are counted. */
const mostBrands = 100;

/** What comes first in each order; what is alike keeps the list's own. */
function orderOf(sql: Sql, order: Narrowing['order']) {
  const name = sql`lower(unaccent(marked.description))`;
  if (order === 'name') return sql`${name},`;
  if (order === 'new') return sql`marked.is_new desc,`;
  if (order === 'price') return sql`marked.paid,`;
  if (order === 'price-desc') return sql`marked.paid desc,`;
  return sql``;
}

/**
 * One page of a list, narrowed and sorted, with what it can be narrowed by: one statement, however many are chosen. A
 * count says what a choice would leave given what is chosen of the other facets, since several brands together mean one
 * of them. A page without products still has total and facets, in a row without a product.
 *
 * @param found a query that gives `product_id` and `rank`, the list's own order
 */
export async function listNarrowed(
  sql: Sql,
  viewer: Viewer | null,
  found: postgres.PendingQuery<postgres.Row[]>,
  narrowing: Narrowing,
  page: PageRequest,
): Promise<NarrowedPage> {
  const { brands, offer, stock, priceFrom, priceUntil, order } = narrowing;
  const rows = await sql<Row[]>`
    with found as (${found}),
    marked as (
      select found.product_id, found.rank, products.brand, products.description, products.is_new, costs.paid,
          products.offer_label is not null as offered, products.available and products.stock > 0 as stocked,
          ${brands.length === 0}::boolean or products.brand = any(${[...brands]}::text[]) as of_brand,
          not ${offer}::boolean or products.offer_label is not null as of_offer,
          not ${stock}::boolean or (products.available and products.stock > 0) as of_stock,
          (${priceFrom}::int is null or costs.paid >= ${priceFrom}::int)
            and (${priceUntil}::int is null or costs.paid <= ${priceUntil}::int) as of_price
        from found join products on products.id = found.product_id,
          lateral (select ${viewer ? paidCents(sql) : sql`null::int`} as paid) as costs
    ),
    counted as (
      select count(*)::int as before,
          count(*) filter (where of_brand and of_offer and of_stock and of_price)::int as total,
          jsonb_build_object(
            'brands', coalesce((
              select jsonb_agg(jsonb_build_object('brand', brand, 'count', products) order by products desc, brand)
                from (
                  select brand, count(*) filter (where of_offer and of_stock and of_price) as products
                    from marked where brand <> '' group by brand
                    having count(*) filter (where of_offer and of_stock and of_price) > 0
                      or brand = any(${[...brands]}::text[])
                    order by products desc, brand limit ${mostBrands}
                ) as shown
            ), '[]'),
            'offer', count(*) filter (where offered and of_brand and of_stock and of_price),
            'stock', count(*) filter (where stocked and of_brand and of_offer and of_price),
            'prices', case when min(paid) is not null then jsonb_build_object(
              'from', min(paid) filter (where of_brand and of_offer and of_stock) / 100.0,
              'until', max(paid) filter (where of_brand and of_offer and of_stock) / 100.0) end
          ) as facets
        from marked
    ),
    chosen as (
      select product_id, row_number() over (order by ${orderOf(sql, order)} rank) as place
        from marked where of_brand and of_offer and of_stock and of_price
        order by place limit ${page.pageSize} offset ${offsetOf(page)}
    )
    select counted.total, counted.before, counted.facets, listed.*
      from counted
      left join (
        select chosen.product_id, chosen.place, ${productColumns(sql)}
          from chosen join products on products.id = chosen.product_id
          ${productTables(sql, viewer)}
      ) as listed on true
      order by listed.place`;
  const [first] = rows;
  if (!first) throw new Error('Counting gave no row');
  const { total, before, facets } = first;
  return { total, before, facets: withRange(facets), rows: first.productId === null ? [] : rows };
}

/** Where nothing is left there is no range of prices either. */
const withRange = (facets: WireFacets): WireFacets =>
  facets.prices?.from == null ? { ...facets, prices: null } : facets;
