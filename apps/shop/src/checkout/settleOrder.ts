import type { CartInfo } from '@magazijn/api-client';
import type { CartStore } from '../cart/CartStore.ts';
import { deviceStorage, tabStorage } from '../storage/browserStorage.ts';
import { keepChosenDay } from './chosenDay.ts';
import { orderedCart } from './orderedCart.ts';
import { keepPendingOrder } from './pendingOrder.ts';
import { forgetSentOrder, type SentOrder } from './sentOrder.ts';

/** What is known of an order that was placed. */
interface PlacedOrder {
  /** As people see it (K01). */
  readonly number: string;
  /** Seconds: the day on which it comes, which may be another than was chosen. */
  readonly deliveryDate: number;
  readonly cart: CartInfo;
}

/** An order is placed (T62): it leaves the cart, and the page of thanks in this tab knows of it. */
export function settleOrder(
  cart: Pick<CartStore, 'takeOut'>,
  { id, customerNumber, revision, deliveryDate: chosenDate }: SentOrder,
  { number, deliveryDate, cart: ordered }: PlacedOrder,
): void {
  const moved = deliveryDate === chosenDate ? {} : { chosenDate };
  keepPendingOrder(tabStorage, { number, customerNumber, deliveryDate, ...moved });
  cart.takeOut(orderedCart({ id, owner: customerNumber, revision }, ordered));
  forgetSentOrder(deviceStorage, { customerNumber, id });
  // The next order chooses its own day.
  keepChosenDay(deviceStorage, null);
}
