import type { WireQuickOrder, WireQuickOrderProduct } from '@magazijn/api-client/schemas';
import { vatPercentageFor, vatTreatment } from '@magazijn/domain/cart';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { toWireDeal } from '../cart/ShopCart.ts';
import { type ProductRow, productColumns, productTables, toWireProduct } from '../catalogue/products.ts';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';
import {
  findByName,
  findByNumber,
  findNearNames,
  findNearNumbers,
  type LineProduct,
  type LineTerm,
  maxChoices,
} from './findLineProducts.ts';

/**
 * The products that the lines of an order list name: by article number or EAN, else by name; of those that name none what
 * is near. At most five statements, however many lines.
 */
export async function resolveLines(
  { database, settings }: Pick<ApiDependencies, 'database' | 'settings'>,
  viewer: Viewer,
  terms: readonly string[],
): Promise<WireQuickOrder> {
  const { sql } = database;
  // Each term is looked up once.
  const different = [...new Set(terms)];
  const named = different.map((term, line) => ({ line, term })).filter(({ term }) => term !== '');
  const byNumber = byLine(await findByNumber(sql, named));
  const byName = byLine(await findByName(sql, without(named, byNumber)));
  const unknown = without(without(named, byNumber), byName);
  const nearNumbers = byLine(await findNearNumbers(sql, unknown));
  const nearNames = byLine(await findNearNames(sql, without(unknown, nearNumbers)));
  const lines = terms
    .map((term) => different.indexOf(term))
    .map((line) => ({
      ...matchOf(byNumber.get(line) ?? byName.get(line) ?? []),
      near: (nearNumbers.get(line) ?? nearNames.get(line) ?? []).map(({ id }) => id),
    }));
  return {
    lines,
    products: await selectLineProducts(
      sql,
      viewer,
      lines.flatMap(({ products }) => products),
      lines.flatMap(({ near }) => near),
      (rate) => vatPercentageFor(vatTreatment(viewer, settings.belgianVat), rate),
    ),
  };
}

const byLine = (found: readonly LineProduct[]): ReadonlyMap<number, readonly LineProduct[]> =>
  Map.groupBy(found, ({ line }) => line);

const without = (lines: readonly LineTerm[], found: ReadonlyMap<number, unknown>): readonly LineTerm[] =>
  lines.filter(({ line }) => !found.has(line));

/** The only product that is exactly what the line says, else all that it may mean. */
function matchOf(found: readonly LineProduct[]): { readonly products: number[]; readonly more: boolean } {
  const exact = found.filter((product) => product.exact);
  const meant = exact.length > 0 ? exact : found;
  return { products: meant.slice(0, maxChoices).map(({ id }) => id), more: meant.length > maxChoices };
}

interface LineProductRow extends ProductRow {
  /** The Dutch rate. */
  readonly vatPercentage: number;
  readonly orderLimit: number | null;
  readonly alternatives: readonly number[];
}

/** As many as one compares. */
const maxAlternatives = 3;

/**
 * The products, those that are near, and for each product that is sold out what is like it: of its category, with the
 * likest name first. One statement.
 */
async function selectLineProducts(
  sql: Sql,
  viewer: Viewer,
  ids: readonly number[],
  near: readonly number[],
  vatOf: (dutchRate: number) => number,
): Promise<WireQuickOrderProduct[]> {
  if (ids.length + near.length === 0) return [];
  const rows = await sql<LineProductRow[]>`
    with sold_out as materialized (
      select products.id, array(
          select other.id from products as other
            where other.category_id = products.category_id and other.available and other.stock > 0
            order by similarity(other.description, products.description) desc, other.popularity desc, other.id
            limit ${maxAlternatives}
        ) as alternatives
        from products where products.id = any(${[...ids]}::int[]) and not (available and stock > 0)
    ),
    chosen as (
      select unnest(${[...new Set([...ids, ...near])]}::int[]) as id
      union select unnest(alternatives) from sold_out
    )
    select ${productColumns(sql)}, products.vat_percentage, products.order_limit,
        coalesce(sold_out.alternatives, '{}') as alternatives
      from chosen join products using (id) left join sold_out using (id)
      ${productTables(sql, viewer)}`;
  const toWire = toWireProduct(viewer);
  return rows.map((row) => ({
    ...toWire(row),
    vat_percentage: vatOf(row.vatPercentage),
    order_limit: row.orderLimit,
    deal: toWireDeal(row.deal),
    alternatives: [...row.alternatives],
  }));
}
