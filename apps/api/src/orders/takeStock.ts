import type { Sql } from '../database/Database.ts';
import { Refusal } from '../http/Refusal.ts';

/** A product that an order asks too many of. */
interface Shortage {
  readonly description: string;
  readonly orderLimit: number | null;
  readonly ordered: number;
}

/**
 * Takes what an order holds from stock, free goods included; in a transaction, which undoes it when this refuses.
 * Products are locked in the order of their ids, so that two orders never wait for each other.
 *
 * @throws Refusal 409 that names the first product of which there is too little, or too much in one order.
 */
export async function takeStock(sql: Sql, orderId: number): Promise<void> {
  const shortages = await sql<Shortage[]>`
    with wanted as (
      select product_id, sum(amount)::int as taken, sum(amount) filter (where not give_away)::int as ordered
        from order_lines where order_id = ${orderId} group by product_id
    ),
    locked as (
      select products.id, products.description, products.stock, products.available, products.order_limit
        from products where id in (select product_id from wanted) order by id for update
    ),
    checked as (
      select locked.*, wanted.taken, coalesce(wanted.ordered, 0) as ordered,
          locked.available and locked.stock >= wanted.taken
            and coalesce(wanted.ordered, 0) <= coalesce(locked.order_limit, 9999) as enough
        from locked join wanted on wanted.product_id = locked.id
    ),
    taken as (
      update products set stock = products.stock - checked.taken
        from checked where checked.id = products.id and checked.enough
    )
    select description, order_limit, ordered from checked where not enough order by id`;
  const [first] = shortages;
  if (!first) return;
  throw new Refusal(
    409,
    first.orderLimit !== null && first.ordered > first.orderLimit
      ? `Van ${first.description} kun je hoogstens ${first.orderLimit} per keer bestellen.`
      : `Van ${first.description} is er niet genoeg op voorraad.`,
  );
}
