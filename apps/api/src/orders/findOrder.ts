import type { Sql } from '../database/Database.ts';
import type { OrderLineRow, OrderRow } from './OrderRow.ts';

/** An order with its lines. */
export interface FoundOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** An order of a company; that of another is not found. */
export async function findOrder(sql: Sql, companyId: number, orderId: number): Promise<FoundOrder | null> {
  const [[order], lines] = await Promise.all([
    sql<OrderRow[]>`select * from orders where id = ${orderId} and company_id = ${companyId}`,
    sql<OrderLineRow[]>`
      select order_lines.*, products.stock, products.available, products.order_limit
        from order_lines
        join orders on orders.id = order_lines.order_id and orders.company_id = ${companyId}
        join products on products.id = order_lines.product_id
        where order_lines.order_id = ${orderId}
        order by order_lines.position`,
  ]);
  return order ? { order, lines } : null;
}
