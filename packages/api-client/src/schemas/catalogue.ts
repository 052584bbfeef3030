import * as z from 'zod/mini';
import { eurosSchema, flagSchema, picturesSchema } from './wire.ts';

const text = z.nullish(z.string());

/**
 * A product without its texts and related products. `description` is its name, `path` its own URL segment; prices are
 * null for anonymous visitors. `ce_number`, `brand`, `ean`, `unit`, `content_amount`, `content_measure`,
 * `vat_percentage`, `expected_on`, `order_limit`, `offer_label`, `offer_price`, `offer` and `product_description` are
 * additions, optional for other back ends.
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
  /** The unit price after a percentage deal; null for other deals, for one rounded on the line, and for visitors. */
  offer_price: z.nullish(eurosSchema),
  /** The stock. The reference back end returns only 1 or 0 for anonymous visitors. */
  stock: z.number(),
  available: z.nullish(flagSchema),
  /** The day on which a sold-out product is expected, 'YYYY-MM-DD'. */
  expected_on: text,
  /** The maximum per order; null without one, and for visitors. */
  order_limit: z.nullish(z.number()),
  mail_me: z.nullish(flagSchema),
  favourite: z.nullish(flagSchema),
  new: z.nullish(flagSchema),
  offer_icon: text,
  offer_label: text,
  unit: text,
  /** The contents of one unit of sale: 176 of 'luier'. Measures: 'stuk', 'luier', 'liter', 'kilo'. */
  content_amount: z.nullish(z.number()),
  content_measure: text,
  /** 21 means 21 %; the Dutch rate for visitors. */
  vat_percentage: z.nullish(z.number()),
  brand: text,
  ean: text,
  ce_number: text,
  category_description: text,
  category_url: text,
  parent_category_url: text,
  parent_category_description: text,
});

/** A listed product. The texts (HTML) and related products are specified; a list can omit them. */
export const productSchema = z.object({
  ...shortProductSchema.shape,
  product_information: text,
  product_extra_information: text,
  label: text,
  related: z.nullish(z.array(shortProductSchema)),
});

/** `paid` and `free` are the units of an n+m deal, named by `offer_label`; `picture` is that of the gift. */
const productOfferSchema = z.object({
  message: z.string(),
  paid: z.nullish(z.number()),
  free: z.nullish(z.number()),
  picture: text,
});

export const productDetailSchema = z.object({
  ...productSchema.shape,
  product_description: text,
  /** Null for a percentage deal, which `offer_price` shows. */
  offer: z.nullish(productOfferSchema),
  related: z.optional(z.array(shortProductSchema)),
});

/** `{total, products}`. `total` counts the products of all pages. */
export const productListSchema = z.object({ total: z.number(), products: z.array(productSchema) });

export type WireProduct = z.infer<typeof productSchema>;
export type WireProductDetail = z.infer<typeof productDetailSchema>;

/** The sort options (`sort`); `default` is best selling or best matching. */
export const sortOptions = ['default', 'name', 'new', 'price', 'price-desc'] as const;

/** The kinds of offers, as in a deal; `percentage` includes reduced prices. */
export const offerKinds = ['free-goods', 'percentage', 'give-away'] as const;

const facetOptionsSchema = z.optional(z.array(z.object({ name: z.string(), count: z.number() })));

/**
 * The facets of a list (`facets=1`). Each count is the result of choosing it, given the choices in the other facets.
 * `prices` is null for anonymous visitors. `offer_kinds`, and the facets of `product-properties` (`sizes`, `packs`,
 * `free_of`, `organic`), are optional for other back ends.
 */
export const facetsSchema = z.object({
  brands: z.array(z.object({ brand: z.string(), count: z.number() })),
  offer: z.number(),
  offer_kinds: z.optional(z.array(z.object({ kind: z.string(), count: z.number() }))),
  stock: z.number(),
  sizes: facetOptionsSchema,
  /** The units of sale: 'doos', 'zak'. */
  packs: facetOptionsSchema,
  /** The allergens that products are free of, in Dutch: 'gluten', 'melk'. */
  free_of: facetOptionsSchema,
  organic: z.optional(z.number()),
  prices: z.nullable(z.object({ from: eurosSchema, until: eurosSchema })),
});

/**
 * A list that can be filtered, sorted and, for a search, corrected. The additional fields are optional for other back
 * ends: `searched_term` is the corrected term that was searched instead, `near_terms` are terms with results when
 * this one has none.
 */
export const facetedProductsSchema = z.object({
  ...productListSchema.shape,
  facets: z.optional(facetsSchema),
  searched_term: z.nullish(z.string()),
  near_terms: z.optional(z.array(z.string())),
});

export type WireFacets = z.infer<typeof facetsSchema>;

const subCategorySchema = z.object({
  description: z.string(),
  url_description: z.string(),
  products: z.number(),
});

/** A category. `number` (its aisle) and `intro` are additions, optional for other back ends. */
export const categorySchema = z.object({
  description: z.string(),
  url_description: z.string(),
  image: z.nullish(z.string()),
  number: z.nullish(z.number()),
  intro: z.nullish(z.string()),
  sub_categories: z.optional(z.array(subCategorySchema)),
  parent_category: z.nullish(z.object({ url_description: z.string(), description: z.string() })),
});

export type WireCategory = z.infer<typeof categorySchema>;

/** `label` ('2+1'), `subtitle` and `valid_until` (its last day, 12:00 Europe/Amsterdam in seconds) are additions. */
export const offerSchema = z.object({
  actionUrl: z.string(),
  offerTitle: z.string(),
  offerImage: z.nullish(z.string()),
  productImage: z.nullish(z.string()),
  offerIcon: z.nullish(z.string()),
  subtitle: z.nullish(z.string()),
  label: z.nullish(z.string()),
  valid_until: z.nullish(z.number()),
  /** The first products of its page (an addition); without a price for anonymous visitors. */
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

/** A product offer banner. `theme` is its colour scheme. */
export const offerBannerSchema = z.object({
  title: z.string(),
  subtitle: z.nullish(z.string()),
  image: z.nullish(z.string()),
  theme: z.nullish(z.string()),
  actionUrl: z.string(),
});

/** One entry of `GET /offer/1/{n}`: one with `offerTitle` is an offer, any other a banner. */
export const offerEntrySchema = z.union([offerSchema, offerBannerSchema]);

/**
 * Suggestions while the user types (an additional call). `total` is the number of search results for the term; absent
 * when it is unknown, as when they are too many to count.
 */
export const suggestionsSchema = z.object({
  total: z.optional(z.number()),
  products: z.array(
    z.object({
      id: z.optional(z.number()),
      description: z.string(),
      contents: z.nullish(z.string()),
      url: z.string(),
      image: z.nullish(z.string()),
      /** Whether the company bought it before. */
      bought: z.optional(flagSchema),
      /** The current price, with an offer's discount; null for anonymous visitors. */
      price_exclusive_vat: z.nullish(eurosSchema),
      stock: z.optional(z.number()),
    }),
  ),
  categories: z.array(
    z.object({ description: z.string(), parent_description: z.nullish(z.string()), url: z.string() }),
  ),
});
