import { accountCalls } from './calls/accountCalls.ts';
import { catalogueCalls } from './calls/catalogueCalls.ts';
import { favouriteCalls } from './calls/favouriteCalls.ts';
import { orderCalls } from './calls/orderCalls.ts';
import { pageCalls } from './calls/pageCalls.ts';
import { passwordCalls } from './calls/passwordCalls.ts';
import { paymentCalls } from './calls/paymentCalls.ts';
import type { ApiOptions } from './transport/ApiOptions.ts';
import { createTransport } from './transport/createTransport.ts';

/**
 * The shop's published API as functions, in the terms of the trade.
 * Reads answer null for 'not found'; every other failure is thrown as an `ApiError`.
 */
export function createApiClient(options: ApiOptions = {}) {
  const send = createTransport(options);
  return {
    ...catalogueCalls(send),
    ...pageCalls(send),
    ...accountCalls(send, options),
    ...passwordCalls(send),
    ...favouriteCalls(send),
    ...orderCalls(send),
    ...paymentCalls(send),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;
