import type { CartQuantities } from '@magazijn/domain/cart';
import type { CartStore } from '../../stores/CartStore.ts';

/** Another device of the customer changes the quantities of the cart; `orders` are orders that were placed there. */
export function changeElsewhere(
  cart: CartStore,
  quantities: CartQuantities,
  { orders = [] as readonly number[], owner = '100001' } = {},
): void {
  const { couponCode, orderReference, quantities: before } = cart.getState();
  const take = (version: number, now: CartQuantities, placed: readonly number[]) =>
    cart.takeOver(
      {
        id: 1,
        version,
        intent: { quantities: now, couponCode, orderReference },
        orders: placed.map((id) => ({ id, version })),
      },
      { owner, changed: {}, lastOrdered: cart.getRecord().ordered.at(-1) },
    );
  take(1, before, []);
  take(2, quantities, orders);
}
