import { productListSchema } from '@magazijn/api-client/schemas';
import { listFavourites } from '../../catalogue/listFavourites.ts';
import { toWireProduct } from '../../catalogue/toWireProduct.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../input/noInput.ts';

/** More favourites than anyone looks through; the pages of /product/favourite/{page}/{n} give the rest. */
const most = 500;

/** GET /product/favourites (C05). */
export const getFavourites = defineCall({
  method: 'get',
  paths: ['/product/favourites'],
  summary: 'The favourites of the company, the latest first: at most 500 of them.',
  access: 'customer',
  input: noInput,
  answer: productListSchema,
  handle: async ({ parts, viewer }) => {
    const { total, rows } = await listFavourites(parts.database.sql, viewer, { page: 1, pageSize: most });
    return { total, products: rows.map(toWireProduct(viewer)) };
  },
});
