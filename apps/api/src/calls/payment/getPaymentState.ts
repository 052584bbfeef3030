import { paymentStateSchema, sessionIdSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { findPaymentState } from '../../payments/findPaymentState.ts';

/** GET /payment/state/{session}: an extra call, by which the shop asks before it calls anything a failure. */
export const getPaymentState = defineCall({
  method: 'get',
  paths: ['/payment/state/:session'],
  summary: 'Where the order of a payment session stands, by the server’s own word. Changes nothing.',
  access: 'customer',
  input: z.object({ session: sessionIdSchema }),
  answer: paymentStateSchema,
  refusals: { 404: 'There is no such session of this company.' },
  handle: async ({ parts, viewer, input }) => {
    const { reference: _reference, ...state } = await findPaymentState(parts, viewer, input.session);
    return state;
  },
});
