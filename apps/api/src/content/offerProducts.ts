import { type ProductRow, productColumns, productTables } from '../catalogue/products.ts';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';

/** The number of products per offer, as shown in its picture. */
const shownProducts = 3;

/** The first products of the category pages that offers link to, by offer id; others are absent. One statement. */
export async function offerProducts(
  sql: Sql,
  viewer: Viewer | null,
  offerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ProductRow[]>> {
  const rows = await sql<(ProductRow & { offerId: number })[]>`
    select chosen.offer_id, ${productColumns(sql, viewer)}
      from (
        select offers.id as offer_id, shelves.product_id, shelves.position
          from offers
          join (
            categories as page left join categories as above on above.id = page.parent_id
          ) on offers.action_url = '/categorie/' || coalesce(above.url || '/', '') || page.url
          join shelves on shelves.category_id = page.id and shelves.position <= ${shownProducts}
          where offers.id = any(${[...offerIds]})
      ) as chosen
      join products on products.id = chosen.product_id
      ${productTables(sql, viewer)}
      order by chosen.offer_id, chosen.position`;
  return Map.groupBy(rows, ({ offerId }) => offerId);
}
