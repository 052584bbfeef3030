// The call of 'Uitgaven': ours, and only sent to a back end that names the capability `spending`.
import * as z from 'zod/mini';
import { customerNumberSchema, eurosSchema } from './wire.ts';

const amount = { orders: z.number(), total_exclusive: eurosSchema };

/**
 * What an organisation spent in a year, without VAT, by the days of its orders. `years` are those with orders, the latest
 * first; `months` are '2026-11', only those with orders. `categories` are the goods by main category, without delivery
 * and coupons, which `other` has. `people` and `locations` are by name; orders of people without a name are in none. `cost_centres` are the goods by cost
 * centre, with an empty code for those without one; absent when no line has one.
 */
export const spendingSchema = z.object({
  ...amount,
  years: z.array(z.number()),
  months: z.array(z.object({ month: z.string(), ...amount })),
  categories: z.array(z.object({ name: z.string(), total_exclusive: eurosSchema })),
  other: eurosSchema,
  people: z.array(z.object({ name: z.string(), ...amount })),
  locations: z.array(z.object({ customer_number: customerNumberSchema, name: z.string(), ...amount })),
  cost_centres: z.optional(
    z.array(z.object({ code: z.string(), name: z.string(), total_exclusive: eurosSchema })),
  ),
});

export type WireSpending = z.infer<typeof spendingSchema>;
