import * as z from 'zod/mini';
import { customerNumberSchema, flagSchema } from './wire.ts';

/** The claims of the bearer token that the shop reads. The server alone decides what they allow. */
export const tokenClaimsSchema = z.object({
  username: z.string(),
  company: z.object({ name: z.string(), customer_number: customerNumberSchema }),
  admin: z.nullish(flagSchema),
  exp: z.optional(z.number()),
});
