import * as z from 'zod/mini';
import { productSchema } from './catalogue.ts';
import { lineCostCentreSchema } from './costCentres.ts';
import { eurosSchema, flagSchema, picturesSchema } from './wire.ts';

const text = z.nullish(z.string());

/** An optional amount; null when absent. */
const optionalEuros = z.optional(eurosSchema);

const product = productSchema.shape;

/** `free-goods`: of every `paid` + `free` units `free` cost nothing; `give-away`: from this many units, a gift. */
export const dealSchema = z.object({
  kind: z.string(),
  paid: z.nullish(z.number()),
  free: z.nullish(z.number()),
  percentage: z.nullish(z.number()),
  from: z.nullish(z.number()),
  product_id: z.nullish(z.number()),
});

export const cartLineSchema = z.object({
  id: z.number(),
  path: z.string(),
  description: z.string(),
  contents: text,
  unit: text,
  image_paths: picturesSchema,
  category_path: z.string(),
  amount: z.number(),
  stock: z.number(),
  available: flagSchema,
  /** As that of a product; an addition, optional for other back ends. */
  expected_on: text,
  /** The maximum of its product per order, null without one; an addition, optional for other back ends. */
  order_limit: z.nullish(z.number()),
  price_exclusive: eurosSchema,
  price_old: z.nullish(eurosSchema),
  ce_number: text,
  vat_percentage: z.number(),
  discount_exclusive: eurosSchema,
  give_away_product: flagSchema,
  total_exclusive: eurosSchema,
  total_inclusive: eurosSchema,
  incomplete_offer: z.nullish(z.object({ url: z.string(), title: z.string(), message: z.string() })),
  offer_label: text,
  /** An addition, optional for other back ends; null without a deal. */
  deal: z.nullish(dealSchema),
  /** Why this line cannot be ordered; an addition, optional for other back ends. */
  limit_message: text,
  /** The maximum that can be ordered, when `limit_message` is about the quantity; an addition, optional. */
  limit_amount: z.nullish(z.number()),
  cost_centre: lineCostCentreSchema,
  // Further product fields. The shop does not use them: a back end can omit them.
  price_exclusive_vat: z.optional(product.price_exclusive_vat),
  mail_me: product.mail_me,
  favourite: product.favourite,
  new: product.new,
  offer_icon: text,
  category_description: text,
  category_url: text,
  parent_category_url: text,
  parent_category_description: text,
  product_information: text,
  product_extra_information: text,
  label: text,
  related: product.related,
});

/** Why ordering is refused: a message, and one message per product. */
const limitSchema = z.object({
  message: z.string(),
  data: z.optional(z.array(z.object({ message: z.string() }))),
});

/**
 * `url` is an addition: without it the path is built from the product's parts. Its name is `description` or `title`.
 */
const incompleteOfferProductSchema = z.object({
  id: z.nullish(z.number()),
  description: text,
  title: text,
  url: text,
  path: text,
  category_url: text,
  parent_category_url: text,
});

const incompleteOfferSchema = z.object({
  message: z.string(),
  products: z.array(incompleteOfferProductSchema),
});

/** The priced cart. `btw_totals` maps a VAT percentage to its amount in euros. */
export const cartInfoSchema = z.object({
  products: z.array(cartLineSchema),
  /** Units in the cart, free ones included. */
  amount: z.number(),
  subtotal_exclusive: eurosSchema,
  /** The coupon's discount; the deals of the lines are already deducted from the subtotal. */
  discount_exclusive: optionalEuros,
  discount: text,
  /**
   * 'accepted', 'unknown', 'ended', 'used' or 'too-many-tries' (not looked up); null without a coupon. Others differ.
   */
  discount_status: z.nullish(z.union([z.string(), z.number(), z.boolean()])),
  orderReference: text,
  shipping_costs: optionalEuros,
  btw_totals: z.optional(z.record(z.string(), eurosSchema)),
  /** The taxable sum per VAT percentage, in euros; an addition, optional for other back ends. */
  btw_bases: z.optional(z.record(z.string(), eurosSchema)),
  /** The Dutch reason for exempt VAT; an addition, optional for other back ends. */
  vat_note: z.nullish(z.string()),
  total_exclusive: z.optional(eurosSchema),
  total_inclusive: eurosSchema,
  minimum_requirement_met: flagSchema,
  minimum_requirement_price: optionalEuros,
  /** The subtotal from which delivery is free; an addition, optional for other back ends. */
  free_shipping_from: z.optional(eurosSchema),
  /** The first offered delivery dates, in seconds; an addition, optional for other back ends. */
  delivery_dates: z.optional(z.array(z.number())),
  /** Requested ids that no product has, and that have no line; an addition, optional for other back ends. */
  unknown_products: z.optional(z.array(z.number())),
  limit: z.optional(z.array(limitSchema)),
  incomplete_offers: z.optional(z.array(incompleteOfferSchema)),
});

const cart = cartInfoSchema.shape;

export const shopSettingsSchema = z.object({
  minimum_order: eurosSchema,
  free_shipping_from: eurosSchema,
  /** The hour in Amsterdam from which an order counts as placed on the next working day. */
  cut_off_hour: z.optional(z.number()),
  /** Where the shop delivers, as ISO 3166-1 alpha-2 codes; absent: the Netherlands and Belgium. */
  delivery_countries: z.optional(z.array(z.string())),
  /** The day of the next cut-off, 'YYYY-MM-DD', when it is not today; absent for visitors. */
  cut_off_date: z.nullish(z.string()),
  /** The delivery dates for an order placed now, 12:00 Europe/Amsterdam in seconds; absent for visitors. */
  delivery_dates: z.optional(z.array(z.number())),
});

/** The cart of an order: the specification has its lines, its delivery and its reference, without sums. */
export const orderCartSchema = z.object({
  ...cart,
  amount: z.optional(cart.amount),
  subtotal_exclusive: z.optional(cart.subtotal_exclusive),
  total_inclusive: z.optional(cart.total_inclusive),
  minimum_requirement_met: z.optional(cart.minimum_requirement_met),
  shipping_itemcode: z.optional(z.string()),
  shipping_vat_percentage: z.optional(z.number()),
});

export type WireOrderCart = z.infer<typeof orderCartSchema>;
export type WireCartLine = z.infer<typeof cartLineSchema>;
export type WireCartInfo = z.infer<typeof cartInfoSchema>;
