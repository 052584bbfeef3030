import { productListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { listPopular } from '../../catalogue/listPopular.ts';
import { toWireProducts } from '../../catalogue/productFields.ts';
import { defineCall } from '../../http/defineCall.ts';
import { fieldsInput, pageInput, pageSizeInput } from '../input/pageInput.ts';

/** GET /product/popular/1/{n} (C04). */
export const getPopularProducts = defineCall({
  method: 'get',
  paths: ['/product/popular/:page/:pageSize'],
  summary: 'What sells most.',
  access: 'visitor',
  input: z.object({ page: pageInput, pageSize: pageSizeInput, fields: fieldsInput }),
  answer: productListSchema,
  handle: async ({ parts, viewer, input }) => {
    const { total, rows } = await listPopular(parts.database.sql, viewer, input);
    return { total, products: await toWireProducts(parts.database.sql, viewer, rows, input.fields) };
  },
});
