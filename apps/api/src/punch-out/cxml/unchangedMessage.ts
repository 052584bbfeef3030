import type { ApiParts } from '../../ApiParts.ts';
import type { Viewer } from '../../accounts/Viewer.ts';
import type { CxmlPunchOut } from '../CxmlPunchOut.ts';
import type { PunchOutConnection } from '../PunchOutConnection.ts';
import { priceProducts } from '../priceProducts.ts';
import { buildMessage } from './buildMessage.ts';

/**
 * The message of a visit that changed nothing: what the buyer's system held when it began, at today's prices, and no
 * item after a `create`. An empty one would take the items of an edit away from the requisition.
 */
export async function unchangedMessage(
  parts: ApiParts,
  viewer: Viewer,
  cxml: CxmlPunchOut,
  connection: PunchOutConnection,
): Promise<string> {
  const { amounts, coupon } = cxml;
  const held = new Map(amounts.map(({ productId, amount }) => [productId, amount]));
  return buildMessage(parts, cxml, connection, await priceProducts(parts, viewer, held, coupon), coupon);
}
