import { narrowedListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { listOffered } from '../../catalogue/listOffered.ts';
import { toWireProducts } from '../../catalogue/productFields.ts';
import { readNarrowing } from '../../catalogue/readNarrowing.ts';
import { defineCall } from '../../http/defineCall.ts';
import { narrowingInput } from '../input/narrowingInput.ts';
import { fieldsInput, pageInput, pageSizeInput } from '../input/pageInput.ts';

/** GET /product/offer/1/{n} (C04, R04): the list of the page 'Aanbiedingen', which needs a login. */
export const getOfferedProducts = defineCall({
  method: 'get',
  paths: ['/product/offer/:page/:pageSize'],
  summary: 'The products with an action. Narrowed and sorted on request.',
  access: 'customer',
  input: z.object({ page: pageInput, pageSize: pageSizeInput, fields: fieldsInput, ...narrowingInput }),
  answer: narrowedListSchema,
  handle: async ({ parts, viewer, input }) => {
    const narrowing = readNarrowing(input, viewer);
    const { total, rows, facets } = await listOffered(parts.database.sql, viewer, input, narrowing);
    return {
      total,
      products: await toWireProducts(parts.database.sql, viewer, rows, input.fields),
      ...(input.facets && facets ? { facets } : {}),
    };
  },
});
