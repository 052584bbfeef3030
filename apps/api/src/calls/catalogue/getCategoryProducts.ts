import { productListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { findCategory } from '../../catalogue/findCategory.ts';
import { listCategory } from '../../catalogue/listCategory.ts';
import { toWireProduct } from '../../catalogue/toWireProduct.ts';
import { defineCall } from '../../http/defineCall.ts';
import { notFound } from '../../http/notFound.ts';
import { pageInput, pageSizeInput } from '../input/pageInput.ts';
import { segmentInput } from '../input/segmentInput.ts';

/** GET /product/category/{category}[/{sub}]/{page}/{pageSize} (C04, C13, S23). */
export const getCategoryProducts = defineCall({
  method: 'get',
  paths: ['/product/category/:category/:page/:pageSize', '/product/category/:category/:sub/:page/:pageSize'],
  summary:
    'One page of a category, those of its sub categories included; `aanbieding/{url}` lists a special.',
  access: 'visitor',
  input: z.object({
    category: segmentInput,
    sub: z.optional(segmentInput),
    page: pageInput,
    pageSize: pageSizeInput,
  }),
  answer: productListSchema,
  refusals: { 404: 'There is no such category.' },
  handle: async ({ parts, viewer, input }) => {
    const { sql } = parts.database;
    const category = await findCategory(sql, input.category, input.sub);
    if (!category) throw notFound();
    const rows = await listCategory(sql, viewer, category.id, input);
    return { total: category.productCount, products: rows.map(toWireProduct(viewer)) };
  },
});
