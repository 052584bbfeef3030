import type { VatTreatment } from '@magazijn/domain/cart';
import { cents } from '@magazijn/domain/money';
import { undecidedStatuses } from '@magazijn/domain/orders';
import type { PendingQuery, Row } from 'postgres';
import { lineLimit } from '../cart/cartTexts.ts';
import type { LineCostCentre, ShopCart } from '../cart/ShopCart.ts';
import {
  type LineProduct,
  lineProductColumns,
  type ProductViewer,
  productTables,
} from '../catalogue/products.ts';
import type { Sql } from '../database/Database.ts';
import { columnsOf } from '../database/sqlFragments.ts';
import { orderLines, orders } from '../database/tables/index.ts';
import { personName } from '../http/personName.ts';
import { chargedBackCents, openCents } from './openCents.ts';

export type OrderRow = typeof orders.$inferSelect;

/** A stored line, with the current stock and order limit of its product. */
export type OrderLineRow = typeof orderLines.$inferSelect &
  LineProduct & {
    readonly stock: number;
    readonly available: boolean;
  };

/** An order with its lines. */
export interface FoundOrder {
  readonly order: OrderRow & {
    /** The provider's code of the payment method; null when unknown. */
    readonly paidMethod: string | null;
    readonly orderedBy: string | null;
    readonly approvedByName: string | null;
    readonly hasCreditNote: boolean;
    /** The open amount of its invoice. */
    readonly openCents: number;
    /** The part of its payment that was charged back, and is open again. */
    readonly chargedBackCents: number;
  };
  readonly lines: readonly OrderLineRow[];
}

/** SQL for the name of the person who ordered; null for a person without a name, and for the seller. */
export const orderedBy = (sql: Sql) => sql`(
  select nullif(person.name, '') from users as person join companies on companies.id = orders.company_id
    where person.id = orders.original_user_id and person.company_id in (companies.id, companies.parent_id))`;

/** SQL for the name of the person who approved an order, of `orders`; null without one. */
export const approvedByName = (sql: Sql) => sql`(
  select ${personName(sql, 'approver')} from users as approver
    where approver.id = orders.approved_by)`;

/** An order of a company; another company's is not found. */
export async function findOrder(
  sql: Sql,
  viewer: ProductViewer,
  orderId: number,
): Promise<FoundOrder | null> {
  const condition = sql`orders.id = ${orderId} and orders.company_id = ${viewer.companyId}`;
  return (await findOrders(sql, viewer, condition))[0] ?? null;
}

/** Orders with their lines. Two statements. @param viewer the customer whose prices and favourites the products have */
export async function findOrders(
  sql: Sql,
  viewer: ProductViewer,
  condition: PendingQuery<Row[]>,
): Promise<readonly FoundOrder[]> {
  const [found, lines] = await Promise.all([
    sql<FoundOrder['order'][]>`
      select ${columnsOf(sql, orders)}, ${orderedBy(sql)} as ordered_by,
        ${approvedByName(sql)} as approved_by_name,
        exists (select from credit_notes where order_id = orders.id) as has_credit_note,
        open_cents, ${chargedBackCents(sql, sql`open_cents`)} as charged_back_cents,
        (select method from payments where order_id = orders.id and state = 'authorised' limit 1) as paid_method
        from orders cross join lateral (select ${openCents(sql)} as open_cents offset 0) as unpaid
        where ${condition}`,
    sql<OrderLineRow[]>`
      select ${columnsOf(sql, orderLines, 'order_lines')}, products.stock, products.available,
        ${lineProductColumns(sql, viewer)}
        from order_lines
        join orders on orders.id = order_lines.order_id
        join products on products.id = order_lines.product_id
        ${productTables(sql, viewer)}
        where ${condition}
        order by order_lines.position`,
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return found.map((order) => ({ order, lines: linesOf.get(order.id) ?? [] }));
}

const isOpen = ({ status }: FoundOrder['order']): boolean => undecidedStatuses.includes(status);

/** The VAT treatment of an order. Older orders do not store it, so that it follows from their delivery country. */
export const treatmentOf = ({
  vatTreatment,
  mainAddress,
}: Pick<OrderRow, 'vatTreatment' | 'mainAddress'>): VatTreatment =>
  vatTreatment ?? (mainAddress.country === 'BE' ? 'belgian' : 'dutch');

/** The cost centre of a line as it was named when ordered; null without one. */
export const costCentreOf = ({
  costCentreId: id,
  costCentreCode: code,
  costCentreName: name,
}: Pick<OrderLineRow, 'costCentreId' | 'costCentreCode' | 'costCentreName'>): LineCostCentre | null =>
  id === null || code === null || name === null ? null : { id, code, name, isEnded: false };

/** The stored cart of an order with the current data of its products. An open order also has the limits of the current stock. */
export function orderCart({ order, lines }: FoundOrder): ShopCart {
  return {
    lines: lines.map((line) => ({
      ...line,
      quantity: line.amount,
      price: cents(line.priceCents),
      originalPrice: line.priceOldCents === null ? null : cents(line.priceOldCents),
      discount: cents(line.discountCents),
      totalExclusive: cents(line.totalExclusiveCents),
      totalInclusive: cents(line.totalInclusiveCents),
      limit: isOpen(order) && !line.giveAway ? lineLimit(line, line.amount) : null,
      costCentre: costCentreOf(line),
      product: line,
    })),
    couponCode: order.couponCode ?? '',
    couponStatus: order.couponStatus,
    orderReference: order.orderReference,
    subtotal: cents(order.subtotalCents),
    couponDiscount: cents(order.couponDiscountCents),
    shipping: cents(order.shippingCents),
    shippingVatPercentage: order.shippingVatPercentage,
    vatTreatment: treatmentOf(order),
    vatTotals: order.vatTotals.map(({ vatPercentage, net, vat }) => ({
      vatPercentage,
      net: cents(net),
      vat: cents(vat),
    })),
    totalExclusive: cents(order.totalExclusiveCents),
    totalInclusive: cents(order.totalInclusiveCents),
    minimumOrder: cents(order.minimumOrderCents),
    freeShippingFrom: cents(order.freeShippingFromCents),
    limits: order.limits,
  };
}
