import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';
import { offsetOf } from './offsetOf.ts';
import type { PageRequest } from './PageRequest.ts';
import type { ProductPage } from './ProductPage.ts';
import { selectProducts } from './selectProducts.ts';

/** 'Best verkocht': all products, what sells most first. */
export async function listPopular(sql: Sql, viewer: Viewer | null, page: PageRequest): Promise<ProductPage> {
  const [counted] = await sql<{ total: number }[]>`
    select coalesce(sum(product_count), 0)::int as total from categories where parent_id is null and not special`;
  const rows = await selectProducts(
    sql,
    viewer,
    sql`select id as product_id, row_number() over (order by popularity desc, id) as rank from products
      order by popularity desc, id limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
  return { total: counted?.total ?? 0, rows };
}
