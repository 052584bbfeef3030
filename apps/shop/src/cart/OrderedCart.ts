import type { CartIntent } from '@magazijn/api-client';

/** What the cart is told of an order that was placed. */
export interface OrderedCart {
  readonly id: number;
  /** The number of the customer who ordered. */
  readonly owner: string;
  /** The revision of the cart that it was made of; empty when nobody knows. */
  readonly revision: string;
  readonly intent: CartIntent;
}
