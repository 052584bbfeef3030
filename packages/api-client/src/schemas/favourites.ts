import * as z from 'zod/mini';
import { productSchema } from './catalogue.ts';
import { flagSchema } from './wire.ts';

/**
 * A favourite. `company_favourite` is an addition for people with colleagues: whether it is one of the company's; `favourite`
 * is then whether it is one of their own.
 */
const favouriteSchema = z.object({ ...productSchema.shape, company_favourite: z.nullish(flagSchema) });

/** `{total, products}` of the favourites: own ones first, then the company's others. */
export const favouriteListSchema = z.object({ total: z.number(), products: z.array(favouriteSchema) });
