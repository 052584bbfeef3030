import { accountCalls } from './calls/accountCalls.ts';
import { capabilityCalls } from './calls/capabilityCalls.ts';
import { catalogueCalls } from './calls/catalogueCalls.ts';
import { favouriteCalls } from './calls/favouriteCalls.ts';
import { listCalls } from './calls/listCalls.ts';
import { orderCalls } from './calls/orderCalls.ts';
import { pageCalls } from './calls/pageCalls.ts';
import { passwordCalls } from './calls/passwordCalls.ts';
import { paymentCalls } from './calls/paymentCalls.ts';
import { purchaseCalls } from './calls/purchaseCalls.ts';
import { quickOrderCalls } from './calls/quickOrderCalls.ts';
import { savedCartCalls } from './calls/savedCartCalls.ts';
import { standingOrderCalls } from './calls/standingOrderCalls.ts';
import type { ApiOptions } from './transport/ApiOptions.ts';
import { createTransport } from './transport/createTransport.ts';

/** All calls, typed by their files so that editors show their docs. */
export type ApiClient = ReturnType<typeof capabilityCalls> &
  ReturnType<typeof catalogueCalls> &
  ReturnType<typeof pageCalls> &
  ReturnType<typeof accountCalls> &
  ReturnType<typeof passwordCalls> &
  ReturnType<typeof favouriteCalls> &
  ReturnType<typeof orderCalls> &
  ReturnType<typeof paymentCalls> &
  ReturnType<typeof purchaseCalls> &
  ReturnType<typeof savedCartCalls> &
  ReturnType<typeof quickOrderCalls> &
  ReturnType<typeof listCalls> &
  ReturnType<typeof standingOrderCalls>;

/**
 * Creates a client of the shop's published API. Reads return null for 'not found'; other failures throw an
 * `ApiError`.
 */
export function createApiClient(options: ApiOptions = {}): ApiClient {
  const send = createTransport(options);
  const capabilities = capabilityCalls(send, options);
  return {
    ...capabilities,
    ...catalogueCalls(send, capabilities.hasCapability),
    ...pageCalls(send),
    ...accountCalls(send, options),
    ...passwordCalls(send, capabilities.hasCapability),
    ...favouriteCalls(send),
    ...orderCalls(send, capabilities.hasCapability),
    ...paymentCalls(send),
    ...purchaseCalls(send),
    ...savedCartCalls(send),
    ...quickOrderCalls(send, capabilities.hasCapability),
    ...listCalls(send),
    ...standingOrderCalls(send),
  };
}
