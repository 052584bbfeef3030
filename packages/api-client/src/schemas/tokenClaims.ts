import * as z from 'zod/mini';
import { customerNumberSchema, flagSchema } from './wire.ts';

/** The claims of an access token that the shop reads. Only the server enforces rights. */
export const tokenClaimsSchema = z.object({
  username: z.string(),
  company: z.object({ name: z.string(), customer_number: customerNumberSchema }),
  admin: z.nullish(flagSchema),
  /** The person who logged in, at a back end with people and roles. */
  name: z.nullish(z.string()),
  role: z.nullish(z.string()),
  exp: z.optional(z.number()),
});
