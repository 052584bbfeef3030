import { createHash } from 'node:crypto';
import { maxCartLines, maxLineQuantity } from '@magazijn/domain/cart';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { orderTransitions } from '@magazijn/domain/orders';
import { cleanText } from '@magazijn/domain/validation';
import type { ApiDependencies } from '../../ApiDependencies.ts';
import { buildCart, type CartRequest } from '../../cart/buildCart.ts';
import { statusIn } from '../../database/sqlFragments.ts';
import { offeredDates } from '../../delivery/offeredDates.ts';
import { setDraftDelivery } from '../../delivery/setDraftDelivery.ts';
import { draftOrder, hashRequest } from '../../orders/draftOrder.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { notePunchOut } from '../ociOrder.ts';
import { type CxmlParty, requirePayment } from './authenticateParty.ts';
import { type CxmlAnswer, CxmlFault } from './buildCxml.ts';
import { couponOfItems, readQuantities } from './items.ts';
import type { CxmlOrder } from './readRequest.ts';

async function readOrder(dependencies: ApiDependencies, order: CxmlOrder): Promise<CartRequest> {
  const { OrderRequestHeader: header, ItemOut: items = [] } = order;
  if ((header['@type'] ?? 'new') !== 'new') {
    throw new CxmlFault(501, 'Only new orders are taken. Call customer service to change one.');
  }
  const { quantities, unknown } = await readQuantities(dependencies.database.sql, items);
  if (unknown.length > 0) {
    throw new CxmlFault(
      404,
      `There are no such articles: those of ItemOut ${unknown.slice(0, 10).join(', ')}.`,
    );
  }
  if (quantities.size === 0) throw new CxmlFault(400, 'The order has no ItemOut.');
  if (
    quantities.size > maxCartLines ||
    [...quantities.values()].some((quantity) => quantity > maxLineQuantity)
  ) {
    throw new CxmlFault(
      413,
      `An order has at most ${maxCartLines} articles, and ${maxLineQuantity} of each.`,
    );
  }
  return {
    quantities,
    couponCode: couponOfItems(items),
    orderReference: cleanText(header['@orderID']),
  };
}

/** Whether the order was placed before. @throws CxmlFault 409 when that order had other contents. */
async function isPlaced(
  dependencies: ApiDependencies,
  party: CxmlParty,
  key: string,
  hash: string,
): Promise<boolean> {
  const { sql } = dependencies.database;
  const [placed] = await sql<{ requestHash: string }[]>`
    select request_hash from orders
      where company_id = ${party.viewer.companyId} and idempotency_key = ${key}
        and ${statusIn(sql, [orderTransitions.place.to])}`;
  if (placed && placed.requestHash !== hash) {
    throw new CxmlFault(409, 'An order with this orderID was placed, of other articles or amounts.');
  }
  return placed !== undefined;
}

/** @throws CxmlFault 409 when the buyer agreed to another total, with or without delivery; 422 unless in EUR. */
async function checkTotal(
  dependencies: ApiDependencies,
  party: CxmlParty,
  request: CartRequest,
  order: CxmlOrder,
) {
  const { '@currency': currency, '#text': agreed } = order.OrderRequestHeader.Total.Money;
  if (currency !== 'EUR') throw new CxmlFault(422, 'Prices are in EUR.');
  const { totalExclusive, shipping } = await buildCart(
    dependencies,
    dependencies.database.sql,
    party.viewer,
    request,
  );
  const total = Math.round(Number(agreed) * 100);
  if (total !== totalExclusive && total !== totalExclusive - shipping) {
    throw new CxmlFault(
      409,
      `The order comes to EUR ${((totalExclusive - shipping) / 100).toFixed(2)} excluding VAT and delivery, not to what the order says. Punch out again for today’s prices.`,
    );
  }
}

/** The delivery day that all items ask for, if it is offered; else null, and the seller's first day applies. */
function wantedDate(dependencies: ApiDependencies, party: CxmlParty, order: CxmlOrder): string | null {
  const [wanted = '', ...others] = new Set(
    (order.ItemOut ?? []).map((item) => item['@requestedDeliveryDate']?.slice(0, 10) ?? ''),
  );
  const offered = offeredDates(dependencies, party.viewer);
  return others.length === 0 ? (offered.find((date) => date === wanted) ?? null) : null;
}

/**
 * Places the order of an OrderRequest once, by its id; not at another total than the buyer agreed to.
 *
 * @throws CxmlFault 400, 403, 404, 409, 413, 422 or 501; HttpError 409 or 422, as for any order.
 */
export async function answerOrder(
  dependencies: ApiDependencies,
  party: CxmlParty,
  order: CxmlOrder,
): Promise<CxmlAnswer> {
  requirePayment(party);
  const request = await readOrder(dependencies, order);
  const key = `cxml-${createHash('sha256').update(order.OrderRequestHeader['@orderID']).digest('base64url')}`;
  if (await isPlaced(dependencies, party, key, hashRequest(request))) return {};
  await checkTotal(dependencies, party, request, order);
  const { order: draft } = await draftOrder(dependencies, party.viewer, request, key);
  const date = wantedDate(dependencies, party, order);
  if (date !== null && draft.status === 'draft') {
    await setDraftDelivery(dependencies, party.viewer, draft.id, { date: deliveryTimestamp(date) });
  }
  await notePunchOut(dependencies.database.sql, party.viewer, draft.id);
  await placeOrder(dependencies, party.viewer, draft.id);
  return {};
}
