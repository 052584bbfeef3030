import * as z from 'zod/mini';
import { addStockMailRequest } from '../../catalogue/addStockMailRequest.ts';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../input/idInput.ts';
import { nothingAnswer } from '../input/nothingAnswer.ts';

/** GET /product/statusmail/{id} (C05, T24). */
export const requestStockMail = defineCall({
  method: 'get',
  paths: ['/product/statusmail/:id'],
  summary: 'Asks for a mail when a product is back; a second time changes nothing.',
  access: 'customer',
  changes: true,
  input: z.object({ id: idInput }),
  answer: nothingAnswer,
  refusals: { 404: 'There is no such product.' },
  handle: async ({ parts, viewer, input }) => {
    await addStockMailRequest(parts.database.sql, viewer, input.id);
    return {};
  },
});
