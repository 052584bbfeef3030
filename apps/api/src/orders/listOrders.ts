import type { WireOrderListItem } from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import type { Sql } from '../database/Database.ts';
import { offsetOf, type PageRequest } from '../http/readInput.ts';
import type { OrderRow } from './findOrder.ts';
import { createdAt, orderNumber, wireStatus } from './toWireOrder.ts';

/** What was ordered on a line. */
interface ListedLine {
  readonly description: string;
  readonly article: string;
  readonly amount: number;
}

/**
 * The orders of a company that were placed, or whose payment a bank decides or has refused after the buyer was thanked;
 * the latest first. `products` counts lines.
 *
 * @param detailed with reference, VAT and lines, for a history that is searched.
 */
export async function listOrders(
  sql: Sql,
  companyId: number,
  page: PageRequest,
  detailed = false,
): Promise<WireOrderListItem[]> {
  const lines = detailed
    ? sql`(select json_agg(json_build_object('description', description, 'article', article_number, 'amount', amount)
        order by position) from order_lines where order_id = orders.id)`
    : sql`null`;
  const rows = await sql<(OrderRow & { products: number; lines: readonly ListedLine[] | null })[]>`
    select orders.*, (select count(*) from order_lines where order_id = orders.id)::int as products,
        ${lines} as lines
      from orders
      where company_id = ${companyId} and (placed_at is not null or pending_at is not null)
      order by coalesce(placed_at, pending_at) desc, id desc limit ${page.pageSize} offset ${offsetOf(page)}`;
  return rows.map((order) => ({
    id: order.id,
    order_number: orderNumber(order),
    creation_date: createdAt(order),
    products: order.products,
    total_price: eurosFromCents(cents(order.totalInclusiveCents)),
    status: wireStatus(order),
    delivery: deliveryTimestamp(order.deliveryDate),
    ...(detailed && {
      order_reference: order.orderReference,
      vat: order.vatTotals.map(({ vatPercentage, net, vat }) => ({
        percentage: vatPercentage,
        net: eurosFromCents(cents(net)),
        vat: eurosFromCents(cents(vat)),
      })),
      lines: [...(order.lines ?? [])],
    }),
  }));
}
