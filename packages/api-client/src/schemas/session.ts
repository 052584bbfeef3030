import * as z from 'zod/mini';
import { customerNumberSchema, flagSchema } from './wire.ts';

export const tokenSchema = z.object({ token: z.string() });

/** A login of the user. Times are ISO 8601; `device` is a browser and its system, in Dutch. */
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

/** Additional user data: whether the partner shop is available. */
export const extraValuesSchema = z.object({ telesuper_enabled: z.nullish(flagSchema) });

export const switchableCompanySchema = z.object({
  customer_number: customerNumberSchema,
  name: z.string(),
  fk_user_id: z.number(),
  city: z.optional(z.nullable(z.string())),
});

export const switchableCompaniesSchema = z.object({ companies: z.array(switchableCompanySchema) });
