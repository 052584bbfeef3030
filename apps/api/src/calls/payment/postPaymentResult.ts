import {
  paymentResultRequestSchema,
  paymentStateSchema,
  sessionIdSchema,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { abandonSession } from '../../payments/abandonSession.ts';
import { checkPayment } from '../../payments/checkPayment.ts';
import { findPaymentState } from '../../payments/findPaymentState.ts';

/** POST /payment/result/{session}: an extra call, for a browser that is back before the provider's webhook. */
export const postPaymentResult = defineCall({
  method: 'post',
  paths: ['/payment/result/:session'],
  summary: 'Has the server ask the provider how a session ended, and answers where its order stands then.',
  access: 'customer',
  input: z.object({ session: sessionIdSchema }),
  form: paymentResultRequestSchema,
  answer: paymentStateSchema,
  refusals: { 404: 'There is no such session of this company.' },
  handle: async ({ parts, viewer, input, form }) => {
    const known = await findPaymentState(parts, viewer, input.session);
    if (form.session_result !== undefined) {
      await checkPayment(parts, input.session, known.reference, form.session_result);
    } else if (form.unusable !== undefined) {
      await abandonSession(parts, known.reference);
    }
    const { reference: _reference, ...state } = await findPaymentState(parts, viewer, input.session);
    return state;
  },
});
