import type { WireOrderListItem } from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import { offsetOf } from '../catalogue/offsetOf.ts';
import type { PageRequest } from '../catalogue/PageRequest.ts';
import type { Sql } from '../database/Database.ts';
import type { OrderRow } from './OrderRow.ts';
import { orderNumber } from './toWireOrder.ts';

/** The placed orders of a company, the latest first (E03). `products` counts lines. */
export async function listOrders(
  sql: Sql,
  companyId: number,
  page: PageRequest,
): Promise<WireOrderListItem[]> {
  const rows = await sql<(OrderRow & { placedAt: Date; products: number })[]>`
    select orders.*, (select count(*) from order_lines where order_id = orders.id)::int as products
      from orders
      where company_id = ${companyId} and status = 'placed'
      order by placed_at desc, id desc limit ${page.pageSize} offset ${offsetOf(page)}`;
  return rows.map((order) => ({
    id: order.id,
    order_number: orderNumber(order),
    creation_date: order.placedAt.toISOString(),
    products: order.products,
    total_price: eurosFromCents(cents(order.totalInclusiveCents)),
    status: order.status,
    delivery: deliveryTimestamp(order.deliveryDate),
  }));
}
