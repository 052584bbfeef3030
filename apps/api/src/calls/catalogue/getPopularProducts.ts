import { productListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { listPopular } from '../../catalogue/listPopular.ts';
import { toWireProduct } from '../../catalogue/toWireProduct.ts';
import { defineCall } from '../../http/defineCall.ts';
import { pageInput, pageSizeInput } from '../input/pageInput.ts';

/** GET /product/popular/1/{n} (C04). */
export const getPopularProducts = defineCall({
  method: 'get',
  paths: ['/product/popular/:page/:pageSize'],
  summary: 'What sells most.',
  access: 'visitor',
  input: z.object({ page: pageInput, pageSize: pageSizeInput }),
  answer: productListSchema,
  handle: async ({ parts, viewer, input }) => {
    const { total, rows } = await listPopular(parts.database.sql, viewer, input);
    return { total, products: rows.map(toWireProduct(viewer)) };
  },
});
