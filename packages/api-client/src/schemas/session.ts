import * as z from 'zod/mini';

/** What a login, a reset or a switch gives: the bearer token (C11, C14). */
export const tokenSchema = z.object({ token: z.string() });

/** The claims of the bearer token that the shop reads (T05). The server alone decides what they allow. */
export const tokenClaimsSchema = z.object({
  username: z.string(),
  company: z.object({ name: z.string(), customer_number: z.string() }),
  admin: z.boolean(),
  exp: z.number(),
});
