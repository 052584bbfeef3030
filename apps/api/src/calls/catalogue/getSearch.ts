import { productListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { searchProducts } from '../../catalogue/searchProducts.ts';
import { toWireProduct } from '../../catalogue/toWireProduct.ts';
import { defineCall } from '../../http/defineCall.ts';
import { pageInput, pageSizeInput } from '../input/pageInput.ts';
import { termInput } from '../input/termInput.ts';

/** GET /product/search?term= (C04). */
export const getSearch = defineCall({
  method: 'get',
  paths: ['/product/search'],
  summary:
    'Products by name, brand, contents, article number or EAN, the best first; typing errors are forgiven.',
  access: 'visitor',
  input: z.object({
    term: termInput,
    page: z._default(pageInput, 1),
    pageSize: z._default(pageSizeInput, 50),
  }),
  answer: productListSchema,
  handle: async ({ parts, viewer, input }) => {
    const { total, rows } = await searchProducts(parts.database.sql, viewer, input.term, input);
    return { total, products: rows.map(toWireProduct(viewer)) };
  },
});
