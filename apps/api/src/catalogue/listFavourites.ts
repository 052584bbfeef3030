import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductPage } from './ProductPage.ts';
import { selectProducts } from './selectProducts.ts';

/** The company's favourites, the latest first. */
export async function listFavourites(sql: Sql, viewer: Viewer, page: PageRequest): Promise<ProductPage> {
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from favourites where company_id = ${viewer.companyId}`;
  const rows = await selectProducts(
    sql,
    viewer,
    sql`select product_id, row_number() over (order by created_at desc, product_id) as rank from favourites
      where company_id = ${viewer.companyId}
      order by created_at desc, product_id limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
  return { total: counted?.total ?? 0, rows };
}
