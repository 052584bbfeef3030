// Over 300 lines: one statement is built from the parameters, their meaning for the viewer, and the SQL of both.

import { offerKinds, sortOptions, type WireFacets } from '@magazijn/api-client/schemas';
import { centsFromEuros } from '@magazijn/domain/money';
import type postgres from 'postgres';
import * as z from 'zod/mini';
import type { Sql } from '../database/Database.ts';
import { offsetOf, type PageRequest } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { paidCents } from './priceFor.ts';
import { type ProductPage, type ProductRow, productColumns, productTables } from './products.ts';

const flag = z._default(
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text) => text === '1'),
  ),
  false,
);

/** Euros with at most two decimals, converted to whole cents. */
const price = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/)),
    z.transform((text) => centsFromEuros(Number(text))),
  ),
);

const text = z.string().check(z.maxLength(100));

/** A parameter that can be repeated: alternatives, or several that all must apply. */
const texts = z._default(z.array(text).check(z.maxLength(30)), []);

export const filterInput = {
  facets: flag,
  brand: texts,
  offer: flag,
  offer_kind: z.optional(z.enum(offerKinds)),
  stock: flag,
  size: texts,
  pack: texts,
  free_of: texts,
  organic: flag,
  price_from: price,
  price_until: price,
  sort: z._default(z.enum(sortOptions), 'default'),
};

export interface ProductFilters {
  /** Alternatives; empty for all brands. */
  readonly brands: readonly string[];
  readonly offer: boolean;
  /** Null for products with and without an offer. */
  readonly offerKind: (typeof offerKinds)[number] | null;
  readonly stock: boolean;
  readonly sizes: readonly string[];
  /** Units of sale, as alternatives; empty for all. */
  readonly packs: readonly string[];
  /** Allergens; a product must be free of each of them. */
  readonly freeOf: readonly string[];
  readonly organic: boolean;
  /** Whole cents, inclusive; null without a bound, and always for anonymous visitors. */
  readonly priceFrom: number | null;
  readonly priceUntil: number | null;
  /** Never by price for anonymous visitors. */
  readonly sort: (typeof sortOptions)[number];
}

interface FilterParameters {
  readonly facets: boolean;
  readonly brand: readonly string[];
  readonly offer: boolean;
  readonly offer_kind?: ProductFilters['offerKind'] | undefined;
  readonly stock: boolean;
  readonly size: readonly string[];
  readonly pack: readonly string[];
  readonly free_of: readonly string[];
  readonly organic: boolean;
  readonly price_from?: number | undefined;
  readonly price_until?: number | undefined;
  readonly sort: ProductFilters['sort'];
}

/**
 * The filters of a request; null without any. Price filters of anonymous visitors are ignored, so that a customer's
 * shared link still shows a list, and repeated requests cannot narrow down a price.
 */
export function toProductFilters(given: FilterParameters, viewer: Viewer | null): ProductFilters | null {
  const { facets, brand, offer, stock, size, pack, free_of: freeOf, organic, sort } = given;
  const { offer_kind: offerKind = null, price_from = null, price_until = null } = given;
  const byPrice = sort === 'price' || sort === 'price-desc';
  const filters: ProductFilters = {
    brands: brand,
    offer,
    offerKind,
    stock,
    sizes: size,
    packs: pack,
    freeOf,
    organic,
    priceFrom: viewer && price_from,
    priceUntil: viewer && price_until,
    sort: byPrice && !viewer ? 'default' : sort,
  };
  const { priceFrom, priceUntil } = filters;
  const isChosen =
    offer ||
    offerKind !== null ||
    stock ||
    organic ||
    [brand, size, pack, freeOf].some(({ length }) => length > 0);
  const plain = !facets && !isChosen && priceFrom === null && priceUntil === null;
  return plain && filters.sort === 'default' ? null : filters;
}

export interface FilteredPage extends ProductPage {
  /** The total without filters. */
  readonly before: number;
  readonly facets: WireFacets;
}

type Row = ProductRow &
  Pick<FilteredPage, 'total' | 'before' | 'facets'> & { readonly productId: number | null };

/** The maximum number of options of a facet; the most common ones are returned. */
const maxOptions = 100;

/** The bit of each facet in `missed`: the facets whose choices a product does not pass. */
const facetBits = {
  brand: 1,
  offer: 2,
  stock: 4,
  size: 8,
  pack: 16,
  free: 32,
  organic: 64,
  price: 128,
} as const;
type Facet = keyof typeof facetBits;

/** A number as SQL, since a parameter would have no type there. */
const constant = (sql: Sql, number: number) => sql.unsafe(String(number));

/** SQL for whether a product passes all facets. With `omitted`, all others: the counts of that facet's options use it. */
const passesAllBut = (sql: Sql, omitted: Facet | null = null) =>
  omitted === null ? sql`missed = 0` : sql`missed in (0, ${constant(sql, facetBits[omitted])})`;

/** The number of products of `grouped` with a condition. */
const countWhere = (sql: Sql, condition: postgres.PendingQuery<postgres.Row[]>) =>
  sql`coalesce(sum(group_size) filter (where ${condition}), 0)::int`;

/** The options of a text facet as JSON, most common first, including chosen options without products. */
const optionsOf = (sql: Sql, facet: 'brand' | 'size' | 'pack', chosen: readonly string[]) => sql`coalesce((
  select jsonb_agg(jsonb_build_object(${facet === 'brand' ? 'brand' : 'name'}::text, ${sql(facet)}, 'count', products) order by products desc, ${sql(facet)})
    from (
      select ${sql(facet)}, ${countWhere(sql, passesAllBut(sql, facet))} as products
        from grouped where ${sql(facet)} <> '' group by ${sql(facet)}
        having ${countWhere(sql, passesAllBut(sql, facet))} > 0 or ${sql(facet)} = any(${[...chosen]}::text[])
        order by products desc, ${sql(facet)} limit ${maxOptions}
    ) as shown
), '[]')`;

/** The kind of a product's offer; null without an offer, and for an offer that is only a label. */
const offerKindOf = (sql: Sql) => sql`
  case when products.offer_label is null then null
    when products.deal is not null then products.deal ->> 'kind'
    when products.price_old_cents > products.price_cents then 'percentage' end`;

/** The primary order of each sort option; ties keep the list's own order. */
function sortedBy(sql: Sql, sort: ProductFilters['sort']) {
  // A fixed collation, independent of the database's locale.
  const name = sql`lower(unaccent(marked.description) collate "pg_unicode_fast")`;
  if (sort === 'name') return sql`${name},`;
  if (sort === 'new') return sql`marked.is_new desc,`;
  if (sort === 'price') return sql`marked.paid,`;
  if (sort === 'price-desc') return sql`marked.paid desc,`;
  return sql``;
}

/** The columns of the alias `products` that filters, facets and sort options need. */
export const filteredColumns = (sql: Sql) => sql`
  products.brand, products.description, products.is_new, products.size, products.unit, products.free_of,
  products.organic, products.offer_label, products.deal, products.price_cents, products.price_old_cents,
  products.available, products.stock, products.popularity`;

/**
 * Selects one page of a list, filtered and sorted, with its facets, in one statement. A facet's count is the result of
 * choosing it, given the choices in the other facets. An empty page still returns total and facets, in a row without a
 * product. Products with equal facet values form one group, and a count adds up the sizes of groups.
 *
 * @param found a query that gives `product_id`, `rank` and `filteredColumns`. `rank` is the list's own order; products
 *   without a rank follow, the most popular first.
 */
export async function listFilteredProducts(
  sql: Sql,
  viewer: Viewer | null,
  found: postgres.PendingQuery<postgres.Row[]>,
  filters: ProductFilters,
  page: PageRequest,
): Promise<FilteredPage> {
  const { brands, offer, offerKind, stock, sizes, packs, freeOf, organic, priceFrom, priceUntil, sort } =
    filters;
  const count = (condition: postgres.PendingQuery<postgres.Row[]>, omitted: Facet) =>
    countWhere(sql, sql`${condition} and ${passesAllBut(sql, omitted)}`);
  const isOneOf = (column: postgres.PendingQuery<postgres.Row[]>, chosen: readonly string[]) =>
    sql`(${chosen.length === 0}::boolean or ${column} = any(${[...chosen]}::text[]))`;
  const passed = {
    brand: isOneOf(sql`brand`, brands),
    offer: sql`((not ${offer}::boolean or offered) and (${offerKind}::text is null or offer_kind = ${offerKind}::text))`,
    stock: sql`(not ${stock}::boolean or stocked)`,
    size: isOneOf(sql`size`, sizes),
    pack: isOneOf(sql`pack`, packs),
    free: sql`free_of @> ${[...freeOf]}::text[]`,
    organic: sql`(not ${organic}::boolean or organic)`,
    price: sql`in_price_range`,
  };
  const missed = sql`(${(Object.keys(facetBits) as Facet[]).map(
    (facet, at) =>
      sql`${at > 0 ? sql`+` : sql``} case when ${passed[facet]} then 0 else ${constant(sql, facetBits[facet])} end `,
  )})`;
  const rows = await sql<Row[]>`
    with found as (${found}),
    marked as (
      select product_id, rank, popularity, products.brand, products.description, products.is_new, costs.paid,
          products.size, products.unit as pack, products.free_of, products.organic,
          products.offer_label is not null as offered, kinds.offer_kind, products.available and products.stock > 0 as stocked,
          (${priceFrom}::int is null or costs.paid >= ${priceFrom}::int)
            and (${priceUntil}::int is null or costs.paid <= ${priceUntil}::int) as in_price_range
        from found as products,
          lateral (select ${viewer ? paidCents(sql) : sql`null::int`} as paid) as costs,
          lateral (select ${offerKindOf(sql)} as offer_kind) as kinds
    ),
    grouped as materialized (
      select *, ${missed} as missed
        from (
          select brand, size, pack, free_of, organic, offered, offer_kind, stocked, in_price_range,
              count(*)::int as group_size, min(paid) as min_paid, max(paid) as max_paid
            from marked
            group by brand, size, pack, free_of, organic, offered, offer_kind, stocked, in_price_range
        ) as groups
    ),
    counted as (
      select ${countWhere(sql, sql`true`)} as before,
          ${countWhere(sql, passesAllBut(sql))} as total,
          jsonb_build_object(
            'brands', ${optionsOf(sql, 'brand', brands)},
            'sizes', ${optionsOf(sql, 'size', sizes)},
            'packs', ${optionsOf(sql, 'pack', packs)},
            'free_of', coalesce((
              select jsonb_agg(jsonb_build_object('name', allergen, 'count', products) order by products desc, allergen)
                from (
                  select allergen, ${countWhere(sql, passesAllBut(sql))} as products
                    from grouped, unnest(free_of) as allergens (allergen) group by allergen
                    having ${countWhere(sql, passesAllBut(sql))} > 0 or allergen = any(${[...freeOf]}::text[])
                ) as shown
            ), '[]'),
            'organic', ${count(sql`organic`, 'organic')},
            'offer', ${count(sql`offered`, 'offer')},
            'offer_kinds', coalesce((
              select jsonb_agg(jsonb_build_object('kind', offer_kind, 'count', products))
                from (
                  select offer_kind, sum(group_size)::int as products
                    from grouped where offer_kind is not null and ${passesAllBut(sql, 'offer')} group by offer_kind
                ) as kinds
            ), '[]'),
            'stock', ${count(sql`stocked`, 'stock')},
            'prices', case when min(min_paid) is not null then jsonb_build_object(
              'from', min(min_paid) filter (where ${passesAllBut(sql, 'price')}) / 100.0,
              'until', max(max_paid) filter (where ${passesAllBut(sql, 'price')}) / 100.0) end
          ) as facets
        from grouped
    ),
    chosen as (
      select product_id, row_number() over () as place
        from (
          select product_id from marked
            where ${missed} = 0
            order by ${sortedBy(sql, sort)} rank, popularity desc, product_id limit ${page.pageSize} offset ${offsetOf(page)}
        ) as sorted
    )
    select counted.total, counted.before, counted.facets, listed.*
      from counted
      left join (
        select chosen.product_id, chosen.place, ${productColumns(sql, viewer)}
          from chosen join products on products.id = chosen.product_id
          ${productTables(sql, viewer)}
      ) as listed on true
      order by listed.place`;
  const [first] = rows;
  if (!first) throw new Error('Counting gave no row');
  const { total, before, facets } = first;
  return { total, before, facets: sorted(withRange(facets)), rows: first.productId === null ? [] : rows };
}

/** Removes the price range of an empty result. */
const withRange = (facets: WireFacets): WireFacets =>
  facets.prices?.from == null ? { ...facets, prices: null } : facets;

const bySize = new Intl.Collator('nl', { numeric: true });

/** Sorts sizes by their numbers, small to large, instead of the most common first. */
const sorted = (facets: WireFacets): WireFacets => ({
  ...facets,
  sizes: facets.sizes?.toSorted((one, other) => bySize.compare(one.name, other.name)),
});
