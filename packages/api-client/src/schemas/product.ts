import * as z from 'zod/mini';
import { eurosSchema } from './eurosSchema.ts';
import { flagSchema } from './flag.ts';

const text = z.nullish(z.string());

/**
 * A product of a list (specification, section 3; E06).
 * `description` is its name, `path` its own URL segment; prices are null for anonymous visitors.
 * `ce_number`, `brand`, `ean`, `unit`, `offer_label` and `product_description` are ours, and optional for other back ends.
 */
export const productSchema = z.object({
  id: z.number(),
  path: z.string(),
  description: z.string(),
  contents: text,
  image_paths: z.array(z.string()),
  price_exclusive_vat: z.nullable(eurosSchema),
  price_exclusive: z.nullish(eurosSchema),
  price_old: z.nullish(eurosSchema),
  stock: z.number(),
  available: flagSchema,
  mail_me: z.nullish(flagSchema),
  favourite: z.nullish(flagSchema),
  new: z.nullish(flagSchema),
  offer_icon: text,
  offer_label: text,
  unit: text,
  brand: text,
  ean: text,
  ce_number: text,
  category_description: text,
  category_url: z.string(),
  parent_category_url: text,
  parent_category_description: text,
});

/** A product of its own page: the product of a list with its texts and related products. */
export const productDetailSchema = z.extend(productSchema, {
  product_description: text,
  product_information: text,
  product_extra_information: text,
  label: text,
  related: z.array(productSchema),
});

/** `{total, products}` (C13). `total` counts the products of all pages. */
export const productListSchema = z.object({ total: z.number(), products: z.array(productSchema) });

export type WireProduct = z.infer<typeof productSchema>;
export type WireProductDetail = z.infer<typeof productDetailSchema>;
