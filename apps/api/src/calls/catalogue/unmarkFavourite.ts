import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../input/idInput.ts';
import { nothingAnswer } from '../input/nothingAnswer.ts';

/** DELETE /product/product-favourite/{id} (C05). */
export const unmarkFavourite = defineCall({
  method: 'delete',
  paths: ['/product/product-favourite/:id'],
  summary: 'Unmarks a favourite; one that is none changes nothing.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: nothingAnswer,
  handle: async ({ parts, viewer, input }) => {
    await parts.database.sql`
      delete from favourites where company_id = ${viewer.companyId} and product_id = ${input.id}`;
    return {};
  },
});
