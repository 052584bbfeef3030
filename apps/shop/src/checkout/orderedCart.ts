import type { CartInfo } from '@magazijn/api-client';
import type { OrderedCart } from '../cart/OrderedCart.ts';

/**
 * What a cart is told of an order: the goods that the buyer asked for, by the order's own lines. Gifts were never in it.
 *
 * @param cart the order's
 */
export function orderedCart(
  order: Pick<OrderedCart, 'id' | 'owner' | 'revision'>,
  { lines, coupon, orderReference }: CartInfo,
): OrderedCart {
  const bought = lines.filter(({ giveAway }) => !giveAway);
  const amounts = Object.fromEntries(bought.map(({ productId, quantity }) => [productId, quantity]));
  return { ...order, intent: { amounts, coupon, orderReference } };
}
