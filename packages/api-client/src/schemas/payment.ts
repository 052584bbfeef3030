import * as z from 'zod/mini';
import { eurosSchema } from './wire.ts';

/** The data for the card payment; null or absent for orders on account and by direct debit. */
export const checkoutSchema = z.object({
  sessionId: z.string(),
  sessionData: z.string(),
  clientKey: z.string(),
  environment: z.string(),
});

/**
 * The server's status of an order's payment. `open`: payable with this session; `pending`: the bank has not decided;
 * `placed`: paid and ordered; `refused` and `expired`: pay with a new session of the same order.
 */
export const paymentStateSchema = z.object({
  order_id: z.number(),
  order_number: z.string(),
  state: z.enum(['open', 'pending', 'placed', 'refused', 'expired']),
  amount: eurosSchema,
  /** 12:00 Europe/Amsterdam in seconds. */
  delivery: z.number(),
  /** The Idempotency-Key of the order: the version of the cart. */
  cart_version: z.nullable(z.string()),
  /** The session that the Drop-in must be opened with; other data in a URL is not from the server. */
  client_key: z.string(),
  environment: z.string(),
  /** The refunded amount of a refused payment in euros, absent without a refund. The specification does not name it. */
  refunded: z.optional(eurosSchema),
  backorders: z.array(z.object({ description: z.string(), amount: z.number() })),
});

export type WirePaymentState = z.infer<typeof paymentStateSchema>;
