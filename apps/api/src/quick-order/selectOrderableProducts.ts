import type { WireQuickOrderProduct } from '@magazijn/api-client/schemas';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { toWireDeal } from '../cart/ShopCart.ts';
import { type ProductRow, productColumns, productTables, toWireProduct } from '../catalogue/products.ts';
import type { Viewer } from '../http/Viewer.ts';

interface OrderableRow extends ProductRow {
  readonly alternatives: readonly number[];
}

/** The maximum number of alternatives for a product that is sold out. */
const maxAlternatives = 3;

/**
 * Products for `assessLines`; sold-out ones with available ones of their category, the most similar names first.
 *
 * @param near suggestions, which get no alternatives unless they are in `ids` too
 */
export async function selectOrderableProducts(
  dependencies: Pick<ApiDependencies, 'database' | 'settings'>,
  viewer: Viewer,
  ids: readonly number[],
  near: readonly number[] = [],
): Promise<WireQuickOrderProduct[]> {
  if (ids.length + near.length === 0) return [];
  const { sql } = dependencies.database;
  const rows = await sql<OrderableRow[]>`
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
    select ${productColumns(sql, viewer)}, coalesce(sold_out.alternatives, '{}') as alternatives
      from chosen join products using (id) left join sold_out using (id)
      ${productTables(sql, viewer)}`;
  const toWire = toWireProduct(dependencies, viewer);
  return rows.map((row) => ({
    ...toWire(row),
    deal: toWireDeal(row.deal),
    alternatives: [...row.alternatives],
  }));
}
