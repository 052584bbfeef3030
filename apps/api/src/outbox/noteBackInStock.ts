import type { Sql } from '../database/Database.ts';

/**
 * Notes a mail for everyone who waits for these products (T24), and forgets what they asked: each request is mailed
 * once. One mail per request and one statement for any number of them, in the transaction that raises the stock.
 *
 * @param productIds products that were sold out or unavailable, and can be ordered now.
 */
export async function noteBackInStock(sql: Sql, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    with asked as (
      delete from stock_mail_requests where product_id = any(${productIds as number[]}::int[])
        returning company_id, product_id, user_id, created_at
    )
    insert into outbox (kind, unique_key, payload)
      select 'stock-back',
          format('stock-back:%s:%s:%s', company_id, product_id, extract(epoch from created_at)),
          jsonb_build_object('userId', user_id, 'productId', product_id)
        from asked
      on conflict (unique_key) do nothing`;
}
