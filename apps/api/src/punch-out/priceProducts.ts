import { cents } from '@magazijn/domain/money';
import type { OciOrder } from '@magazijn/domain/oci';
import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import { buildCart } from '../cart/buildCart.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { toOciOrder } from './toOciOrder.ts';

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
