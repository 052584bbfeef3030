import * as z from 'zod/mini';
import { eurosSchema } from './eurosSchema.ts';
import { productListSchema } from './product.ts';

/** The orders that a list can be asked in (`sort`); `default` is what sells most, or what fits a term best. */
export const listOrders = ['default', 'name', 'new', 'price', 'price-desc'] as const;

/**
 * What a list can be narrowed by (`facets=1`). Each count is what one choice more would leave, given what is chosen of
 * the other facets. `prices` is null for anonymous visitors.
 */
export const facetsSchema = z.object({
  brands: z.array(z.object({ brand: z.string(), count: z.number() })),
  offer: z.number(),
  stock: z.number(),
  prices: z.nullable(z.object({ from: eurosSchema, until: eurosSchema })),
});

/**
 * A list that may be narrowed, sorted and, for a search, corrected. All that it has besides a list is ours, and optional
 * for other back ends: `searched_term` is what was searched in the place of a term with typing errors, `near_terms` are
 * terms that find something where this one found nothing.
 */
export const narrowedListSchema = z.extend(productListSchema, {
  facets: z.optional(facetsSchema),
  searched_term: z.nullish(z.string()),
  near_terms: z.optional(z.array(z.string())),
});

export type WireFacets = z.infer<typeof facetsSchema>;
