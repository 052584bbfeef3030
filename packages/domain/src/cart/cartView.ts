import { type Cents, centsFromEuros } from '../money/cents.ts';
import { wantedOf } from './cartRecord.ts';
import type { CartState } from './cartReducer.ts';
import { type CartQuantities, sumQuantities } from './storedCart.ts';

/** How the server's word on the cart stands. */
export type CartStatus =
  /** what is shown is what the server said */
  | 'settled'
  /** a change is under way */
  | 'calculating'
  /** the last change got no answer: it is kept and sent again */
  | 'unsent'
  /** nothing was changed, but the server could not be asked what it costs now */
  | 'outdated';

/**
 * The cart as pages show it: the quantities are what the buyer wants, the sums what the server said.
 *
 * @typeParam Info the server's word on a cart, as the caller reads it
 */
export interface CartView<Info = unknown> {
  /** False while nobody knows what is in the cart: on the server, at hydration, and until the cart's code is there. */
  readonly known: boolean;
  /** What the buyer wants, at once after every touch. */
  readonly quantities: CartQuantities;
  readonly units: number;
  readonly couponCode: string;
  readonly orderReference: string;
  /** The server's last word; null until it was asked, and for an empty cart. */
  readonly info: Info | null;
  /** Excluding VAT, of the server's last word. */
  readonly subtotal: Cents;
  readonly status: CartStatus;
  /** Why the last change was taken back, in Dutch; empty when it was not, and after the next change. */
  readonly refusal: string;
  /** Product id that was added last, with a number that grows at each addition, and the revision that it made. */
  readonly lastAdded: {
    readonly productId: number;
    readonly sequence: number;
    readonly revision: string;
  } | null;
  /** False when the browser keeps nothing (full or blocked storage): the cart lives in this tab only. */
  readonly kept: boolean;
  /** Another one after every change of the buyer's: what an order of this cart is known by. */
  readonly revision: string;
}

/** What pages show of a cart's state. */
export function cartView<Info>(state: CartState<Info>): CartView<Info> {
  const { record, info, refusal, lastAdded, kept } = state;
  const { quantities, couponCode, orderReference } = wantedOf(record);
  return {
    known: true,
    quantities,
    units: sumQuantities(quantities),
    couponCode,
    orderReference,
    info,
    subtotal: centsFromEuros(record.stored.total.amount),
    status: statusOf(state),
    refusal,
    lastAdded,
    kept,
    revision: record.revision,
  };
}

function statusOf({ record, failing, call }: CartState): CartStatus {
  if (failing) return record.pending === null ? 'outdated' : 'unsent';
  return record.pending !== null || call !== null ? 'calculating' : 'settled';
}
