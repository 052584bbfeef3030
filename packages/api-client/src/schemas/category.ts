import * as z from 'zod/mini';

const subCategorySchema = z.object({
  description: z.string(),
  url_description: z.string(),
  /** How many products stand in it. */
  products: z.number(),
});

/** A category (specification, section 3). `number` (its aisle) and `intro` are ours, and optional for other back ends. */
export const categorySchema = z.object({
  description: z.string(),
  url_description: z.string(),
  image: z.nullish(z.string()),
  number: z.nullish(z.number()),
  intro: z.nullish(z.string()),
  sub_categories: z.array(subCategorySchema),
  parent_category: z.nullish(z.object({ url_description: z.string(), description: z.string() })),
});

export type WireCategory = z.infer<typeof categorySchema>;
