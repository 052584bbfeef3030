import { narrowedListSchema, type WireFacets } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { listCategory } from '../../catalogue/listCategory.ts';
import { listNarrowedCategory } from '../../catalogue/listNarrowedCategory.ts';
import type { ProductPage } from '../../catalogue/ProductPage.ts';
import { toWireProducts } from '../../catalogue/productFields.ts';
import { readNarrowing } from '../../catalogue/readNarrowing.ts';
import { defineCall } from '../../http/defineCall.ts';
import { notFound } from '../../http/notFound.ts';
import { narrowingInput } from '../input/narrowingInput.ts';
import { fieldsInput, pageInput, pageSizeInput } from '../input/pageInput.ts';
import { segmentInput } from '../input/segmentInput.ts';

type Listed = ProductPage & { readonly facets?: WireFacets };

/** GET /product/category/{category}[/{sub}]/{page}/{pageSize} (C04, C13, S23). */
export const getCategoryProducts = defineCall({
  method: 'get',
  paths: ['/product/category/:category/:page/:pageSize', '/product/category/:category/:sub/:page/:pageSize'],
  summary:
    'One page of a category, those of its sub categories included; `aanbieding/{url}` lists a special. Narrowed and ' +
    'sorted on request; anonymous visitors not by price.',
  access: 'visitor',
  input: z.object({
    category: segmentInput,
    sub: z.optional(segmentInput),
    page: pageInput,
    pageSize: pageSizeInput,
    fields: fieldsInput,
    ...narrowingInput,
  }),
  answer: narrowedListSchema,
  refusals: { 404: 'There is no such category.' },
  handle: async ({ parts, viewer, input }) => {
    const { sql } = parts.database;
    const narrowing = readNarrowing(input, viewer);
    const found: Listed | null = narrowing
      ? await listNarrowedCategory(sql, viewer, input, narrowing, input)
      : await listCategory(sql, viewer, input, input);
    if (!found) throw notFound();
    return {
      total: found.total,
      products: await toWireProducts(sql, viewer, found.rows, input.fields),
      ...(input.facets && found.facets ? { facets: found.facets } : {}),
    };
  },
});
