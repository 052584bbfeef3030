import { punchOutOrderSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { searchProducts } from '../../catalogue/searchProducts.ts';
import { defineCall } from '../../http/defineCall.ts';
import { termInput } from '../../http/inputs.ts';
import { priceProducts } from '../../punch-out/priceProducts.ts';
import { requireFunction } from '../../punch-out/requireFunction.ts';
import { toWirePunchOutOrder } from '../../punch-out/toWirePunchOutOrder.ts';

/** A buyer's system asks several catalogues at once and shows the best of each. */
const page = { page: 1, pageSize: 100 };

/** GET /punch-out/search: an extra call, for FUNCTION=BACKGROUND_SEARCH. */
export const getPunchOutSearch = defineCall({
  method: 'get',
  paths: ['/punch-out/search'],
  summary: 'The first hundred products that a search finds, one of each, priced; the best first.',
  access: 'customer',
  input: z.object({ term: termInput }),
  answer: punchOutOrderSchema,
  refusals: {
    403: 'The company has not agreed this function.',
    503: 'Too many search at once; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, viewer, input }) => {
    const { sql } = parts.database;
    await requireFunction(sql, viewer.companyId, 'BACKGROUND_SEARCH');
    const { rows } = await parts.searchTurns.customers(() => searchProducts(sql, viewer, input.term, page));
    return toWirePunchOutOrder(await priceProducts(parts, viewer, new Map(rows.map(({ id }) => [id, 1]))));
  },
});
