// The calls of cost centres: ours, and only sent to a back end that names the capability `cost-centres`.
import * as z from 'zod/mini';
import { flagSchema } from './wire.ts';

const costCentreSchema = z.object({
  id: z.number(),
  code: z.string(),
  /** Empty without one. */
  name: z.string(),
  /** Whether it can no longer be chosen. */
  ended: flagSchema,
});

/** The groups and cost centres of a company by code, ended ones included. */
export const costCentresSchema = z.object({ cost_centres: z.array(costCentreSchema) });

/** An addition. An ended or missing one stays in a cart, but is not ordered; an order has the texts of its day. */
export const lineCostCentreSchema = z.nullish(costCentreSchema);

export type WireCostCentres = z.infer<typeof costCentresSchema>;
export type WireLineCostCentre = z.infer<typeof lineCostCentreSchema>;
