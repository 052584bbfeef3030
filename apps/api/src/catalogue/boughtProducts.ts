import type { Sql } from '../database/Database.ts';
import { statusIn } from '../database/sqlFragments.ts';

/** About two years of weekly orders, which limits the work of a search. */
const maxOrders = 100;

/** A query for the products in the latest orders of a company, as `product_id`; gifts do not count. */
export const boughtProducts = (sql: Sql, companyId: number) => sql`
  select distinct order_lines.product_id
    from (
      select id from orders where company_id = ${companyId} and placed_at is not null and ${statusIn(sql, ['placed'])}
        order by coalesce(placed_at, pending_at) desc, id desc limit ${maxOrders}
    ) as latest join order_lines on order_lines.order_id = latest.id
    where not order_lines.give_away`;
