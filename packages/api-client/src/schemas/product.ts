import * as z from 'zod/mini';
import { eurosSchema } from './eurosSchema.ts';
import { flagSchema } from './flag.ts';

const text = z.nullish(z.string());

/**
 * A product without its texts and related products (specification, section 3; E06).
 * `description` is its name, `path` its own URL segment; prices are null for anonymous visitors.
 * `ce_number`, `brand`, `ean`, `unit`, `offer_label`, `offer_price`, `offer` and `product_description` are ours, and optional
 * for other back ends.
 */
const shortProductSchema = z.object({
  id: z.number(),
  path: z.string(),
  description: z.string(),
  contents: text,
  image_paths: z.array(z.string()),
  price_exclusive_vat: z.nullable(eurosSchema),
  price_exclusive: z.nullish(eurosSchema),
  price_old: z.nullish(eurosSchema),
  /** Of one unit after a percentage deal; null for other deals and for anonymous visitors. */
  offer_price: z.nullish(eurosSchema),
  /** How many there are. Our back end tells anonymous visitors only whether there are any: 1 or 0. */
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
  category_url: text,
  parent_category_url: text,
  parent_category_description: text,
});

/** A product of a list. The texts (HTML) and the related products are the specification's; a list may leave them out. */
export const productSchema = z.extend(shortProductSchema, {
  product_information: text,
  product_extra_information: text,
  label: text,
  related: z.optional(z.array(shortProductSchema)),
});

/**
 * A deal in a sentence. `paid` and `free` count the units of an n+m deal ('2+1': 2 and 1), which `offer_label` names;
 * `picture` is the name of the gift's.
 */
const productOfferSchema = z.object({
  message: z.string(),
  paid: z.nullish(z.number()),
  free: z.nullish(z.number()),
  picture: text,
});

/** A product of its own page: the product of a list with its texts and related products. */
export const productDetailSchema = z.extend(productSchema, {
  product_description: text,
  /** Null for a percentage deal, which `offer_price` tells. */
  offer: z.nullish(productOfferSchema),
  related: z.array(shortProductSchema),
});

/** `{total, products}` (C13). `total` counts the products of all pages. */
export const productListSchema = z.object({ total: z.number(), products: z.array(productSchema) });

export type WireProduct = z.infer<typeof productSchema>;
export type WireProductDetail = z.infer<typeof productDetailSchema>;
