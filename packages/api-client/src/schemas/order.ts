import * as z from 'zod/mini';
import { addressSchema, companySchema, paymentSchema } from './account.ts';
import { orderCartSchema } from './cart.ts';
import { lineCostCentreSchema } from './costCentres.ts';
import { checkoutSchema } from './payment.ts';
import { eurosSchema, flagSchema } from './wire.ts';

/**
 * A draft order. `delivery`, absent until one is chosen, and `delivery_dates` are 12:00 Europe/Amsterdam in seconds.
 */
export const createdOrderSchema = z.object({
  order_id: z.number(),
  delivery: z.nullish(z.number()),
  delivery_dates: z.array(z.number()),
  order_on_account: z.nullish(flagSchema),
  debit: z.nullish(flagSchema),
  checkout: z.nullish(checkoutSchema),
  company: companySchema,
  shopping_cart: orderCartSchema,
  /** Additions: the chosen delivery address, null for the main one, and the note for the driver. */
  delivery_address_id: z.nullish(z.number()),
  driver_note: z.nullish(z.string()),
});

/** The parts of an order that can still be changed: additions, optional for other back ends. */
const changeFields = {
  /** Milliseconds since 1970: it can be changed and cancelled before this moment. */
  changeable_until: z.nullish(z.number()),
  lines_changeable: z.optional(flagSchema),
  driver_note: z.nullish(z.string()),
  /** Counts its changes. */
  version: z.optional(z.number()),
};

/** The response of placing an order, an addition: the delivery date, 12:00 Europe/Amsterdam in seconds. */
export const placedOrderSchema = z.object({ delivery: z.optional(z.number()) });

/** The searchable data of an order line; `image` is the name of the product's first picture. */
const orderListLineSchema = z.object({
  description: z.string(),
  article: z.string(),
  amount: z.number(),
  image: z.nullish(z.string()),
  cost_centre: lineCostCentreSchema,
});

const orderListVatSchema = z.object({ percentage: z.number(), net: eurosSchema, vat: eurosSchema });

/**
 * A line of the order history. `creation_date` is ISO 8601. `status` can be the order's stage: `placed`, `packed`,
 * `shipped`, `delivered`; or `cancelled`. The fields after `total_price` are additions, optional for other back ends; the
 * last four are returned on request (`lines=1`): reference, name of the person who ordered, totals per VAT percentage,
 * products.
 */
export const orderListItemSchema = z.object({
  id: z.number(),
  order_number: z.nullish(z.string()),
  creation_date: z.nullish(z.string()),
  products: z.optional(z.number()),
  total_price: eurosSchema,
  status: z.nullish(z.string()),
  delivery: z.nullish(z.number()),
  order_reference: z.nullish(z.string()),
  ordered_by: z.nullish(z.string()),
  approved_by: z.nullish(z.string()),
  vat: z.optional(z.array(orderListVatSchema)),
  lines: z.optional(z.array(orderListLineSchema)),
  ...changeFields,
});

/** Additions: `total` of the search results, `history_total` of all orders. */
export const orderListSchema = z.object({
  orders: z.array(orderListItemSchema),
  total: z.optional(z.number()),
  history_total: z.optional(z.number()),
});

/** The specification only has the fields of a created order (`order_id` … `company`), not `id` … `invoice_address`. */
export const orderDetailSchema = z.object({
  order_id: z.optional(z.number()),
  order_on_account: z.nullish(flagSchema),
  debit: z.nullish(flagSchema),
  company: z.optional(companySchema),
  id: z.optional(z.number()),
  order_number: z.nullish(z.string()),
  creation_date: z.nullish(z.string()),
  status: z.nullish(z.string()),
  delivery: z.nullish(z.number()),
  payment: z.nullish(paymentSchema),
  /** An addition: the display name of the payment method: 'iDEAL', 'Mastercard'. */
  paid_with: z.nullish(z.string()),
  /** An addition: the name of the person who ordered. */
  ordered_by: z.nullish(z.string()),
  /** An addition: the name of the person who approved it. */
  approved_by: z.nullish(z.string()),
  /** An addition: whether a credit note cancels an invoice of it. */
  has_credit_note: z.nullish(flagSchema),
  /** An addition: the part of its payment that was charged back, and is open again. */
  charged_back: z.nullish(eurosSchema),
  main_address: z.optional(addressSchema),
  invoice_address: z.nullish(addressSchema),
  shopping_cart: orderCartSchema,
  ...changeFields,
  /** The chosen delivery address; null for the main one. */
  delivery_address_id: z.nullish(z.number()),
});

/** A token for one invoice; `expires_in` is seconds. */
export const invoiceTokenSchema = z.object({ token: z.string(), expires_in: z.number() });

export type WireOrderList = z.infer<typeof orderListSchema>;
export type WireOrderListItem = z.infer<typeof orderListItemSchema>;
export type WireOrderDetail = z.infer<typeof orderDetailSchema>;
export type WireCreatedOrder = z.infer<typeof createdOrderSchema>;
