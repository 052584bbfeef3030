import * as z from 'zod/mini';
import { productSchema } from './catalogue.ts';
import { eurosSchema, flagSchema, picturesSchema } from './wire.ts';

const text = z.nullish(z.string());

/** An amount that is nothing where a back end gives none. */
const optionalEuros = z.optional(eurosSchema);

const product = productSchema.shape;

/**
 * The deal that a line was priced with, in figures: `free-goods` (of every `paid` + `free` units the `free` cost nothing),
 * `percentage` off, or `give-away` (from so many units one of another product comes free).
 */
export const dealSchema = z.object({
  kind: z.string(),
  paid: z.nullish(z.number()),
  free: z.nullish(z.number()),
  percentage: z.nullish(z.number()),
  from: z.nullish(z.number()),
  product_id: z.nullish(z.number()),
});

/** A line of a cart or of an order: its product, and what is bought of it. */
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
  /** Ours, and optional for other back ends; null without a deal. */
  deal: z.nullish(dealSchema),
  /** Why this line cannot be ordered as it is; ours, and optional for other back ends. */
  limit_message: text,
  /** The most of it that can be ordered, where `limit_message` says that this is too many; ours, and optional. */
  limit_amount: z.nullish(z.number()),
  // What of its product a line does not say itself. The shop needs none of it: a back end may leave it out.
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

/** Why an order is refused: a message, and one message per product. */
const limitSchema = z.object({
  message: z.string(),
  data: z.optional(z.array(z.object({ message: z.string() }))),
});

/**
 * A product of a deal that is not complete. `url` is ours, and optional for other back ends: the parts of a product's
 * address stand in for it. Its name is `description`, or `title` as a line's own `incomplete_offer` has it.
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

/** The recalculated cart. `btw_totals` maps a VAT percentage to its amount in euros. */
export const cartInfoSchema = z.object({
  products: z.array(cartLineSchema),
  /** Units in the cart, free ones included. */
  amount: z.number(),
  subtotal_exclusive: eurosSchema,
  /** What the coupon takes off; the deals of the lines are already out of the subtotal. */
  discount_exclusive: optionalEuros,
  discount: text,
  /**
   * 'accepted', or why the coupon does not count: 'unknown', 'ended', 'used', or 'too-many-tries' when it was not looked
   * up after too many codes that do not exist. Null without a coupon. The words are ours: other back ends have their own.
   */
  discount_status: z.nullish(z.union([z.string(), z.number(), z.boolean()])),
  orderReference: text,
  shipping_costs: optionalEuros,
  btw_totals: z.optional(z.record(z.string(), eurosSchema)),
  /** By VAT percentage the sum that it is taken of, in euros; ours, and optional for other back ends. */
  btw_bases: z.optional(z.record(z.string(), eurosSchema)),
  /** Why no VAT is charged, in a sentence for the buyer; ours, and optional for other back ends. */
  vat_note: z.nullish(z.string()),
  total_exclusive: z.optional(eurosSchema),
  total_inclusive: eurosSchema,
  minimum_requirement_met: flagSchema,
  minimum_requirement_price: optionalEuros,
  /** From which subtotal delivery is free; ours, and optional for other back ends. */
  free_shipping_from: z.optional(eurosSchema),
  /** The first delivery dates on offer, in seconds; ours, and optional for other back ends. */
  delivery_dates: z.optional(z.array(z.number())),
  limit: z.optional(z.array(limitSchema)),
  incomplete_offers: z.optional(z.array(incompleteOfferSchema)),
});

const cart = cartInfoSchema.shape;

/** What the shop says of every order: a call of ours. */
export const shopSettingsSchema = z.object({
  /** The least subtotal that can be ordered. */
  minimum_order: eurosSchema,
  /** From which subtotal delivery is free. */
  free_shipping_from: eurosSchema,
  /** From this hour in Amsterdam an order counts as one of the next working day. */
  cut_off_hour: z.optional(z.number()),
  /** The day whose cut-off an order of now has to reach, 'YYYY-MM-DD', where that is not today; left out for visitors. */
  cut_off_date: z.nullish(z.string()),
  /** On which days an order of now can come, 12:00 Europe/Amsterdam in seconds; left out for visitors. */
  delivery_dates: z.optional(z.array(z.number())),
});

/** The cart of an order: the specification names its lines, its delivery and its reference, and no sums. */
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
/** What {@link cartLineSchema} reads. */
export type WireCartLine = z.infer<typeof cartLineSchema>;
/** What {@link cartInfoSchema} reads. */
export type WireCartInfo = z.infer<typeof cartInfoSchema>;
