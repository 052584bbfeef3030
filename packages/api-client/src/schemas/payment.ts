import * as z from 'zod/mini';
import { eurosSchema } from './wire.ts';

/**
 * What the payment provider calls its environments. Any other word makes its browser library speak to live hosts, so
 * nothing else may reach it.
 */
export const checkoutEnvironments = [
  'test',
  'live',
  'live-us',
  'live-au',
  'live-apse',
  'live-in',
  'live-nea',
] as const;

/** The provider's environments: where a payment is real, and where it is tried. */
export type CheckoutEnvironment = (typeof checkoutEnvironments)[number];

/**
 * Where the payment of an order stands, by the server's own word. `open`: it can be paid with this session; `pending`:
 * the bank has not decided; `placed`: paid and ordered; `refused` and `expired`: pay with a new session of the same
 * order.
 */
export const paymentStateSchema = z.object({
  order_id: z.number(),
  order_number: z.string(),
  state: z.enum(['open', 'pending', 'placed', 'refused', 'expired']),
  /** What there is to pay. */
  amount: eurosSchema,
  /** 12:00 Europe/Amsterdam in seconds. */
  delivery: z.number(),
  /** The Idempotency-Key that the order was made under: the version of the cart. */
  cart_version: z.nullable(z.string()),
  /** What the Drop-in has to be opened with; anything else in an address was not written by the server. */
  client_key: z.string(),
  environment: z.string(),
  /** What was paid for and is delivered later. */
  backorders: z.array(z.object({ description: z.string(), amount: z.number() })),
});

/** What {@link paymentStateSchema} reads. */
export type WirePaymentState = z.infer<typeof paymentStateSchema>;
