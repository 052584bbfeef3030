import type { Sql } from '../../apps/api/src/database.ts';

export interface OwnProduct {
  readonly id: number;
  readonly description: string;
  readonly priceCents: number;
}

/**
 * Products of different names that no other journey uses, without a deal or a limit; two of one reach the minimum
 * order.
 *
 * @param shelf a number from 0 to 15, different in each journey
 */
export const ownProducts = (sql: Sql, shelf: number, count: number): Promise<readonly OwnProduct[]> =>
  sql<OwnProduct[]>`
    select id, description, price_cents from (
      select distinct on (description) * from products
        where id % 16 = ${shelf} and path not like 'demo-%' and deal is null and order_limit is null
          and price_old_cents is null and available and stock > 50 and price_cents between 2600 and 20000
        order by description, id
    ) as own order by id limit ${count}`;
