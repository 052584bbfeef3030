// The saved cart: ours, and only requested from a back end that names the capability `saved-cart`.
import * as z from 'zod/mini';

/**
 * The cart that the back end keeps for this person in this company. `id` and `version` are 0 while there is none; `cart` is
 * null when `version` is the one that was asked about. `orders` are the latest orders made of it, whose goods are no longer in
 * `products`, with the version that they left it with. `now` is the back end's clock, in milliseconds since 1970.
 */
export const savedCartSchema = z.object({
  id: z.number(),
  version: z.number(),
  now: z.nullish(z.number()),
  cart: z.nullable(
    z.object({
      products: z.array(
        z.object({
          product_id: z.number(),
          quantity: z.number(),
          /** The id of the chosen cost centre, 0 for none; absent when the buyer did not choose. */
          cost_centre: z.optional(z.number()),
        }),
      ),
      coupon_code: z.string(),
      order_reference: z.string(),
      orders: z.array(z.object({ id: z.number(), version: z.number() })),
    }),
  ),
});

export type WireSavedCart = z.infer<typeof savedCartSchema>;
