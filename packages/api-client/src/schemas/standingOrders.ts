// The calls of 'Herhaalorders': ours, and only sent to a back end that names the capability `standing-orders`.
import * as z from 'zod/mini';
import { eurosSchema, flagSchema } from './wire.ts';

const text = z.nullish(z.string());
const id = z.nullish(z.number());

/** One run: announced until `place_at` (ISO 8601), or its outcome. Dates are ISO 8601: '2026-11-24'. */
const runSchema = z.object({
  id: z.number(),
  /** `waiting`: the buyer has to decide. `missed`: that did not happen before the next run. */
  status: z.enum(['announced', 'placing', 'waiting', 'placed', 'skipped', 'missed']),
  delivery_on: z.string(),
  place_at: z.string(),
  order_id: id,
  order_number: text,
  cancelled: z.optional(flagSchema),
  /** Whether it was skipped and can still be ordered after all. */
  restorable: z.optional(flagSchema),
});

/** The products of a run, in the order of the list, and the problems that the buyer has to confirm. */
const assessmentSchema = z.object({
  lines: z.array(
    z.object({
      product_id: z.number(),
      name: text,
      article_number: text,
      wanted: z.number(),
      /** The units that can be ordered now, at most `wanted`. */
      quantity: z.number(),
      cost: eurosSchema,
      /** The differences from the previous run, for the buyer. */
      note: text,
      /** Whether the buyer has to see it before it is ordered. */
      asks: flagSchema,
    }),
  ),
  /** Lines with a wanted stock, which are not ordered by themselves. */
  stock_lines: z.optional(z.number()),
  /** For the buyer; a blocking one has to be solved before it can be ordered. */
  problems: z.array(z.object({ message: z.string(), blocking: flagSchema })),
  subtotal_exclusive: z.nullish(eurosSchema),
  shipping_costs: z.nullish(eurosSchema),
  total_exclusive: z.nullish(eurosSchema),
  total_inclusive: z.nullish(eurosSchema),
});

const standingOrderSummarySchema = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(['active', 'paused', 'ended']),
  list_id: id,
  list_name: text,
  unit: z.enum(['week', 'month']),
  every: z.number(),
  day: z.number(),
  starts_on: z.string(),
  /** In per cent. */
  max_price_rise: z.number(),
  reference: text,
  /** The run that is announced, is being placed or waits for the buyer. */
  run: z.nullish(runSchema),
  /** The delivery of the run after it. */
  next_delivery_on: text,
});

/** The standing orders of the company, the ended ones last. */
export const standingOrdersSchema = z.object({
  standing_orders: z.array(standingOrderSummarySchema),
  /** Whether the company pays on account or by direct debit, which standing orders need. */
  allowed: flagSchema,
});

/** A standing order with its next deliveries, the products of its next run, and its runs, latest first. */
export const standingOrderSchema = z.object({
  ...standingOrderSummarySchema.shape,
  upcoming: z.array(z.string()),
  assessment: z.nullish(assessmentSchema),
  history: z.array(runSchema),
});

export const standingOrderRunSchema = z.object({
  standing_order_id: z.number(),
  name: z.string(),
  company: text,
  list_id: id,
  run: runSchema,
  assessment: z.nullish(assessmentSchema),
});

export const createdStandingOrderSchema = z.object({ id: z.number() });
export const decidedRunSchema = z.object({ run: runSchema });

export type WireStandingOrders = z.infer<typeof standingOrdersSchema>;
export type WireStandingOrder = z.infer<typeof standingOrderSchema>;
export type WireStandingOrderRun = z.infer<typeof standingOrderRunSchema>;
export type WireRun = z.infer<typeof runSchema>;
export type WireAssessment = z.infer<typeof assessmentSchema>;
