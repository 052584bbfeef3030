import type { CartQuantities } from '@magazijn/domain/cart';
import { maxLocationLines } from '@magazijn/domain/locations';
import { eurosFromCents } from '@magazijn/domain/money';
import * as z from 'zod/mini';
import {
  type Location,
  type LocationOrder,
  type LocationPreview,
  type PlacedLocationOrder,
  toLocationPreviews,
  toLocations,
} from '../model/Location.ts';
import { locationOrderSchema, locationsPreviewSchema, locationsSchema } from '../schemas/locations.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

const pathOf = (customerNumber: string, part: 'cart' | 'order'): string =>
  `/locations/${encodeURIComponent(customerNumber)}/${part}`;

/** The locations of a parent organisation. While switched, those of the user's own account. */
export const locationCalls = (send: Transport) => ({
  /** The locations by name, with their carts, last orders, deliveries and spending; null when the back end has no such call. */
  async locations(): Promise<readonly Location[] | null> {
    const found = await orNull(
      send({ path: '/locations', responseSchema: locationsSchema, complete: 'locations' }),
    );
    return found && toLocations(found);
  },

  /** Prices goods (by customer number, then product id) with their delivery dates; without closed locations. */
  async previewLocations(
    quantities: Readonly<Record<string, CartQuantities>>,
    signal?: AbortSignal,
  ): Promise<readonly LocationPreview[]> {
    const preview = async (lines: readonly string[]) =>
      toLocationPreviews(
        await send({
          method: 'POST',
          path: '/locations/preview',
          body: new URLSearchParams({ lines: lines.join('\n') }),
          responseSchema: locationsPreviewSchema,
          complete: 'locations',
          silent: true,
          signal,
        }),
      );
    return (await Promise.all(requestsOf(quantities).map(preview))).flat();
  },

  /**
   * Places an order for a location, once per key. 404 when it is gone or closed; 409 with the reason, or for another
   * total; 422 for a day or an address that is not offered, and for payment in advance.
   */
  async orderForLocation(
    customerNumber: string,
    { key, quantities, deliveryDate, addressId, totalInclusive }: LocationOrder,
  ): Promise<PlacedLocationOrder> {
    const placed = await send({
      method: 'POST',
      path: pathOf(customerNumber, 'order'),
      body: new URLSearchParams({
        key,
        lines: linesText(quantities),
        date: String(deliveryDate),
        address: addressId === null ? '' : String(addressId),
        total_inclusive: String(eurosFromCents(totalInclusive)),
      }),
      responseSchema: locationOrderSchema,
    });
    return { orderId: placed.order_id, number: placed.number, deliveryOn: placed.delivery_on };
  },

  /**
   * Puts quantities of the cart (`addedToCart`) into the person's saved cart of a location; idempotent. 404 when gone.
   *
   * @param age milliseconds since the person pressed the button
   */
  async fillLocationCart(
    customerNumber: string,
    { id, version }: Pick<LocationPreview['cart'], 'id' | 'version'>,
    quantities: CartQuantities,
    age: number,
  ): Promise<void> {
    const lines = Object.entries(quantities).map(
      ([productId, quantity]) => `${productId} ${quantity} ${Math.max(0, Math.round(age))}`,
    );
    await send({
      method: 'POST',
      path: pathOf(customerNumber, 'cart'),
      body: new URLSearchParams({
        cart: String(id),
        version: String(version),
        lines: lines.join('\n'),
        ordered: '',
      }),
      responseSchema: z.unknown(),
    });
  },
});

/** The lines of each request of a preview: whole locations, up to `maxLocationLines` lines. */
function requestsOf(quantities: Readonly<Record<string, CartQuantities>>): readonly (readonly string[])[] {
  const requests: string[][] = [];
  for (const [customerNumber, products] of Object.entries(quantities)) {
    const lines = Object.entries(products).map(([id, quantity]) => `${customerNumber} ${id} ${quantity}`);
    const last = requests.at(-1);
    if (last && last.length + lines.length <= maxLocationLines) last.push(...lines);
    else requests.push(lines);
  }
  return requests;
}

const linesText = (quantities: CartQuantities): string =>
  Object.entries(quantities)
    .map(([id, quantity]) => `${id} ${quantity}`)
    .join('\n');
