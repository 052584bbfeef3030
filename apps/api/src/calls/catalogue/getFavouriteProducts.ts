import { productListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { listFavourites } from '../../catalogue/listFavourites.ts';
import { toWireProducts } from '../../catalogue/productFields.ts';
import { defineCall } from '../../http/defineCall.ts';
import { fieldsInput, pageInput, pageSizeInput } from '../input/pageInput.ts';

/** GET /product/favourite/1/{n} (C04). */
export const getFavouriteProducts = defineCall({
  method: 'get',
  paths: ['/product/favourite/:page/:pageSize'],
  summary: 'The favourites of the company, the latest first.',
  access: 'customer',
  input: z.object({ page: pageInput, pageSize: pageSizeInput, fields: fieldsInput }),
  answer: productListSchema,
  handle: async ({ parts, viewer, input }) => {
    const { total, rows } = await listFavourites(parts.database.sql, viewer, input);
    return { total, products: await toWireProducts(parts.database.sql, viewer, rows, input.fields) };
  },
});
