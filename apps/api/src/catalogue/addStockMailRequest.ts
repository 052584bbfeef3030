import type { Sql } from '../database/Database.ts';
import { notFound } from '../http/notFound.ts';
import type { Viewer } from '../session/Viewer.ts';

/** Notes that a company wants a mail when a product is back. @throws Refusal 404 when there is no such product. */
export async function addStockMailRequest(sql: Sql, viewer: Viewer, productId: number): Promise<void> {
  const [product] = await sql<{ id: number }[]>`
    with product as (select id from products where id = ${productId}),
    added as (
      insert into stock_mail_requests (company_id, user_id, product_id)
        select ${viewer.companyId}, ${viewer.userId}, id from product on conflict do nothing
    )
    select id from product`;
  if (!product) throw notFound();
}
