import type { purchaseSorts, WireLastPurchases, WirePurchases } from '@magazijn/api-client/schemas';
import { type Deal, offerPrice } from '@magazijn/domain/cart';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import { maxRhythmDates } from '@magazijn/domain/orders';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { offsetOf, type PageRequest } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { hasWords } from '../orders/listOrders.ts';
import { selectOrderableProducts } from '../quick-order/selectOrderableProducts.ts';

interface PurchasesRequest extends PageRequest {
  /** Words that must all occur in name, brand, article number or EAN; '' for every product. */
  readonly search: string;
  readonly sort: (typeof purchaseSorts)[number];
}

/** A row per product and placed order: `product_id`, `order_id`, `placed_at`, `quantity`, `position`; without gifts. */
const bought = (sql: Sql, companyId: number) => sql`
  select order_lines.product_id, orders.id as order_id, orders.placed_at,
      sum(order_lines.amount)::int as quantity, min(order_lines.position) as position
    from orders join order_lines on order_lines.order_id = orders.id
    where orders.company_id = ${companyId} and orders.placed_at is not null
      and ${statusIn(sql, ['placed'])} and not order_lines.give_away
    group by order_lines.product_id, orders.id`;

/** The day of an order in Amsterdam, as an ISO date. */
const dayOf = (sql: Sql, moment: string) =>
  sql`to_char(${sql.unsafe(moment)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** The order of the purchases; of equal ones the last bought comes first. */
function sortedBy(sql: Sql, sort: PurchasesRequest['sort']) {
  // A fixed collation, independent of the database's locale.
  const name = sql`lower(unaccent(name) collate "pg_unicode_fast")`;
  const orders = {
    last: sql`placed_at`,
    'last-desc': sql`placed_at desc`,
    name: sql`${name}`,
    'name-desc': sql`${name} desc`,
    times: sql`times`,
    'times-desc': sql`times desc`,
  };
  return sql`${orders[sort]}, placed_at desc, product_id`;
}

interface PurchaseRow {
  readonly productId: number;
  readonly name: string;
  readonly contents: string;
  readonly articleNumber: string;
  readonly unit: string;
  readonly quantity: number;
  readonly priceCents: number;
  readonly deal: Deal | null;
  readonly times: number;
  readonly orderedOn: readonly string[];
}

interface Counts {
  readonly total: number;
  readonly historyTotal: number;
}

/** A page of a company's purchases, with the current products. Two statements. */
export async function readPurchases(
  dependencies: Pick<ApiDependencies, 'database' | 'settings'>,
  viewer: Viewer,
  { search, sort, ...page }: PurchasesRequest,
): Promise<WirePurchases> {
  const { sql } = dependencies.database;
  const numbers = sql`line.article_number || ' ' || regexp_replace(line.article_number, '[^[:alnum:]]+', '', 'g')`;
  // An empty page still returns the totals, in a row without a product.
  const rows = await sql<(Counts & (PurchaseRow | { readonly productId: null }))[]>`
    with bought as materialized (${bought(sql, viewer.companyId)}),
    latest as materialized (
      select distinct on (product_id) bought.*, count(*) over (partition by product_id)::int as times
        from bought order by product_id, placed_at desc, order_id desc
    ),
    found as materialized (
      select latest.product_id, latest.placed_at, latest.quantity, latest.times, line.description as name,
          line.contents, line.article_number, line.unit, line.price_cents, line.deal
        from latest join order_lines as line using (order_id, position)
          join products on products.id = latest.product_id
        where ${hasWords(
          sql,
          sql`line.description || ' ' || products.brand || ' ' || ${numbers} || ' ' || products.ean`,
          search,
        )}
    )
    select counted.*, listed.*, array(
        select day from (
          select distinct ${dayOf(sql, 'bought.placed_at')} as day from bought where bought.product_id = listed.product_id
        ) as days order by day desc limit ${maxRhythmDates}
      ) as ordered_on
      from (
        select (select count(*) from latest)::int as history_total, (select count(*) from found)::int as total
      ) as counted
      left join lateral (
        select found.*, row_number() over (order by ${sortedBy(sql, sort)}) as place
          from found order by place limit ${page.pageSize} offset ${offsetOf(page)}
      ) as listed on true
      order by listed.place`;
  const listed = rows.flatMap((row) => (row.productId === null ? [] : [row]));
  return {
    total: rows[0]?.total ?? 0,
    history_total: rows[0]?.historyTotal ?? 0,
    purchases: listed.map((row) => ({
      product_id: row.productId,
      name: row.name,
      contents: row.contents,
      article_number: row.articleNumber,
      unit: row.unit,
      quantity: row.quantity,
      price_exclusive_vat: eurosFromCents(pricePaid(row)),
      times: row.times,
      ordered_on: [...row.orderedOn],
    })),
    products: await selectOrderableProducts(
      dependencies,
      viewer,
      listed.map(({ productId }) => productId),
    ),
  };
}

/** The unit price after a percentage deal; other deals depend on the quantity. */
function pricePaid({ priceCents, deal }: PurchaseRow) {
  const price = cents(priceCents);
  return offerPrice({ price, deal }) ?? price;
}

/** The last purchase of each of some products. One statement. */
export async function readLastPurchases(
  sql: Sql,
  viewer: Viewer,
  productIds: readonly number[],
): Promise<WireLastPurchases> {
  const rows = await sql<(Pick<PurchaseRow, 'productId' | 'quantity' | 'unit'> & { orderedOn: string })[]>`
    with bought as (${bought(sql, viewer.companyId)})
    select latest.product_id, latest.quantity, line.unit, ${dayOf(sql, 'latest.placed_at')} as ordered_on
      from (
        select distinct on (product_id) * from bought where product_id = any(${[...productIds]}::int[])
          order by product_id, placed_at desc, order_id desc
      ) as latest join order_lines as line using (order_id, position)`;
  return {
    purchases: rows.map((row) => ({
      product_id: row.productId,
      quantity: row.quantity,
      unit: row.unit,
      ordered_on: row.orderedOn,
    })),
  };
}
