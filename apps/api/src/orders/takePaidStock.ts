import type { Sql } from '../database/Database.ts';

/** What was paid for and is delivered later. */
export interface Backorder {
  readonly description: string;
  readonly amount: number;
}

/**
 * Takes what a paid order holds from stock, free goods included, as far as it is there; what is short is noted as a
 * backorder (docs/adr/0012). Products are locked in the order of their ids, as `placeDraft` does.
 *
 * @returns what was short.
 */
export async function takePaidStock(sql: Sql, orderId: number): Promise<Backorder[]> {
  const short = await sql<Backorder[]>`
    with wanted as (
      select product_id, sum(amount)::int as amount from order_lines where order_id = ${orderId} group by product_id
    ),
    locked as (
      select products.id, products.stock, products.description from products
        where id in (select product_id from wanted) order by id for update
    ),
    shared as (
      select locked.id, locked.description, least(locked.stock, wanted.amount) as taken,
          wanted.amount - least(locked.stock, wanted.amount) as missing
        from locked join wanted on wanted.product_id = locked.id
    ),
    taken as (
      update products set stock = products.stock - shared.taken from shared where shared.id = products.id
    ),
    noted as (
      insert into order_backorders (order_id, product_id, amount)
        select ${orderId}, id, missing from shared where missing > 0
    )
    select description, missing as amount from shared where missing > 0 order by id`;
  return [...short];
}
