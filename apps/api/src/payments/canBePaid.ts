import type { FoundOrder } from '../orders/findOrder.ts';
import { orderCart } from '../orders/orderCart.ts';

/** Whether nothing stands in the way of ordering this (V20), so that money may be asked for it. */
export function canBePaid(found: FoundOrder): boolean {
  const cart = orderCart(found);
  return (
    cart.subtotal >= cart.minimumOrder &&
    cart.limits.length === 0 &&
    cart.lines.every(({ limitMessage }) => limitMessage === null)
  );
}
