import type { WireFacets } from '@magazijn/api-client/schemas';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { listNarrowed } from './listNarrowed.ts';
import type { Narrowing } from './Narrowing.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductPage } from './ProductPage.ts';
import { selectProducts } from './selectProducts.ts';

/**
 * The products with an action, what sells most first.
 *
 * @param narrowing how they are narrowed and sorted; null when they are not
 */
export async function listOffered(
  sql: Sql,
  viewer: Viewer,
  page: PageRequest,
  narrowing: Narrowing | null,
): Promise<ProductPage & { readonly facets?: WireFacets }> {
  const offered = sql`
    select id as product_id, row_number() over (order by popularity desc, id) as rank from products
      where offer_label is not null`;
  if (narrowing) return listNarrowed(sql, viewer, offered, narrowing, page);
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from products where offer_label is not null`;
  const rows = await selectProducts(
    sql,
    viewer,
    sql`${offered} order by popularity desc, id limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
  return { total: counted?.total ?? 0, rows };
}
