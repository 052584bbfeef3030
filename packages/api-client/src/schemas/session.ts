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

/** Where somebody is logged in. Times are ISO 8601; `device` is a browser and its system, in Dutch. */
export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      created: z.string(),
      last_used: z.string(),
      address: z.string(),
      device: z.string(),
      current: z.boolean(),
    }),
  ),
});
