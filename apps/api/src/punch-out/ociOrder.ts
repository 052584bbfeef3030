import { checkHookUrl } from '@magazijn/api-client';
import type { WirePunchOutOrder } from '@magazijn/api-client/schemas';
import type { IsoDate } from '@magazijn/domain/delivery';
import { cents, couponPerVatRate, eurosFromCents } from '@magazijn/domain/money';
import { type OciOrder, ociDateFormat, ociEcho, ociReturnFields } from '@magazijn/domain/oci';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { buildCart } from '../cart/buildCart.ts';
import { goodsOf, type ShopCart } from '../cart/ShopCart.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { shippingItemCode } from '../orders/toWireOrder.ts';
import type { PunchOutConnection } from './connection.ts';

/** A cart or an order as a procurement system gets it. The coupon's discount is told apart per VAT percentage. */
export function toOciOrder(cart: ShopCart, deliveryDate: IsoDate): OciOrder {
  const { shipping, shippingVatPercentage, couponDiscount } = cart;
  return {
    lines: cart.lines.map((line) => ({
      productId: line.productId,
      description: line.description,
      itemCode: line.articleNumber,
      categoryPath: line.categoryPath,
      quantity: line.quantity,
      price: line.price,
      discount: line.discount,
      total: line.totalExclusive,
      vatPercentage: line.vatPercentage,
      giveAway: line.giveAway,
    })),
    shipping: { cost: shipping, itemCode: shippingItemCode, vatPercentage: shippingVatPercentage },
    discounts: couponPerVatRate(couponDiscount, goodsOf(cart)),
    deliveryDate,
    orderReference: cart.orderReference,
  };
}

/** A product that was asked for and is not for sale any more. */
interface LeftOutProduct {
  readonly productId: number;
  readonly description: string;
  readonly articleNumber: string;
}

/** Products priced without an order, and those of them that are not for sale any more. */
interface PricedProducts {
  readonly order: OciOrder;
  /** Without those that do not exist, of which nothing is known. */
  readonly leftOut: readonly LeftOutProduct[];
}

/**
 * Products priced for a customer without an order: what VALIDATE and BACKGROUND_SEARCH
 * answer, and what a cXML session without an order takes back. What is not for sale any
 * more is left out, gifts are too, and delivery, which depends on the order, is not counted.
 *
 * @param quantities per product id
 * @param couponCode '' for none
 */
export async function priceProducts(
  dependencies: ApiDependencies,
  viewer: Viewer,
  quantities: ReadonlyMap<number, number>,
  couponCode = '',
): Promise<PricedProducts> {
  const request = { quantities, couponCode, orderReference: '' };
  const cart = await buildCart(dependencies, dependencies.database.sql, viewer, request);
  const gone = cart.lines.filter(({ available, giveAway }) => !available && !giveAway);
  if (gone.length > 0) {
    // Priced again without them: their part of the coupon must not come off the others.
    const ids = new Set(gone.map(({ productId }) => productId));
    const left = new Map([...quantities].filter(([id]) => !ids.has(id)));
    const { order } = await priceProducts(dependencies, viewer, left, couponCode);
    return { order, leftOut: gone };
  }
  const lines = cart.lines.filter(({ giveAway }) => !giveAway);
  const order = toOciOrder({ ...cart, lines, shipping: cents(0) }, offeredDates(dependencies, viewer)[0]);
  return { order, leftOut: [] };
}

/** What the return of an order is made of, as the wire has it. */
export function toWirePunchOutOrder(order: OciOrder): WirePunchOutOrder {
  return {
    lines: order.lines.map((line) => ({
      product_id: line.productId,
      description: line.description,
      ce_number: line.itemCode,
      category_path: line.categoryPath,
      amount: line.quantity,
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
    discounts: order.discounts.map(({ vatPercentage, sum }) => ({
      vat_percentage: vatPercentage,
      discount_exclusive: eurosFromCents(sum),
    })),
    delivery_date: order.deliveryDate,
    order_reference: order.orderReference,
  };
}

/**
 * An order as the form that an OCI system reads, written as the company has agreed and as the request asked.
 *
 * @param request the parameters of the punch-out request, by their names in capitals
 * @param order null for a buyer who took nothing
 * @throws HttpError 404 without a `HOOK_URL`, 400 for one that may not be used.
 */
export function ociReturn(
  { settings }: Pick<ApiDependencies, 'settings'>,
  connection: PunchOutConnection,
  request: Readonly<Record<string, string>>,
  order: OciOrder | null,
) {
  const { HOOK_URL: hookUrl = '', DATE_FORMAT: dateFormat, HTTP_CONTENT_CHARSET: charset = '' } = request;
  if (hookUrl === '') throw notFound();
  const rules = {
    ownOrigin: settings.publicOrigin,
    hosts: connection.hosts,
    allowHttp: settings.ociAllowHttp,
  };
  if (checkHookUrl(hookUrl, rules) === null) {
    throw new HttpError(400, 'The HOOK_URL is not one that is agreed.');
  }
  const manner = { dateFormat: ociDateFormat(dateFormat), charset, echo: ociEcho(request) };
  const fields = ociReturnFields(order, manner, connection);
  // As it came: what stands in it is the procurement system's.
  return { action: hookUrl, fields: fields.map(([name, value]): [string, string] => [name, value]) };
}
