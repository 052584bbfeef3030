// The calls of 'Bezorgplanner': ours, and only sent to a back end that names the capability `order-changes`.
import * as z from 'zod/mini';
import { addressSchema, paymentSchema } from './account.ts';
import { eurosSchema, flagSchema } from './wire.ts';

const text = z.nullish(z.string());

/** A delivery address of the company: `id` is null for its main address. */
export const deliveryAddressSchema = z.object({
  ...addressSchema.shape,
  id: z.nullable(z.number()),
  label: text,
});

export const deliveryAddressesSchema = z.object({ addresses: z.array(deliveryAddressSchema) });

export const createdAddressSchema = z.object({ id: z.number() });

/** The deliveries from today on, by date. Moments are milliseconds since 1970, dates ISO 8601: '2026-11-24'. */
export const deliveryPlanSchema = z.object({
  /** The next moment from which an order counts as placed on the next working day. */
  cut_off: z.number(),
  first_date: z.string(),
  /** The weekdays on which the company is closed, 1 (Monday) to 7. */
  closed_days: z.array(z.number()),
  deliveries: z.array(
    z.object({
      order_id: z.number(),
      order_number: z.string(),
      date: z.string(),
      /** Null: it can no longer be changed. */
      changeable_until: z.nullish(z.number()),
      lines_changeable: z.optional(flagSchema),
      units: z.number(),
      total_inclusive: eurosSchema,
      order_reference: text,
      driver_note: text,
      address: deliveryAddressSchema,
      payment: paymentSchema,
    }),
  ),
});

export const orderChangePreviewSchema = z.object({
  total_inclusive: eurosSchema,
  total_before: eurosSchema,
  /** Every product of the order before or after the change; prices are of one unit, without VAT. */
  lines: z.array(
    z.object({
      product_id: z.number(),
      description: text,
      before: z.number(),
      after: z.number(),
      price_before: eurosSchema,
      price_after: eurosSchema,
    }),
  ),
  limit: z.optional(
    z.array(z.object({ message: z.string(), data: z.optional(z.array(z.object({ message: z.string() }))) })),
  ),
  allowed: flagSchema,
  /** Why it is refused, for the buyer; empty when it is allowed. */
  reason: text,
});

/** A cancelled order: the amount that is paid back, null when nothing was paid. */
export const cancelledOrderSchema = z.object({ refund: z.nullish(eurosSchema) });

export type WireDeliveryPlan = z.infer<typeof deliveryPlanSchema>;
export type WireDeliveryAddress = z.infer<typeof deliveryAddressSchema>;
export type WireOrderChangePreview = z.infer<typeof orderChangePreviewSchema>;
