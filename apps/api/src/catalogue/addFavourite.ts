import type { Sql } from '../database/Database.ts';
import { notFound } from '../http/notFound.ts';

/** Makes a product a favourite of a company. @throws Refusal 404 for a product that does not exist. */
export async function addFavourite(sql: Sql, companyId: number, productId: number): Promise<void> {
  const [product] = await sql<{ id: number }[]>`
    with product as (select id from products where id = ${productId}),
    added as (
      insert into favourites (company_id, product_id) select ${companyId}, id from product on conflict do nothing
    )
    select id from product`;
  if (!product) throw notFound();
}
