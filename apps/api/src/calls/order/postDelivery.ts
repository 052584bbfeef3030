import { deliveryRequestSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { idInput, nothingAnswer } from '../../http/inputs.ts';
import { chooseDeliveryDate } from '../../orders/chooseDeliveryDate.ts';

/** POST /order/delivery/{id} (C07, C12, T61). */
export const postDelivery = defineCall({
  method: 'post',
  paths: ['/order/delivery/:id'],
  summary: 'Chooses the delivery date of a draft: one of those that it offers, in seconds.',
  access: 'customer',
  input: z.object({ id: idInput }),
  form: deliveryRequestSchema,
  answer: nothingAnswer,
  refusals: {
    404: 'There is no such order of this company.',
    409: 'It is no draft any more.',
    422: 'Not one of the offered dates.',
  },
  handle: async ({ parts, viewer, input, form }) => {
    await chooseDeliveryDate(parts, viewer, input.id, Number(form.date));
    return {};
  },
});
