// The calls of 'Locaties': ours, and only sent to a back end that names the capability `locations`.
import * as z from 'zod/mini';
import { savedCartSchema } from './savedCart.ts';
import { customerNumberSchema, eurosSchema, flagSchema } from './wire.ts';

const text = z.nullish(z.string());
const amount = { orders: z.number(), total_exclusive: eurosSchema };
const location = { customer_number: customerNumberSchema, name: z.string() };

/**
 * The locations of a parent organisation, by name. Amounts are without VAT; `deliveries` are those of
 * this week, Monday to Sunday, and `spent` is of the month in which the request is made, absent for a role that sees no invoices.
 */
export const locationsSchema = z.object({
  locations: z.array(
    z.object({
      ...location,
      city: text,
      /** The user to switch to; absent for a location without a user who can log in. */
      user_id: z.nullish(z.number()),
      /** The saved carts with products, of all people: goods after deals. `changed_at` is ISO 8601. */
      carts: z.array(
        z.object({
          own: flagSchema,
          person: z.string(),
          units: z.number(),
          total_exclusive: eurosSchema,
          changed_at: z.string(),
        }),
      ),
      last_order: z.nullish(
        z.object({ number: z.string(), placed_at: z.string(), total_exclusive: eurosSchema }),
      ),
      open_approvals: z.optional(z.number()),
      deliveries: z.array(z.object({ date: z.string(), ...amount })),
      spent: z.nullish(z.object(amount)),
    }),
  ),
});

/**
 * What goods would cost each location, without a coupon. `max` of a line is the quantity that can be ordered, where it is
 * less than the wanted one, and `problem` says why; `problems` keep the order from being placed. Delivery dates are in
 * seconds; `address_id` is absent for the main address. `pays_later`: on account or by direct debit. `saved_cart` is that
 * of the person who asks.
 */
export const locationsPreviewSchema = z.object({
  locations: z.array(
    z.object({
      ...location,
      lines: z.array(
        z.object({
          product_id: z.number(),
          quantity: z.number(),
          total_exclusive: eurosSchema,
          max: z.nullish(z.number()),
          problem: text,
        }),
      ),
      /** Free goods of deals. */
      gifts: z.array(z.object({ name: z.string(), quantity: z.number() })),
      problems: z.array(z.string()),
      subtotal_exclusive: eurosSchema,
      shipping_costs: eurosSchema,
      total_exclusive: eurosSchema,
      total_inclusive: eurosSchema,
      pays_later: flagSchema,
      delivery_dates: z.array(z.number()),
      addresses: z.array(
        z.object({ address_id: z.nullish(z.number()), label: z.string(), lines: z.string() }),
      ),
      saved_cart: savedCartSchema,
    }),
  ),
});

/** An order that was placed for a location; the day is 'YYYY-MM-DD'. */
export const locationOrderSchema = z.object({
  order_id: z.number(),
  number: z.string(),
  delivery_on: z.string(),
});

export type WireLocations = z.infer<typeof locationsSchema>;
export type WireLocationsPreview = z.infer<typeof locationsPreviewSchema>;
