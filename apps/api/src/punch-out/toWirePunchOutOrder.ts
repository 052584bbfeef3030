import type { WirePunchOutOrder } from '@magazijn/api-client/schemas';
import { eurosFromCents } from '@magazijn/domain/money';
import type { OciOrder } from '@magazijn/domain/oci';

/** What the return of an order is made of, as the wire has it. */
export function toWirePunchOutOrder(order: OciOrder): WirePunchOutOrder {
  return {
    lines: order.lines.map((line) => ({
      product_id: line.productId,
      description: line.description,
      ce_number: line.itemCode,
      category_path: line.categoryPath,
      amount: line.amount,
      price_exclusive: eurosFromCents(line.price),
      discount_exclusive: eurosFromCents(line.discount),
      total_exclusive: eurosFromCents(line.total),
      vat_percentage: line.vatPercentage,
      give_away_product: line.giveAway,
    })),
    shipping: {
      costs: eurosFromCents(order.shipping.cost),
      itemcode: order.shipping.itemCode,
      vat_percentage: order.shipping.vatPercentage,
    },
    discounts: order.discounts.map(({ vatPercentage, discount }) => ({
      vat_percentage: vatPercentage,
      discount_exclusive: eurosFromCents(discount),
    })),
    delivery_date: order.deliveryDate,
    order_reference: order.orderReference,
  };
}
