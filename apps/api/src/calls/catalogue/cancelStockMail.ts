import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../input/idInput.ts';
import { nothingAnswer } from '../input/nothingAnswer.ts';

/** DELETE /product/statusmail/{id}: an extra call, beside the specified one that asks for the mail. */
export const cancelStockMail = defineCall({
  method: 'delete',
  paths: ['/product/statusmail/:id'],
  summary: 'Takes back the wish for a mail when a product is back; where there is none it changes nothing.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: nothingAnswer,
  handle: async ({ parts, viewer, input }) => {
    await parts.database.sql`
      delete from stock_mail_requests where company_id = ${viewer.companyId} and product_id = ${input.id}`;
    return {};
  },
});
