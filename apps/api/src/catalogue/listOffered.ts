import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductPage } from './ProductPage.ts';
import { selectProducts } from './selectProducts.ts';

/** The products with an action, what sells most first. */
export async function listOffered(sql: Sql, viewer: Viewer, page: PageRequest): Promise<ProductPage> {
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from products where offer_label is not null`;
  const rows = await selectProducts(
    sql,
    viewer,
    sql`select id as product_id, row_number() over (order by popularity desc, id) as rank from products
      where offer_label is not null
      order by popularity desc, id limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
  return { total: counted?.total ?? 0, rows };
}
