import { productListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { listOffered } from '../../catalogue/listOffered.ts';
import { toWireProduct } from '../../catalogue/toWireProduct.ts';
import { defineCall } from '../../http/defineCall.ts';
import { pageInput, pageSizeInput } from '../input/pageInput.ts';

/** GET /product/offer/1/{n} (C04, R04): the list of the page 'Aanbiedingen', which needs a login. */
export const getOfferedProducts = defineCall({
  method: 'get',
  paths: ['/product/offer/:page/:pageSize'],
  summary: 'The products with an action.',
  access: 'customer',
  input: z.object({ page: pageInput, pageSize: pageSizeInput }),
  answer: productListSchema,
  handle: async ({ parts, viewer, input }) => {
    const { total, rows } = await listOffered(parts.database.sql, viewer, input);
    return { total, products: rows.map(toWireProduct(viewer)) };
  },
});
