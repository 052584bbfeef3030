import type { WireCartLine, WireProduct } from '@magazijn/api-client/schemas';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Viewer } from '../http/Viewer.ts';
import { type ProductRow, productColumns, productTables, toWireProduct } from './products.ts';

/**
 * Texts are nine tenths of a product's bytes: lists return them on request, carts and orders unless declined (README).
 */
export type FieldSelection = 'full' | 'short';

/** `Prefer: return=minimal` (RFC 7240) declines the texts and related products of lines, as the shop does. */
export const fieldSelectionHeader = {
  Prefer: '`return=minimal` leaves the texts and the related products of each line out.',
};

export const fieldSelectionOf = (headers: Headers): FieldSelection =>
  /\breturn=minimal\b/i.test(headers.get('prefer') ?? '') ? 'short' : 'full';

type ProductDependencies = Pick<ApiDependencies, 'database' | 'settings'>;

interface FieldsRow extends ProductRow {
  /** The product that a related one belongs to; a product's own id in its own row. */
  readonly owner: number;
  readonly isRelated: boolean;
  readonly information: string;
  readonly extraInformation: string | null;
  readonly label: string | null;
}

/** Selects products with texts and related products, by their ids, with one statement. */
async function fullProducts(
  dependencies: ProductDependencies,
  viewer: Viewer | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WireProduct>> {
  const { sql } = dependencies.database;
  const rows = await sql<FieldsRow[]>`
    with chosen (owner, product_id, is_related, position) as (
      select id, id, false, 0 from products where id = any(${[...ids]}::int[])
      union all
      select product_id, related_id, true, position from related_products where product_id = any(${[...ids]}::int[])
    )
    select ${productColumns(sql, viewer)}, chosen.owner, chosen.is_related,
        full_text.information, full_text.extra_information, full_text.label
      from chosen join products on products.id = chosen.product_id
      ${productTables(sql, viewer)}
      left join products as full_text on full_text.id = products.id and not chosen.is_related
      order by chosen.owner, chosen.is_related, chosen.position`;
  const toWire = toWireProduct(dependencies, viewer);
  const related = Map.groupBy(
    rows.filter(({ isRelated }) => isRelated),
    ({ owner }) => owner,
  );
  const own = rows.filter(({ isRelated }) => !isRelated);
  return new Map(
    own.map((row) => [
      row.id,
      {
        ...toWire(row),
        product_information: row.information,
        product_extra_information: row.extraInformation,
        label: row.label,
        related: (related.get(row.id) ?? []).map(toWire),
      },
    ]),
  );
}

export async function toWireProducts(
  dependencies: ProductDependencies,
  viewer: Viewer | null,
  rows: readonly ProductRow[],
  selection: FieldSelection,
): Promise<WireProduct[]> {
  if (selection === 'short') return rows.map(toWireProduct(dependencies, viewer));
  const ids = rows.map(({ id }) => id);
  const full = await fullProducts(dependencies, viewer, ids);
  return ids.flatMap((id) => full.get(id) ?? []);
}

/** Adds texts and related products to the lines of a cart or an order, unless declined; one statement for all lines. */
export async function withProductTexts<Cart extends { readonly products: readonly WireCartLine[] }>(
  dependencies: ProductDependencies,
  viewer: Viewer,
  cart: Cart,
  selection: FieldSelection,
): Promise<Cart> {
  if (selection === 'short' || cart.products.length === 0) return cart;
  const fields = await fullProducts(dependencies, viewer, [...new Set(cart.products.map(({ id }) => id))]);
  return { ...cart, products: cart.products.map((line) => ({ ...line, ...textsOf(fields.get(line.id)) })) };
}

function textsOf(product: WireProduct | undefined): Partial<WireCartLine> {
  if (!product) return {};
  const { product_information, product_extra_information, label, related } = product;
  return { product_information, product_extra_information, label, related };
}
