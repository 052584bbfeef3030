// The call of 'Snel bestellen', and the products of lists and alternatives: additions, used only with their capability.
import * as z from 'zod/mini';
import { dealSchema } from './cart.ts';
import { shortProductSchema } from './catalogue.ts';

/**
 * A product with the data for assessing a quantity. `order_limit` is the maximum units per order, null without a limit;
 * `alternatives` are ids in the list of products to order instead when it is sold out.
 */
export const quickOrderProductSchema = z.object({
  ...shortProductSchema.shape,
  vat_percentage: z.number(),
  order_limit: z.nullish(z.number()),
  deal: z.nullish(dealSchema),
  alternatives: z.optional(z.array(z.number())),
});

/**
 * The products of each line, in the order of the request: ids in `products`. None: an unknown product, which can have
 * `near` ones; several: the buyer has to choose. `more`: more products match the line than are returned.
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

/** The output of {@link quickOrderSchema}. */
export type WireQuickOrder = z.infer<typeof quickOrderSchema>;
/** A product of {@link quickOrderSchema}. */
export type WireQuickOrderProduct = WireQuickOrder['products'][number];
