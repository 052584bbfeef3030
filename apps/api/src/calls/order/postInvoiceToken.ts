import { invoiceTokenSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../../http/inputs.ts';
import { findInvoice } from '../../invoice/findInvoice.ts';
import { invoiceTokenLifetime, signInvoiceToken } from '../../invoice/invoiceTokens.ts';

/**
 * POST /order/invoice/{id}/token: an extra call (decision "Invoice"). It checks everything that the invoice itself
 * would, so that what can go wrong is heard where it can be said well, and not in a new tab.
 */
export const postInvoiceToken = defineCall({
  method: 'post',
  paths: ['/order/invoice/:id/token'],
  summary: 'A bearer for the form that opens one invoice in a new tab; good for 60 seconds.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: invoiceTokenSchema,
  refusals: {
    404: 'There is no such order of this company.',
    409: 'It is not placed yet.',
    503: 'The back end does not know who sells (SELLER_ settings).',
  },
  handle: async ({ parts, viewer, input }) => {
    await findInvoice(parts, viewer, input.id);
    const token = await signInvoiceToken(parts, { sessionId: viewer.sessionId, orderId: input.id });
    return { token, expires_in: invoiceTokenLifetime };
  },
});
