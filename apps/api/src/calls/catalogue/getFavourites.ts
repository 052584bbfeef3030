import { productListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { listFavourites } from '../../catalogue/listFavourites.ts';
import { toWireProducts } from '../../catalogue/productFields.ts';
import { defineCall } from '../../http/defineCall.ts';
import { fieldsInput } from '../input/pageInput.ts';

/** More favourites than anyone looks through; the pages of /product/favourite/{page}/{n} give the rest. */
const most = 500;

/** GET /product/favourites (C05). */
export const getFavourites = defineCall({
  method: 'get',
  paths: ['/product/favourites'],
  summary: 'The favourites of the company, the latest first: at most 500 of them.',
  access: 'customer',
  input: z.object({ fields: fieldsInput }),
  answer: productListSchema,
  handle: async ({ parts, viewer, input }) => {
    const { total, rows } = await listFavourites(parts.database.sql, viewer, { page: 1, pageSize: most });
    return { total, products: await toWireProducts(parts.database.sql, viewer, rows, input.fields) };
  },
});
