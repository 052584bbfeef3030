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
  const rows = await sql<CartProductRow[]>`
    with wanted as (
      select id from products where id = any(${[...ids]}::int[])
      union
      select (deal ->> 'productId')::int from products
        where id = any(${[...ids]}::int[]) and deal ->> 'kind' = 'give-away'
    )
    select products.id, products.path, products.article_number, products.description, products.contents,
        products.unit, products.images, products.offer_label, products.price_cents, products.price_old_cents,
        products.vat_percentage, products.stock, products.available, products.order_limit, products.deal,
        category.url as category_url, parent.url as parent_category_url
      from wanted
      join products on products.id = wanted.id
      join categories as category on category.id = products.category_id
      left join categories as parent on parent.id = category.parent_id`;
  return new Map(rows.map((row) => [row.id, row]));
}
