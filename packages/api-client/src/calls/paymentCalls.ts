import { type PaymentState, toPaymentState } from '../model/PaymentState.ts';
import { paymentStateSchema } from '../schemas/payment.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** Where a payment by card or iDEAL stands. The provider's own calls are the Drop-in's. */
export function paymentCalls(send: Transport) {
  return {
    /** Null when there is no such session, or it is another company's. Changes nothing. */
    paymentState: async (sessionId: string): Promise<PaymentState | null> => {
      const found = await orNull(
        send({ path: `/payment/state/${encodeURIComponent(sessionId)}`, responseSchema: paymentStateSchema }),
      );
      return found && toPaymentState(found);
    },

    /**
     * Hands on what the provider gave the browser, so that the server can ask the provider itself.
     *
     * @param result the provider's session result; null when the session could not even be opened
     */
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
