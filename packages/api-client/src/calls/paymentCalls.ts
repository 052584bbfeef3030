import { type PaymentState, toPaymentState } from '../model/PaymentState.ts';
import { paymentStateSchema } from '../schemas/payment.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** The status of a payment by card or iDEAL. The Drop-in makes the provider's own calls. */
export function paymentCalls(send: Transport) {
  return {
    /** Null for an unknown session or another company's. Changes nothing. */
    paymentState: async (sessionId: string): Promise<PaymentState | null> => {
      const found = await orNull(
        send({ path: `/payment/state/${encodeURIComponent(sessionId)}`, responseSchema: paymentStateSchema }),
      );
      return found && toPaymentState(found);
    },

    /** Reports the provider's result, which the server verifies; null when the session could not be opened. */
    reportPayment: async (sessionId: string, result: string | null): Promise<PaymentState> =>
      toPaymentState(
        await send({
          method: 'POST',
          path: `/payment/result/${encodeURIComponent(sessionId)}`,
          body: new URLSearchParams(result === null ? { unusable: '1' } : { session_result: result }),
          responseSchema: paymentStateSchema,
        }),
      ),
  };
}
