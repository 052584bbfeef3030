import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { ProductRow } from './ProductRow.ts';
import { productColumns } from './productColumns.ts';
import { productTables } from './productTables.ts';
import { selectProducts } from './selectProducts.ts';

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

/** Where a product stands: `sub` is left out for one that stands directly in its category. */
export interface ProductPath {
  readonly category: string;
  readonly sub?: string | undefined;
  readonly product: string;
}

/** The product at a path. */
export async function findProduct(
  sql: Sql,
  viewer: Viewer | null,
  { category, sub, product }: ProductPath,
): Promise<ProductDetail | null> {
  const place =
    sub === undefined
      ? sql`category.url = ${category} and category.parent_id is null`
      : sql`category.url = ${sub} and parent.url = ${category}`;
  const [row] = await sql<ProductDetail['row'][]>`
    select ${productColumns(sql)}, products.text, products.information, products.extra_information, products.label,
        gift.description as gift_name, gift.images[1] as gift_picture
      from products ${productTables(sql, viewer)}
      left join products as gift
        on gift.id = (products.deal ->> 'productId')::int and gift.available and gift.stock > 0
      where products.path = ${product} and ${place}`;
  if (!row) return null;
  const related = await selectProducts(
    sql,
    viewer,
    sql`select related_id as product_id, position as rank from related_products where product_id = ${row.id}`,
  );
  return { row, related };
}
