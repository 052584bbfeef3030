import type { WirePunchOutOrder } from '@magazijn/api-client/schemas';
import type { IsoDate } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import type { OciOrder } from '@magazijn/domain/oci';
import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import { buildCart } from '../cart/buildCart.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { shippingItemCode } from '../orders/toWireOrder.ts';

/**
 * A cart or an order as a procurement system gets it. The coupon's discount is told apart per VAT percentage: it is
 * what a rate's lines and delivery come to, less what the rate was frozen at.
 */
export function toOciOrder(cart: ShopCart, deliveryDate: IsoDate): OciOrder {
  const { shipping, shippingVatPercentage, couponDiscount } = cart;
  const gross = new Map<number, number>([[shippingVatPercentage, shipping]]);
  for (const { vatPercentage, totalExclusive } of cart.lines) {
    gross.set(vatPercentage, (gross.get(vatPercentage) ?? 0) + totalExclusive);
  }
  const net = new Map(cart.vatTotals.map((rate) => [rate.vatPercentage, rate.net]));
  const discounts = [...gross].map(([vatPercentage, amount]) => ({
    vatPercentage,
    discount: cents(amount - (net.get(vatPercentage) ?? 0)),
  }));
  return {
    lines: cart.lines.map((line) => ({
      productId: line.productId,
      description: line.description,
      itemCode: line.articleNumber,
      categoryPath: line.categoryPath,
      amount: line.amount,
      price: line.price,
      discount: line.discount,
      total: line.totalExclusive,
      vatPercentage: line.vatPercentage,
      giveAway: line.giveAway,
    })),
    shipping: { cost: shipping, itemCode: shippingItemCode, vatPercentage: shippingVatPercentage },
    discounts: couponDiscount === 0 ? [] : discounts.filter(({ discount }) => discount !== 0),
    deliveryDate,
    orderReference: cart.orderReference,
  };
}

/**
 * Products priced for a customer without an order: what VALIDATE and BACKGROUND_SEARCH
 * answer, and what a cXML visit without an order takes back. What is not for sale any
 * more is left out, gifts are too, and delivery, which depends on the order, is not counted.
 *
 * @param amounts per product id
 * @param couponCode '' for none
 */
export async function priceProducts(
  parts: ApiParts,
  viewer: Viewer,
  amounts: ReadonlyMap<number, number>,
  couponCode = '',
): Promise<OciOrder> {
  const request = { amounts, couponCode, orderReference: '' };
  const cart = await buildCart(parts, parts.database.sql, viewer, request);
  const lines = cart.lines.filter(({ available, giveAway }) => available && !giveAway);
  return toOciOrder({ ...cart, lines, shipping: cents(0) }, offeredDates(parts.clock, viewer)[0]);
}

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
