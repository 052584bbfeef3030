import { checkHookUrl } from '@magazijn/api-client';
import type { WirePunchOutOrder } from '@magazijn/api-client/schemas';
import type { IsoDate } from '@magazijn/domain/delivery';
import { cents, couponPerVatRate, eurosFromCents } from '@magazijn/domain/money';
import { type OciOrder, ociDateFormat, ociEcho, ociReturnFields } from '@magazijn/domain/oci';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { buildCart } from '../cart/buildCart.ts';
import { goodsOf, type ShopCart } from '../cart/ShopCart.ts';
import type { Sql } from '../database/Database.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { shippingItemCode } from '../orders/toWireOrder.ts';
import type { PunchOutConnection } from './connection.ts';

/** A cart or an order as it is returned to a procurement system. The coupon's discount is split by VAT percentage. */
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
      ...(line.costCentre && { costCentre: line.costCentre }),
    })),
    shipping: { cost: shipping, itemCode: shippingItemCode, vatPercentage: shippingVatPercentage },
    discounts: couponPerVatRate(couponDiscount, goodsOf(cart)),
    deliveryDate,
    orderReference: cart.orderReference,
  };
}

/** Notes with an order that it is in a procurement system: from then on it is changed there (docs/adr/0077). */
export async function notePunchOut(
  sql: Sql,
  { companyId }: Pick<Viewer, 'companyId'>,
  orderId: number,
): Promise<void> {
  await sql`update orders set is_punch_out = true where id = ${orderId} and company_id = ${companyId}`;
}

interface LeftOutProduct {
  readonly productId: number;
  readonly description: string;
  readonly articleNumber: string;
}

interface PricedProducts {
  readonly order: OciOrder;
  /** The requested products that are not for sale any more, without unknown ids. */
  readonly leftOut: readonly LeftOutProduct[];
}

/** Prices products without an order: no gifts, no delivery, nothing that is not for sale. `couponCode`: '' for none. */
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
    // Priced again without them, so that their share of the coupon does not reduce the other prices.
    const ids = new Set(gone.map(({ productId }) => productId));
    const left = new Map([...quantities].filter(([id]) => !ids.has(id)));
    const { order } = await priceProducts(dependencies, viewer, left, couponCode);
    return { order, leftOut: gone };
  }
  const lines = cart.lines.filter(({ giveAway }) => !giveAway);
  const order = toOciOrder({ ...cart, lines, shipping: cents(0) }, offeredDates(dependencies, viewer)[0]);
  return { order, leftOut: [] };
}

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
      ...(line.costCentre && { cost_centre: { code: line.costCentre.code, name: line.costCentre.name } }),
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
 * @param request the parameters of the punch-out request, by their upper-case names
 * @param order null for a cancelled session
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
  // Unchanged: the URL belongs to the procurement system.
  return { action: hookUrl, fields: fields.map(([name, value]): [string, string] => [name, value]) };
}
