// The calls of 'Lijsten': ours, and only sent to a back end that names the capability `lists`.
import * as z from 'zod/mini';
import { quickOrderProductSchema } from './quickOrder.ts';
import { eurosSchema, flagSchema } from './wire.ts';

const text = z.nullish(z.string());

/** `own`: the user may remove the list and decide who sees it.  `changed_at` is ISO 8601. */
const listSummarySchema = z.object({
  id: z.number(),
  name: z.string(),
  shared: flagSchema,
  own: flagSchema,
  version: z.number(),
  product_count: z.number(),
  changed_at: text,
  /** Whether the product that was asked about is on it. */
  has_product: z.optional(flagSchema),
});

/** The lists that the user sees, latest change first. */
export const listsSchema = z.object({ lists: z.array(listSummarySchema) });

/**
 * A list with its lines in order. `name`, `article_number` and `price_exclusive_vat` of a line are those of the day on which
 * it was put on the list, `added_at` (ISO 8601); what the shop has of it now is in `products`, and missing there when it is
 * gone.
 */
export const listSchema = z.object({
  ...listSummarySchema.shape,
  lines: z.array(
    z.object({
      product_id: z.number(),
      quantity: z.number(),
      kind: z.enum(['order', 'stock']),
      name: text,
      article_number: text,
      price_exclusive_vat: z.nullish(eurosSchema),
      added_at: text,
    }),
  ),
  products: z.array(quickOrderProductSchema),
});

/** A list that was made. Products that the shop does not have are not on it. */
export const createdListSchema = z.object({ id: z.number() });
/** The version of a list after a write. */
export const savedListSchema = z.object({ version: z.number() });
/** What was put on a list that was not on it. */
export const addedToListSchema = z.object({ added: z.number() });

/** What {@link listsSchema} reads. */
export type WireLists = z.infer<typeof listsSchema>;
/** What {@link listSchema} reads. */
export type WireList = z.infer<typeof listSchema>;
