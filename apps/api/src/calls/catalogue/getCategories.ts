import { categorySchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { listCategories } from '../../catalogue/listCategories.ts';
import { toWireCategory } from '../../catalogue/toWireCategory.ts';
import { defineCall } from '../../http/defineCall.ts';

/** GET /category?field=priority&order=asc (C06). */
export const getCategories = defineCall({
  method: 'get',
  paths: ['/category'],
  summary: 'The categories of the navigation, with their sub categories.',
  access: 'public',
  input: z.object({
    field: z._default(z.enum(['priority', 'description']), 'priority'),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
  }),
  answer: z.array(categorySchema),
  handle: async ({ parts, input }) => {
    const rows = await listCategories(parts.database.sql, input.field, input.order);
    return rows.map((row) => toWireCategory(row, row.subCategories));
  },
});
