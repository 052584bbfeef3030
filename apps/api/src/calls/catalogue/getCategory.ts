import { categorySchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { findCategory } from '../../catalogue/findCategory.ts';
import { listSubCategories } from '../../catalogue/listSubCategories.ts';
import { toWireCategory } from '../../catalogue/toWireCategory.ts';
import { defineCall } from '../../http/defineCall.ts';
import { notFound } from '../../http/notFound.ts';
import { segmentInput } from '../input/segmentInput.ts';

/** GET /category/detail/{category}[/{sub}] (C06): an array of one. */
export const getCategory = defineCall({
  method: 'get',
  paths: ['/category/detail/:category', '/category/detail/:category/:sub'],
  summary: 'One category, as an array of one.',
  access: 'public',
  input: z.object({ category: segmentInput, sub: z.optional(segmentInput) }),
  answer: z.array(categorySchema),
  refusals: { 404: 'There is no such category.' },
  handle: async ({ parts, input }) => {
    const { sql } = parts.database;
    const row = await findCategory(sql, input.category, input.sub);
    if (!row) throw notFound();
    return [toWireCategory(row, await listSubCategories(sql, row.id))];
  },
});
