import * as z from 'zod/mini';
import { addFavourite } from '../../catalogue/addFavourite.ts';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../input/idInput.ts';
import { nothingAnswer } from '../input/nothingAnswer.ts';

/** GET /product/product-favourite/{id} (C05). */
export const markFavourite = defineCall({
  method: 'get',
  paths: ['/product/product-favourite/:id'],
  summary: 'Marks a product as a favourite; a second time changes nothing.',
  access: 'customer',
  changes: true,
  input: z.object({ id: idInput }),
  answer: nothingAnswer,
  refusals: { 404: 'There is no such product.' },
  handle: async ({ parts, viewer, input }) => {
    await addFavourite(parts.database.sql, viewer.companyId, input.id);
    return {};
  },
});
