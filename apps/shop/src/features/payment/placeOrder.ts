import { type ApiClient, ApiError } from '@magazijn/api-client';
import { spokenRefusal } from '../../cart/spokenRefusal.ts';

/** What became of an order. */
export type Placing =
  /** `deliveryDate` in seconds; null when the back end did not say. */
  | { readonly kind: 'placed'; readonly deliveryDate: number | null }
  /** `reason` is the back end's; empty when it gave none. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer, and no answer to the question what became of it either. Asking again places it once. */
  | { readonly kind: 'unknown' };

/**
 * Places a draft on account or by direct debit (T62). When the answer is lost, the server is asked what became of the
 * order before anything is called a failure (decision "mislukt after an unknown or lost result").
 */
export async function placeOrder(
  api: Pick<ApiClient, 'placeOrder' | 'order'>,
  orderId: number,
): Promise<Placing> {
  try {
    return { kind: 'placed', deliveryDate: await api.placeOrder(orderId) };
  } catch (error) {
    console.warn('The order was not confirmed', error);
    if (isAnswer(error)) return { kind: 'refused', reason: spokenRefusal(error) };
  }
  try {
    const order = await api.order(orderId);
    return order?.status === 'placed'
      ? { kind: 'placed', deliveryDate: order.deliveryDate }
      : { kind: 'refused', reason: '' };
  } catch (error) {
    console.warn('What became of the order is not known', error);
    return { kind: 'unknown' };
  }
}

/** Whether the server itself said no, for good. 401 says something of the session, not of the order. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409, 422].includes(error.status);
