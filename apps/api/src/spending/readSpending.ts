import type { WireSpending } from '@magazijn/api-client/schemas';
import { compareCodes } from '@magazijn/domain/cost-centres';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import type { Sql } from '../database/Database.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { notFound } from '../http/HttpError.ts';
import { personName } from '../http/personName.ts';
import type { Viewer } from '../http/Viewer.ts';

interface Request {
  readonly year: number;
  /** The customer number of one company; undefined for all. */
  readonly location?: string | undefined;
}

interface SpentRow {
  readonly orders: number;
  readonly totalCents: number;
}

interface Row {
  readonly isKnown: boolean;
  readonly years: readonly number[];
  readonly months: readonly (SpentRow & { readonly month: string })[];
  readonly categories: readonly { readonly name: string; readonly totalCents: number }[];
  readonly people: readonly (SpentRow & { readonly name: string })[];
  readonly locations: readonly (SpentRow & { readonly customerNumber: string; readonly name: string })[];
  readonly costCentres: readonly CostCentreRow[];
}

/** Under its present code and name; '' for lines without one. */
interface CostCentreRow {
  readonly code: string;
  readonly name: string;
  readonly totalCents: number;
}

/** By code, without one last; nothing when no line has one. */
function toCostCentres(rows: readonly CostCentreRow[]): Pick<WireSpending, 'cost_centres'> {
  if (rows.every(({ code }) => code === '')) return {};
  const order = (a: CostCentreRow, b: CostCentreRow) =>
    Number(a.code === '') - Number(b.code === '') || compareCodes(a.code, b.code);
  return {
    cost_centres: rows.toSorted(order).map(({ code, name, totalCents }) => ({
      code,
      name,
      total_exclusive: eurosFromCents(cents(totalCents)),
    })),
  };
}

const toSpent = ({ orders, totalCents }: SpentRow) => ({
  orders,
  total_exclusive: eurosFromCents(cents(totalCents)),
});

/**
 * A year of the company and those below it, without VAT; orders by their day in Amsterdam. One statement.
 *
 * @throws HttpError 404 for a location outside of the organisation.
 */
export async function readSpending(
  sql: Sql,
  { companyId }: Pick<Viewer, 'companyId'>,
  { year, location }: Request,
): Promise<WireSpending> {
  const [row] = await sql<[Row]>`
    with organisation as materialized (
      select id, customer_number, name from companies where id = ${companyId} or parent_id = ${companyId}
    ),
    chosen as materialized (
      select id from organisation where ${location === undefined ? sql`true` : sql`customer_number = ${location}`}
    ),
    placed as materialized (
      select orders.id, orders.company_id, orders.original_user_id, orders.total_exclusive_cents,
          to_char(orders.placed_at at time zone 'Europe/Amsterdam', 'YYYY-MM') as month
        from orders
        where orders.company_id in (select id from organisation) and orders.placed_at is not null
          and ${statusIn(sql, ['placed'])}
    ),
    in_year as materialized (select * from placed where month like ${`${year}-%`}),
    spent as materialized (select * from in_year where company_id in (select id from chosen))
    select exists (select from chosen) as is_known,
      coalesce((select json_agg(year order by year desc)
        from (select distinct left(month, 4)::int as year from placed) as years), '[]') as years,
      coalesce((select json_agg(json_build_object('month', month, 'orders', orders, 'totalCents', total) order by month)
        from (select month, count(*)::int as orders, sum(total_exclusive_cents) as total from spent group by month)
          as by_month), '[]') as months,
      coalesce((select json_agg(json_build_object('name', name, 'totalCents', total) order by total desc, name)
        from (
          select coalesce(categories.description, split_part(order_lines.category_path, '/', 1)) as name,
              sum(order_lines.total_exclusive_cents) as total
            from spent join order_lines on order_lines.order_id = spent.id
              left join categories on categories.parent_id is null
                and categories.url = split_part(order_lines.category_path, '/', 1)
            where not order_lines.give_away group by 1
        ) as by_category), '[]') as categories,
      coalesce((select json_agg(json_build_object('name', name, 'orders', orders, 'totalCents', total)
          order by total desc, name)
        from (
          select ${personName(sql)} as name, count(*)::int as orders,
              sum(spent.total_exclusive_cents) as total
            from spent join users on users.id = spent.original_user_id
            where exists (select from spent as named join users as person
              on person.id = named.original_user_id and person.name <> '')
            group by users.id
        ) as by_person), '[]') as people,
      coalesce((select json_agg(json_build_object('customerNumber', customer_number, 'name', name, 'orders', orders,
          'totalCents', total) order by name, customer_number)
        from (
          select organisation.customer_number, organisation.name, count(in_year.id)::int as orders,
              coalesce(sum(in_year.total_exclusive_cents), 0) as total
            from organisation left join in_year on in_year.company_id = organisation.id
            group by organisation.id, organisation.customer_number, organisation.name
        ) as by_location), '[]') as locations,
      coalesce((select json_agg(json_build_object('code', code, 'name', name, 'totalCents', total))
        from (
          select coalesce(cost_centres.code, order_lines.cost_centre_code, '') as code,
              coalesce(cost_centres.name, order_lines.cost_centre_name, '') as name,
              sum(order_lines.total_exclusive_cents) as total
            from spent join order_lines on order_lines.order_id = spent.id
              left join cost_centres on cost_centres.id = order_lines.cost_centre_id
            where not order_lines.give_away group by 1, 2
        ) as by_cost_centre), '[]') as cost_centres`;
  if (!row.isKnown) throw notFound();
  const total = row.months.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const goods = row.categories.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    orders: row.months.reduce((sum, { orders }) => sum + orders, 0),
    total_exclusive: eurosFromCents(cents(total)),
    years: [...row.years],
    months: row.months.map((each) => ({ month: each.month, ...toSpent(each) })),
    categories: row.categories.map(({ name, totalCents }) => ({
      name,
      total_exclusive: eurosFromCents(cents(totalCents)),
    })),
    other: eurosFromCents(cents(total - goods)),
    people: row.people.map((each) => ({ name: each.name, ...toSpent(each) })),
    locations: row.locations.map((each) => ({
      customer_number: each.customerNumber,
      name: each.name,
      ...toSpent(each),
    })),
    ...toCostCentres(row.costCentres),
  };
}
