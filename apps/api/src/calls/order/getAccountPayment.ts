import { placedOrderSchema } from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../../http/inputs.ts';
import { placeOrder } from '../../orders/placeOrder.ts';

/** GET /payment/account/{id} (C07, T62). */
export const getAccountPayment = defineCall({
  method: 'get',
  paths: ['/payment/account/:id'],
  summary: 'Places a draft on account or by direct debit; a second time changes nothing.',
  access: 'customer',
  changes: true,
  input: z.object({ id: idInput }),
  answer: placedOrderSchema,
  refusals: {
    404: 'There is no such order of this company.',
    409: 'It cannot be placed: out of stock, over a limit, under the minimum, or to be paid by card.',
  },
  handle: async ({ parts, viewer, input }) => {
    return { delivery: deliveryTimestamp(await placeOrder(parts, viewer, input.id)) };
  },
});
