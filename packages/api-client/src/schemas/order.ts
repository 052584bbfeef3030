import * as z from 'zod/mini';
import { addressSchema, companySchema, paymentSchema } from './account.ts';
import { orderCartSchema } from './cart.ts';
import { eurosSchema, flagSchema } from './wire.ts';

/** What the card payment needs; null or absent for orders on account and by direct debit. */
export const checkoutSchema = z.object({
  sessionId: z.string(),
  sessionData: z.string(),
  clientKey: z.string(),
  environment: z.string(),
});

/** A draft order. `delivery`, absent while none is chosen, and `delivery_dates` are 12:00 Europe/Amsterdam in seconds. */
export const createdOrderSchema = z.object({
  order_id: z.number(),
  delivery: z.nullish(z.number()),
  delivery_dates: z.array(z.number()),
  order_on_account: z.nullish(flagSchema),
  debit: z.nullish(flagSchema),
  checkout: z.nullish(checkoutSchema),
  company: companySchema,
  shopping_cart: orderCartSchema,
});

/** What placing answers: ours, the day on which it comes, 12:00 Europe/Amsterdam in seconds. */
export const placedOrderSchema = z.object({ delivery: z.optional(z.number()) });

/** What of a line the order history is searched by; `image` is the name of the product's first picture. */
const orderListLineSchema = z.object({
  description: z.string(),
  article: z.string(),
  amount: z.number(),
  image: z.nullish(z.string()),
});

/** What an order comes to at one VAT percentage, in euros. */
const orderListVatSchema = z.object({ percentage: z.number(), net: eurosSchema, vat: eurosSchema });

/**
 * A line of the order history. `creation_date` is ISO 8601. `status` may say how far it has come: `placed`, `packed`,
 * `shipped`, `delivered`. What stands behind `total_price` is ours, and optional
 * for other back ends; the last three come when they are asked for (`lines=1`): the reference, what the order comes to
 * per VAT percentage, and what was ordered.
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
  vat: z.optional(z.array(orderListVatSchema)),
  lines: z.optional(z.array(orderListLineSchema)),
});

/**
 * One page of the orders of a company. Ours: `total`, how many orders the search lets through, and `history_total`, how
 * many there are.
 */
export const orderListSchema = z.object({
  orders: z.array(orderListItemSchema),
  total: z.optional(z.number()),
  history_total: z.optional(z.number()),
});

/**
 * One order of the history, as it was placed. The specification names the fields of a created order alone: a back end
 * may answer those (`order_id` … `company`) in the place of ours (`id` … `invoice_address`).
 */
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
  /** Ours: what it was paid with, as people read it: 'iDEAL', 'Mastercard'. */
  paid_with: z.nullish(z.string()),
  main_address: z.optional(addressSchema),
  invoice_address: z.nullish(addressSchema),
  shopping_cart: orderCartSchema,
});

/** A bearer for one invoice; `expires_in` is seconds. */
export const invoiceTokenSchema = z.object({ token: z.string(), expires_in: z.number() });

/** What {@link orderListSchema} reads. */
export type WireOrderList = z.infer<typeof orderListSchema>;
/** What {@link orderListItemSchema} reads. */
export type WireOrderListItem = z.infer<typeof orderListItemSchema>;
/** What {@link orderDetailSchema} reads. */
export type WireOrderDetail = z.infer<typeof orderDetailSchema>;
/** What {@link createdOrderSchema} reads. */
export type WireCreatedOrder = z.infer<typeof createdOrderSchema>;
