import * as z from 'zod/mini';
import { productSchema } from './catalogue.ts';
import { eurosSchema, flagSchema } from './wire.ts';

const text = z.nullish(z.string());

/** What of a product a line does not say itself. The shop needs none of it: a back end may leave it out. */
const productFieldsSchema = z.partial(
  z.pick(productSchema, {
    price_exclusive_vat: true,
    mail_me: true,
    favourite: true,
    new: true,
    offer_icon: true,
    category_description: true,
    category_url: true,
    parent_category_url: true,
    parent_category_description: true,
    product_information: true,
    product_extra_information: true,
    label: true,
    related: true,
  }),
);

/** A line of a cart or of an order: its product, and what is bought of it. */
export const cartLineSchema = z.extend(productFieldsSchema, {
  id: z.number(),
  path: z.string(),
  description: z.string(),
  contents: text,
  unit: text,
  image_paths: z.array(z.string()),
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
  /** Why this line cannot be ordered as it is; ours, and optional for other back ends. */
  limit_message: text,
});

/** Why an order is refused: a message, and one message per product. */
const limitSchema = z.object({ message: z.string(), data: z.array(z.object({ message: z.string() })) });

/** `url` is ours, and optional for other back ends: the parts of a product's address stand in for it. */
const incompleteOfferProductSchema = z.object({
  id: z.number(),
  description: z.string(),
  url: z.optional(z.string()),
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
  discount_exclusive: eurosSchema,
  discount: text,
  /**
   * 'accepted', or why the coupon does not count: 'unknown', 'ended', 'used'. Null without a coupon. The words are ours:
   * other back ends have their own.
   */
  discount_status: z.nullish(z.union([z.string(), flagSchema])),
  orderReference: text,
  shipping_costs: eurosSchema,
  btw_totals: z.record(z.string(), eurosSchema),
  total_exclusive: z.optional(eurosSchema),
  total_inclusive: eurosSchema,
  minimum_requirement_met: flagSchema,
  minimum_requirement_price: eurosSchema,
  /** From which subtotal delivery is free; ours, and optional for other back ends. */
  free_shipping_from: z.optional(eurosSchema),
  /** The first delivery dates on offer, in seconds; ours, and optional for other back ends. */
  delivery_dates: z.optional(z.array(z.number())),
  limit: z.array(limitSchema),
  incomplete_offers: z.array(incompleteOfferSchema),
});

/** The cart of an order: the specification names its lines, its delivery and its reference, and no sums. */
export const orderCartSchema = z.extend(z.partial(cartInfoSchema), {
  products: z.array(cartLineSchema),
  shipping_costs: eurosSchema,
  shipping_itemcode: z.optional(z.string()),
  shipping_vat_percentage: z.optional(z.number()),
});

export type WireOrderCart = z.infer<typeof orderCartSchema>;
export type WireCartLine = z.infer<typeof cartLineSchema>;
export type WireCartInfo = z.infer<typeof cartInfoSchema>;
