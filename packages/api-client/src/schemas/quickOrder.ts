// The call of 'Snel bestellen': ours, and only sent to a back end that names the capability `quick-order`.
import * as z from 'zod/mini';
import { dealSchema } from './cart.ts';
import { shortProductSchema } from './catalogue.ts';

/**
 * A product with what assessing a quantity of it takes. `order_limit` is the most units of one order, null without a limit;
 * `alternatives` are ids of the list, of products to order in the place of one that is sold out.
 */
export const quickOrderProductSchema = z.object({
  ...shortProductSchema.shape,
  vat_percentage: z.number(),
  order_limit: z.nullish(z.number()),
  deal: z.nullish(dealSchema),
  alternatives: z.optional(z.array(z.number())),
});

/**
 * What each line names, in the order of the lines asked: ids of `products`. None of them is an unknown one, which may have
 * `near` ones; several are to be chosen from. `more` says that the line fits more products than are named.
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

/** What {@link quickOrderSchema} reads. */
export type WireQuickOrder = z.infer<typeof quickOrderSchema>;
/** A product of {@link quickOrderSchema}. */
export type WireQuickOrderProduct = WireQuickOrder['products'][number];
