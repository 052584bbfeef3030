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

/**
 * The cost centre of a line: an addition, null or absent without one. In a cart an ended one, or one that the company does not
 * have (with an empty code), stays as chosen until the buyer changes it; it is not ordered. An order has its texts of its day.
 */
export const lineCostCentreSchema = z.nullish(costCentreSchema);

/** What {@link costCentresSchema} reads. */
export type WireCostCentres = z.infer<typeof costCentresSchema>;
/** What {@link lineCostCentreSchema} reads. */
export type WireLineCostCentre = z.infer<typeof lineCostCentreSchema>;
