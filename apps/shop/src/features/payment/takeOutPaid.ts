import type { ApiClient, PaymentState } from '@magazijn/api-client';
import type { CartStore } from '../../cart/CartStore.ts';
import { orderedCart } from '../../checkout/orderedCart.ts';

interface Parts {
  readonly api: Pick<ApiClient, 'order'>;
  readonly cart: Pick<CartStore, 'getState' | 'takeOut'>;
}

/**
 * Takes a paid order out of the cart (S62). Of a cart that changed since, the server is asked what was ordered; while
 * it does not answer the cart stays as it is.
 *
 * @param owner the customer's number
 */
export async function takeOutPaid(
  { api, cart }: Parts,
  owner: string,
  { orderId, cartVersion }: Pick<PaymentState, 'orderId' | 'cartVersion'>,
): Promise<void> {
  const order = { id: orderId, owner, revision: cartVersion ?? '' };
  const { amounts, coupon, orderReference, revision } = cart.getState();
  if (revision === order.revision) {
    cart.takeOut({ ...order, intent: { amounts, coupon, orderReference } });
    return;
  }
  const found = await api.order(orderId);
  if (found !== null) cart.takeOut(orderedCart(order, found.cart));
}
