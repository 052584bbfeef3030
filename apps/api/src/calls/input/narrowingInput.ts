import { listOrders } from '@magazijn/api-client/schemas';
import { centsFromEuros } from '@magazijn/domain/money';
import * as z from 'zod/mini';

const flag = z._default(
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text) => text === '1'),
  ),
  false,
);

/** Euros with at most two decimals, as whole cents. */
const price = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/)),
    z.transform((text) => centsFromEuros(Number(text))),
  ),
);

/** The optional query parameters of lists that can be narrowed and sorted; a brand may come more than once. */
export const narrowingInput = {
  facets: flag,
  brand: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(30)), []),
  offer: flag,
  stock: flag,
  price_from: price,
  price_until: price,
  sort: z._default(z.enum(listOrders), 'default'),
};
