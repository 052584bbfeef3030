import { type ApiClient, ApiError } from '@magazijn/api-client';
import { spokenRefusal } from '../../cart/spokenRefusal.ts';

/** What became of an order. */
export type Placing =
  /** `deliveryDate` in seconds; null when the back end did not say. */
  | { readonly kind: 'placed'; readonly deliveryDate: number | null }
  /** `reason` is the back end's; empty when it gave none. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer came, and nobody has said yet that it is placed. Asking again places it once. */
  | { readonly kind: 'unknown' };

/**
 * Places a draft on account or by direct debit (T62). When no answer comes, the server is asked what became of the order:
 * nothing is called a failure that nobody said (ruling "A failure of placing an order").
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
    return askOutcome(api, orderId, isFailure(error));
  }
}

/**
 * What became of an order whose answer was lost.
 *
 * @param failed whether the server said that it failed: then an order that is not placed was not
 */
export async function askOutcome(
  api: Pick<ApiClient, 'order'>,
  orderId: number,
  failed = false,
): Promise<Placing> {
  try {
    const order = await api.order(orderId);
    if (order === null) return { kind: 'refused', reason: '' };
    if (order.status === 'placed') return { kind: 'placed', deliveryDate: order.deliveryDate };
    // A draft still: what was sent may be on its way.
    return failed ? { kind: 'refused', reason: '' } : { kind: 'unknown' };
  } catch (error) {
    console.warn('What became of the order is not known', error);
    return { kind: 'unknown' };
  }
}

/** Whether the server itself said no, for good. 401 says something of the session, not of the order. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409, 422].includes(error.status);

/** Whether an answer came that is none of a gateway, behind which the order may be placed all the same. */
const isFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && ![502, 503, 504].includes(error.status);
