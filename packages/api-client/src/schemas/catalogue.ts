import * as z from 'zod/mini';
import { eurosSchema, flagSchema, picturesSchema } from './wire.ts';

const text = z.nullish(z.string());

/**
 * A product without its texts and related products.
 * `description` is its name, `path` its own URL segment; prices are null for anonymous visitors.
 * `ce_number`, `brand`, `ean`, `unit`, `offer_label`, `offer_price`, `offer` and `product_description` are ours, and optional
 * for other back ends.
 */
export const shortProductSchema = z.object({
  id: z.number(),
  path: z.string(),
  description: z.string(),
  contents: text,
  image_paths: picturesSchema,
  price_exclusive_vat: z.nullish(eurosSchema),
  price_exclusive: z.nullish(eurosSchema),
  price_old: z.nullish(eurosSchema),
  /** Of one unit after a percentage deal; null for other deals, for one that is rounded on the line, and for visitors. */
  offer_price: z.nullish(eurosSchema),
  /** How many there are. Our back end tells anonymous visitors only whether there are any: 1 or 0. */
  stock: z.number(),
  available: z.nullish(flagSchema),
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
export const productSchema = z.object({
  ...shortProductSchema.shape,
  product_information: text,
  product_extra_information: text,
  label: text,
  related: z.nullish(z.array(shortProductSchema)),
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
export const productDetailSchema = z.object({
  ...productSchema.shape,
  product_description: text,
  /** Null for a percentage deal that `offer_price` tells. */
  offer: z.nullish(productOfferSchema),
  related: z.optional(z.array(shortProductSchema)),
});

/** `{total, products}`. `total` counts the products of all pages. */
export const productListSchema = z.object({ total: z.number(), products: z.array(productSchema) });

/** What {@link productSchema} reads. */
export type WireProduct = z.infer<typeof productSchema>;
/** What {@link productDetailSchema} reads. */
export type WireProductDetail = z.infer<typeof productDetailSchema>;

/** How a list can be sorted (`sort`); `default` is what sells most, or what fits a term best. */
export const sortOptions = ['default', 'name', 'new', 'price', 'price-desc'] as const;

/**
 * What a list can be filtered by (`facets=1`). Each count is what one choice more would leave, given what is chosen of
 * the other facets. `prices` is null for anonymous visitors.
 */
export const facetsSchema = z.object({
  brands: z.array(z.object({ brand: z.string(), count: z.number() })),
  offer: z.number(),
  stock: z.number(),
  prices: z.nullable(z.object({ from: eurosSchema, until: eurosSchema })),
});

/**
 * A list that may be filtered, sorted and, for a search, corrected. All that it has besides a list is ours, and optional
 * for other back ends: `searched_term` is what was searched in the place of a term with typing errors, `near_terms` are
 * terms that find something where this one found nothing.
 */
export const facetedProductsSchema = z.object({
  ...productListSchema.shape,
  facets: z.optional(facetsSchema),
  searched_term: z.nullish(z.string()),
  near_terms: z.optional(z.array(z.string())),
});

/** What {@link facetsSchema} reads. */
export type WireFacets = z.infer<typeof facetsSchema>;

const subCategorySchema = z.object({
  description: z.string(),
  url_description: z.string(),
  /** How many products stand in it. */
  products: z.number(),
});

/** A category. `number` (its aisle) and `intro` are ours, and optional for other back ends. */
export const categorySchema = z.object({
  description: z.string(),
  url_description: z.string(),
  image: z.nullish(z.string()),
  number: z.nullish(z.number()),
  intro: z.nullish(z.string()),
  sub_categories: z.optional(z.array(subCategorySchema)),
  parent_category: z.nullish(z.object({ url_description: z.string(), description: z.string() })),
});

/** What {@link categorySchema} reads. */
export type WireCategory = z.infer<typeof categorySchema>;

/**
 * An offer of the carousel. `subtitle`, `label` ('2+1') and `valid_until` (its last day, 12:00 Europe/Amsterdam in seconds)
 * are ours, and optional for other back ends.
 */
export const offerSchema = z.object({
  actionUrl: z.string(),
  offerTitle: z.string(),
  offerImage: z.nullish(z.string()),
  productImage: z.nullish(z.string()),
  offerIcon: z.nullish(z.string()),
  subtitle: z.nullish(z.string()),
  label: z.nullish(z.string()),
  valid_until: z.nullish(z.number()),
  /** The first products of the page that it leads to (a field of ours); no price for anonymous visitors. */
  products: z.optional(
    z.array(
      z.object({
        description: z.string(),
        contents: z.nullish(z.string()),
        unit: z.nullish(z.string()),
        price_exclusive_vat: z.nullish(eurosSchema),
      }),
    ),
  ),
});

/** A product offer banner. `theme` names its colours. */
export const offerBannerSchema = z.object({
  title: z.string(),
  subtitle: z.nullish(z.string()),
  image: z.nullish(z.string()),
  theme: z.nullish(z.string()),
  actionUrl: z.string(),
});

/** One entry of `GET /offer/1/{n}`: what has an `offerTitle` is an offer, anything else a banner. */
export const offerEntrySchema = z.union([offerSchema, offerBannerSchema]);

/** Suggestions while typing (a call of ours). `total` is how many products a search for the term finds. */
export const suggestionsSchema = z.object({
  total: z.optional(z.number()),
  products: z.array(
    z.object({
      description: z.string(),
      contents: z.nullish(z.string()),
      url: z.string(),
      image: z.nullish(z.string()),
      /** What is paid now, with an offer's price where there is one; null for anonymous visitors. */
      price_exclusive_vat: z.nullish(eurosSchema),
      stock: z.optional(z.number()),
    }),
  ),
  categories: z.array(
    z.object({ description: z.string(), parent_description: z.nullish(z.string()), url: z.string() }),
  ),
});
