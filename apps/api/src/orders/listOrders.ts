import type { WireLineCostCentre, WireOrderList, WireOrderListItem } from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import type { Sql } from '../database/Database.ts';
import { offsetOf, type PageRequest } from '../http/readInput.ts';
import { wireChangeFields } from './changeableOrder.ts';
import { approvedByName, type OrderRow, orderedBy } from './findOrder.ts';
import { createdAt, orderNumber, wireStatus } from './toWireOrder.ts';

export interface OrderFilter {
  /** Words that must all occur in number, reference or lines; '' for every order. */
  readonly search: string;
  /** The first day, as an ISO date in Amsterdam. */
  readonly from?: string | undefined;
  /** The day after the last one. */
  readonly until?: string | undefined;
}

interface ListedLine {
  readonly description: string;
  readonly article: string;
  readonly amount: number;
  readonly image: string | null;
  readonly cost_centre: WireLineCostCentre;
}

interface ListedRow extends OrderRow {
  readonly products: number;
  readonly lines: readonly ListedLine[] | null;
  readonly orderedBy: string | null;
  readonly approvedByName: string | null;
  /** Its position in the list, from 1. */
  readonly place: number;
  /** The number of filtered orders, with a filter, and of all orders. */
  readonly total?: number;
  readonly historyTotal: number;
}

/** Removes case and accents, like the shop's own filter, in a collation independent of the locale. */
const plain = (sql: Sql, text: ReturnType<Sql>): ReturnType<Sql> =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g') collate "pg_unicode_fast")`;

/** The searched text of an order. The number is that of formatOrderNumber. */
const searchedText = (sql: Sql): ReturnType<Sql> => sql`
  case coalesce(invoice_address, main_address) ->> 'country' when 'BE' then 'KKB' else 'KKN' end
    || lpad(id::text, greatest(9, length(id::text)), '0') || chr(10) || order_reference || chr(10)
    || coalesce((select string_agg(concat_ws(' ', description, article_number, cost_centre_code, cost_centre_name),
      chr(10)) from order_lines
      where order_id = orders.id), '')`;

const orderedOn = (sql: Sql): ReturnType<Sql> =>
  sql`(coalesce(placed_at, pending_at) at time zone 'Europe/Amsterdam')::date`;

export function hasWords(sql: Sql, text: ReturnType<Sql>, search: string): ReturnType<Sql> {
  const words = search.trim().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? sql`true`
    : sql`(select bool_and(strpos(searched.text, word.text) > 0)
        from (select ${plain(sql, text)} as text) as searched,
          (select ${plain(sql, sql`unnest(${words}::text[])`)} as text) as word)`;
}

const matches = (sql: Sql, { search, from, until }: OrderFilter): ReturnType<Sql> => sql`
  ${from === undefined ? sql`true` : sql`${orderedOn(sql)} >= ${from}::date`}
  and ${until === undefined ? sql`true` : sql`${orderedOn(sql)} < ${until}::date`}
  and ${hasWords(sql, searchedText(sql), search)}`;

/**
 * One page of a company's history, latest first: placed orders, and orders whose payment a bank still has to decide or
 * has refused after the thank-you page. `products` counts lines, `total` the filtered orders, and `history_total` all.
 *
 * @param detailed with reference, VAT and lines, for a searchable history.
 */
export async function listOrders(
  dependencies: Parameters<typeof wireChangeFields>[0] & { readonly database: { readonly sql: Sql } },
  companyId: number,
  page: PageRequest,
  filter: OrderFilter = { search: '' },
  detailed = false,
): Promise<WireOrderList> {
  const { sql } = dependencies.database;
  const { search, from, until } = filter;
  const lines = detailed
    ? sql`(select json_agg(json_build_object('description', description, 'article', article_number, 'amount', amount,
        'image', images[1], 'cost_centre', case when cost_centre_code is not null then json_build_object(
          'id', cost_centre_id, 'code', cost_centre_code, 'name', cost_centre_name, 'ended', 0) end) order by position) from order_lines where order_id = orders.id)`
    : sql`null`;
  const history = sql`company_id = ${companyId} and (placed_at is not null or pending_at is not null)`;
  const isFiltered = search.trim() !== '' || from !== undefined || until !== undefined;
  const found = isFiltered
    ? sql`with found as materialized (select id from orders where ${history} and ${matches(sql, filter)})`
    : sql``;
  // Without a filter, the index returns the page in order, without sorting or reading other rows.
  const rows = await sql<(ListedRow | { [Key in keyof ListedRow]: null })[]>`
    ${found}
    select counted.*, listed.* from (
      select (select count(*) from orders where ${history})::int as history_total
        ${isFiltered ? sql`, (select count(*) from found)::int as total` : sql``}
    ) as counted left join lateral (
      select orders.*, row_number() over (order by coalesce(placed_at, pending_at) desc, id desc)::int as place,
          (select count(*) from order_lines where order_id = orders.id)::int as products, ${lines} as lines,
          ${detailed ? orderedBy(sql) : sql`null`} as ordered_by,
          ${detailed ? approvedByName(sql) : sql`null`} as approved_by_name
        from orders where ${history} ${isFiltered ? sql`and id in (select id from found)` : sql``}
        order by coalesce(placed_at, pending_at) desc, id desc limit ${page.pageSize} offset ${offsetOf(page)}
    ) as listed on true`;
  const historyTotal = rows[0]?.historyTotal ?? 0;
  const listed = rows.flatMap((row) => (row.id === null ? [] : [row]));
  return {
    total: rows[0]?.total ?? historyTotal,
    history_total: historyTotal,
    orders: listed
      .toSorted((one, other) => one.place - other.place)
      .map((row) => ({ ...toListed(row, detailed), ...wireChangeFields(dependencies, row) })),
  };
}

function toListed(order: ListedRow, detailed: boolean): WireOrderListItem {
  return {
    id: order.id,
    order_number: orderNumber(order),
    creation_date: createdAt(order),
    products: order.products,
    total_price: eurosFromCents(cents(order.totalInclusiveCents)),
    status: wireStatus(order),
    delivery: deliveryTimestamp(order.deliveryDate),
    ...(detailed && {
      order_reference: order.orderReference,
      ordered_by: order.orderedBy,
      approved_by: order.approvedByName,
      vat: order.vatTotals.map(({ vatPercentage, net, vat }) => ({
        percentage: vatPercentage,
        net: eurosFromCents(cents(net)),
        vat: eurosFromCents(cents(vat)),
      })),
      lines: [...(order.lines ?? [])],
    }),
  };
}
