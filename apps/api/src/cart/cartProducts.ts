// The products of a cart as the database gives them, and which of their deals can be kept.

import type { Deal } from '@magazijn/domain/cart';
import type { Sql } from '../database/Database.ts';

/** A product as a cart needs it. */
export interface CartProductRow {
  readonly id: number;
  readonly path: string;
  readonly articleNumber: string;
  readonly description: string;
  readonly contents: string;
  readonly unit: string;
  readonly images: string[];
  readonly offerLabel: string | null;
  readonly priceCents: number;
  readonly priceOldCents: number | null;
  /** The Dutch rate. */
  readonly vatPercentage: number;
  readonly stock: number;
  readonly available: boolean;
  readonly orderLimit: number | null;
  readonly deal: Deal | null;
  readonly categoryUrl: string;
  readonly parentCategoryUrl: string | null;
}

/** The products with these ids and those that they give away, with one statement. */
export async function selectCartProducts(
  sql: Sql,
  ids: readonly number[],
): Promise<Map<number, CartProductRow>> {
  const asked = sql`${[...ids]}::int[]`;
  const rows = await sql<CartProductRow[]>`
    select products.id, products.path, products.article_number, products.description, products.contents,
        products.unit, products.images, products.offer_label, products.price_cents, products.price_old_cents,
        products.vat_percentage, products.stock, products.available, products.order_limit, products.deal,
        category.url as category_url, parent.url as parent_category_url
      from products
      join categories as category on category.id = products.category_id
      left join categories as parent on parent.id = category.parent_id
      where products.id = any(${asked} || array(
        select (deal ->> 'productId')::int from products where id = any(${asked}) and deal ->> 'kind' = 'give-away'))`;
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * A product's deal, unless it gives away what is not there: then the line is sold without its gift and without the
 * promise of it, instead of an order that nobody can place.
 */
export function possibleDeal(
  { deal }: CartProductRow,
  products: ReadonlyMap<number, CartProductRow>,
  quantities: ReadonlyMap<number, number>,
): Deal | null {
  if (deal?.kind !== 'give-away') return deal;
  const gift = products.get(deal.productId);
  // Several lines may give the same product away, so it has to be there for each of the cart's lines.
  const needed = (quantities.get(deal.productId) ?? 0) + quantities.size;
  return gift?.available && gift.stock >= needed ? deal : null;
}
