// The calls of 'Lijsten', an addition: used only with the capability `lists`.
import * as z from 'zod/mini';
import { quickOrderProductSchema } from './quickOrder.ts';
import { eurosSchema, flagSchema } from './wire.ts';

const text = z.nullish(z.string());

/** A count of what is in stock, as a round along the shelves left it. */
const countFields = {
  counted: z.number(),
  /** ISO 8601. */
  counted_at: text,
  /** The e-mail address of the user who counted; absent when that user is gone. */
  counted_by: text,
  own: flagSchema,
  round: z.number(),
};

/** `own`: the user can remove the list and change its visibility. `changed_at` is ISO 8601. */
const listSummarySchema = z.object({
  id: z.number(),
  name: z.string(),
  shared: flagSchema,
  own: flagSchema,
  version: z.number(),
  product_count: z.number(),
  changed_at: text,
  /** The number of the current round along the shelves; absent in back ends without rounds. */
  round: z.optional(z.number()),
  has_product: z.optional(flagSchema),
});

export const listsSchema = z.object({ lists: z.array(listSummarySchema) });

/**
 * A list with its lines in order. `name`, `article_number` and `price_exclusive_vat` of a line are those of the day on
 * which it was added, `added_at` (ISO 8601). `products` has the current data, without products that no longer exist.
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
      /** The last count of the product in stock; absent when it was never counted. */
      count: z.nullish(z.object(countFields)),
    }),
  ),
  products: z.array(quickOrderProductSchema),
});

/** The last count of each counted line, with the current round and version of the list. */
export const listCountsSchema = z.object({
  round: z.number(),
  version: z.number(),
  counts: z.array(z.object({ product_id: z.number(), ...countFields })),
});

/** The counts after a write. `replaced`: counts of another user in the same round that the write replaced. */
export const savedCountsSchema = z.object({
  ...listCountsSchema.shape,
  replaced: z.array(z.object({ product_id: z.number(), counted: z.number() })),
});

export const listRoundSchema = z.object({ round: z.number() });

/** A created list, without products that the shop does not have. */
export const createdListSchema = z.object({ id: z.number() });
export const savedListSchema = z.object({ version: z.number() });
export const addedToListSchema = z.object({ added: z.number() });

export type WireLists = z.infer<typeof listsSchema>;
export type WireListCounts = z.infer<typeof listCountsSchema>;
export type WireSavedCounts = z.infer<typeof savedCountsSchema>;
export type WireList = z.infer<typeof listSchema>;
