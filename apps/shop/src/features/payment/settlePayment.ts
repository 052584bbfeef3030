import type { ApiClient, PaymentState } from '@magazijn/api-client';

/** What the provider told the browser. */
export interface ProviderResult {
  /** Empty when it told nothing. */
  readonly resultCode: string;
  /** By which the server can ask the provider; empty when there is none. */
  readonly sessionResult: string;
}

/** Where the buyer is led. */
export type PaymentEnd = 'succeeded' | 'failed';

const good = ['Authorised', 'Pending', 'Received'];

/** The screen follows the provider's result; a server that knows better is believed (T63). */
export const endOf = (resultCode: string, state: PaymentState['state'] | null): PaymentEnd =>
  good.includes(resultCode) || state === 'placed' || state === 'pending' ? 'succeeded' : 'failed';

/**
 * Tells the server what the provider gave the browser, so that it asks the provider itself, and decides where the buyer
 * is led (T63). Without an answer of the server the provider's result decides: the order follows the webhook.
 */
export async function settlePayment(
  api: Pick<ApiClient, 'paymentState' | 'reportPayment'>,
  sessionId: string,
  { resultCode, sessionResult }: ProviderResult,
): Promise<PaymentEnd> {
  try {
    const state =
      sessionResult === ''
        ? await api.paymentState(sessionId)
        : await api.reportPayment(sessionId, sessionResult);
    return endOf(resultCode, state?.state ?? null);
  } catch (error) {
    console.warn('The server could not be asked how the payment ended', error);
    return endOf(resultCode, null);
  }
}
