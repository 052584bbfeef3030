import { type ApiClient, ApiError, buyerMessage, type LocationPreview } from '@magazijn/api-client';
import type { CartQuantities } from '@magazijn/domain/cart';
import { addedToCart } from '@magazijn/domain/locations';
import type { LocationDraft, Sent } from './locationsDraft.ts';
import { locationTexts as texts } from './locationTexts.ts';

/** The request of a location: an order, or goods for the user's cart. */
export type LocationRequest = 'order' | 'fill';

/** A location with what is chosen for it and what that costs. */
export interface PricedLocation {
  readonly customerNumber: string;
  readonly chosen: LocationDraft;
  readonly quantities: CartQuantities;
  readonly preview: LocationPreview;
}

/** The day of delivery: the chosen one, else the first that is offered; undefined when none is. */
export const dayFor = (
  { deliveryDate }: Pick<LocationDraft, 'deliveryDate'>,
  { deliveryDates }: Pick<LocationPreview, 'deliveryDates'>,
): number | undefined =>
  deliveryDate !== null && deliveryDates.includes(deliveryDate) ? deliveryDate : deliveryDates[0];

/**
 * Sends the request of a location. Its state is stored before it is sent, so that it can be repeated after a reload.
 *
 * @param key of the draft
 * @returns whether it succeeded; without an answer that is not known
 */
export async function sendLocation(
  loadApi: () => Promise<Pick<ApiClient, 'orderForLocation' | 'fillLocationCart'>>,
  location: PricedLocation,
  kind: LocationRequest,
  key: string,
  keep: (sent: Sent) => void,
): Promise<boolean> {
  try {
    keep(await (kind === 'order' ? order(loadApi, location, key, keep) : fill(loadApi, location, keep)));
    return true;
  } catch (cause) {
    console.warn('The request of a location has no answer, or was refused', cause);
    if (cause instanceof ApiError && [403, 404, 409, 422].includes(cause.status)) {
      const reason = cause.status === 404 ? texts.locationGone : buyerMessage(cause);
      keep({ kind: 'refused', reason: `${texts.refused[kind]} ${reason}`.trim() });
    }
    return false;
  }
}

async function order(
  loadApi: () => Promise<Pick<ApiClient, 'orderForLocation'>>,
  { customerNumber, chosen, quantities, preview }: PricedLocation,
  key: string,
  keep: (sent: Sent) => void,
): Promise<Sent> {
  keep({ kind: 'ordering', quantities });
  const placed = await (await loadApi()).orderForLocation(customerNumber, {
    key,
    quantities,
    deliveryDate: dayFor(chosen, preview) ?? 0,
    addressId: chosen.addressId,
    totalInclusive: preview.totalInclusive,
  });
  return { kind: 'ordered', number: placed.number, deliveryOn: placed.deliveryOn };
}

async function fill(
  loadApi: () => Promise<Pick<ApiClient, 'fillLocationCart'>>,
  { customerNumber, chosen: { sent }, quantities, preview: { cart } }: PricedLocation,
  keep: (sent: Sent) => void,
): Promise<Sent> {
  // A repeated request is the first one: the cart may have these goods by now.
  const request =
    sent?.kind === 'filling'
      ? sent
      : {
          kind: 'filling' as const,
          cart: { id: cart.id, version: cart.version },
          quantities: addedToCart(cart.quantities, quantities).quantities,
          pressedAt: Date.now(),
        };
  keep(request);
  const age = Date.now() - request.pressedAt;
  await (await loadApi()).fillLocationCart(customerNumber, request.cart, request.quantities, age);
  return { kind: 'filled' };
}
