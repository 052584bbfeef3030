import * as z from 'zod/mini';
import { customerNumberSchema, flagSchema } from './wire.ts';

/** The claims of an access token that the shop reads. Only the server enforces rights. */
export const tokenClaimsSchema = z.object({
  username: z.string(),
  company: z.object({ name: z.string(), customer_number: customerNumberSchema }),
  admin: z.nullish(flagSchema),
  exp: z.optional(z.number()),
});
