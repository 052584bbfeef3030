import type { CartAmounts, StoredCart } from './StoredCart.ts';
import { withAmounts } from './withAmounts.ts';

/** What an order was made of, as a cart holds it. */
export interface OrderedGoods {
  readonly amounts: CartAmounts;
  /** coupon code; '' when there was none */
  readonly coupon: string;
  readonly orderReference: string;
}

/**
 * The cart after an order was placed that may be of an earlier state of it (clause T62): so many units as were ordered
 * are taken out, what was added since stays. The coupon and the reference of the order go with it; those that were typed
 * since stay.
 *
 * @example
 * // 12 boxes were ordered, a thirteenth was added while the order was on its way
 * withoutOrdered(setQuantity(emptyCart('100001'), 7, 13), { amounts: { 7: 12 }, coupon: '', orderReference: '' }).amount
 * // { 7: 1 }
 */
export function withoutOrdered<Data>(
  cart: StoredCart<Data>,
  { amounts, coupon, orderReference }: OrderedGoods,
): StoredCart<Data> {
  const left = Object.entries(cart.amount)
    .map(([id, amount]): [string, number] => [id, amount - (amounts[id] ?? 0)])
    .filter(([, amount]) => amount > 0);
  return withAmounts(
    {
      ...cart,
      discount: cart.discount === coupon ? '' : cart.discount,
      orderReference: cart.orderReference === orderReference ? '' : cart.orderReference,
    },
    Object.fromEntries(left),
  );
}
