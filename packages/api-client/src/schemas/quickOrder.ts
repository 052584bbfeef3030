// The call of 'Snel bestellen', and the products of lists and alternatives: additions, used only with their capability.
import * as z from 'zod/mini';
import { dealSchema } from './cart.ts';
import { shortProductSchema } from './catalogue.ts';

/** `order_limit`: the maximum units per order, null without one; `alternatives`: ids of the list for a sold-out one. */
export const quickOrderProductSchema = z.object({
  ...shortProductSchema.shape,
  vat_percentage: z.number(),
  order_limit: z.nullish(z.number()),
  deal: z.nullish(dealSchema),
  alternatives: z.optional(z.array(z.number())),
});

/**
 * Ids in `products` per line: several, the buyer chooses; none, it is unknown, with `near` ones. `more`: there are
 * more.
 */
export const quickOrderSchema = z.object({
  lines: z.array(
    z.object({
      products: z.array(z.number()),
      near: z.optional(z.array(z.number())),
      more: z.optional(z.boolean()),
    }),
  ),
  products: z.array(quickOrderProductSchema),
});

/** Sold-out products with the ids of their `alternatives`, and these products themselves. */
export const alternativesSchema = z.object({ products: z.array(quickOrderProductSchema) });

export type WireQuickOrder = z.infer<typeof quickOrderSchema>;
export type WireQuickOrderProduct = WireQuickOrder['products'][number];
