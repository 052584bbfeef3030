import type { locationOrderRequestSchema, locationOrderSchema } from '@magazijn/api-client/schemas';
import { cents, centsFromEuros, formatEuros } from '@magazijn/domain/money';
import { formatOrderNumber } from '@magazijn/domain/orders';
import type * as z from 'zod/mini';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { setDraftDelivery } from '../delivery/setDraftDelivery.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { draftOrder } from '../orders/draftOrder.ts';
import { endDraft, placeOrder } from '../orders/placeOrder.ts';
import { findLocation } from './findLocations.ts';

/**
 * Places an order of a location in the name of the viewer, once per key; the saved cart does not change. A repeated
 * attempt continues where it ended; a refused one ends its draft, so that the next attempt with the key is priced again.
 *
 * @throws HttpError 404 for a closed location or another organisation's; 409 with the reason when the order cannot be
 * placed or has another total; 422 for a day or an address that is not offered, and for payment in advance.
 */
export async function orderForLocation(
  given: OrderDependencies,
  viewer: Viewer,
  customerNumber: string,
  { key, lines, date, address, total_inclusive: seen }: z.infer<typeof locationOrderRequestSchema>,
): Promise<z.input<typeof locationOrderSchema>> {
  // One moment for the whole attempt: the cut-off must not pass between the check of the day and the order.
  const now = given.clock();
  const dependencies = { ...given, clock: () => now };
  const buyer = await findLocation(dependencies.database.sql, viewer, customerNumber);
  if (buyer.payment === 'ideal') {
    throw new HttpError(
      422,
      'Deze locatie betaalt vooraf. Zet de producten klaar in de winkelmand en reken daar af.',
    );
  }
  const quantities = new Map([...lines].sort(([one], [other]) => one - other));
  const request = { quantities, couponCode: '', orderReference: '' };
  const ownKey = `location:${viewer.originalUserId}:${key}`;
  const { order } = await draftOrder(dependencies, buyer, request, ownKey);
  const { country } = order.invoiceAddress ?? order.mainAddress;
  const placed = { order_id: order.id, number: formatOrderNumber(order.id, country) };
  if (order.status === 'placed') return { ...placed, delivery_on: order.deliveryDate };
  if (order.totalInclusiveCents !== centsFromEuros(seen)) {
    await endDraft(dependencies, order.id);
    const total = formatEuros(cents(order.totalInclusiveCents));
    throw new HttpError(409, `Deze bestelling kost nu ${total} incl. btw. Bekijk haar opnieuw.`);
  }
  try {
    await setDraftDelivery(dependencies, buyer, order.id, { date, address: address ?? null }).catch(
      ignorePlaced,
    );
    return { ...placed, delivery_on: await placeOrder(dependencies, buyer, order.id) };
  } catch (error) {
    if (error instanceof HttpError) await endDraft(dependencies, order.id);
    throw error;
  }
}

/** A concurrent request with the same key has placed the order: `placeOrder` returns the result of that request. */
function ignorePlaced(error: unknown): void {
  if (!(error instanceof HttpError) || error.status !== 409) throw error;
}
