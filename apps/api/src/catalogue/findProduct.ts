import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { type CategoryAddress, categoryPlace } from './categoryPlace.ts';
import type { ProductRow } from './ProductRow.ts';
import { productColumns } from './productColumns.ts';
import { productTables } from './productTables.ts';

/** A product of its own page: its texts (HTML) and what is related to it. */
export interface ProductDetail {
  readonly row: ProductRow & {
    readonly text: string;
    readonly information: string;
    readonly extraInformation: string | null;
    readonly label: string | null;
    /** What a give-away deal gives, when it is there to be given. */
    readonly giftName: string | null;
    readonly giftPicture: string | null;
  };
  readonly related: readonly ProductRow[];
}

/** Where a product stands. */
export interface ProductPath extends CategoryAddress {
  readonly product: string;
}

/** The product at a path. */
export async function findProduct(
  sql: Sql,
  viewer: Viewer | null,
  address: ProductPath,
): Promise<ProductDetail | null> {
  // The product itself comes first, with its texts; behind it what is related to it, without.
  const [row, ...related] = await sql<ProductDetail['row'][]>`
    with found as (
      select products.id
        from products join categories as category on category.id = products.category_id
        left join categories as parent on parent.id = category.parent_id
        where products.path = ${address.product} and ${categoryPlace(sql, address)}
    ),
    chosen as (
      select id as product_id, -1 as rank from found
      union all
      select related_products.related_id, related_products.position
        from related_products join found on found.id = related_products.product_id
    )
    select ${productColumns(sql)}, full_text.text, full_text.information, full_text.extra_information,
        full_text.label, gift.description as gift_name, gift.images[1] as gift_picture
      from chosen join products on products.id = chosen.product_id
      ${productTables(sql, viewer)}
      left join products as full_text on full_text.id = products.id and chosen.rank = -1
      left join products as gift
        on gift.id = (full_text.deal ->> 'productId')::int and gift.available and gift.stock > 0
      order by chosen.rank`;
  if (!row) return null;
  return { row, related };
}
