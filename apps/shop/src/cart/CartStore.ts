import type { CartInfo, CartIntent } from '@magazijn/api-client';
import type { Cents } from '@magazijn/domain/money';
import type { OrderedCart } from './OrderedCart.ts';

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

/** The cart as pages show it. A new object whenever something changed, the same one otherwise. */
export interface CartState {
  /** False while nobody knows what is in the cart: on the server, at hydration, and until the cart's code is there. */
  readonly known: boolean;
  /** What the buyer wants, at once after every touch. Product id to whole quantity. */
  readonly amounts: Readonly<Record<string, number>>;
  readonly units: number;
  readonly coupon: string;
  readonly orderReference: string;
  /** The server's last word; null until it was asked, and for an empty cart. */
  readonly info: CartInfo | null;
  /** Excluding VAT, of the server's last word. */
  readonly subtotal: Cents;
  readonly status: CartStatus;
  /** Why the last change was taken back, in Dutch; empty when it was not, and after the next change. */
  readonly refusal: string;
  /** Product id that was added last, with a number that grows at each addition (T13). */
  readonly lastAdded: { readonly productId: number; readonly sequence: number } | null;
  /** False when the browser keeps nothing (full or blocked storage): the cart lives in this tab only. */
  readonly kept: boolean;
  /** Another one after every change of the buyer's: what an order of this cart is known by. */
  readonly revision: string;
}

/** The one cart of this browser. A quantity that no line can hold is told by `refusal` and said aloud, never thrown. */
export interface CartStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => CartState;
  /** What the server rendered: an empty cart. */
  readonly getServerState: () => CartState;
  /** Adds units of a product and announces it (T13). */
  readonly add: (productId: number, quantity: number) => void;
  /** Adds many at once, announcing none; below 0 takes out. A line stops at nothing and at the most that it can hold. */
  readonly addAll: (amounts: CartIntent['amounts']) => void;
  /**
   * 0 removes (T11).
   *
   * @param owner the customer who typed it, where the field applies it later. @default who looks now
   */
  readonly setQuantity: (productId: number, quantity: number, owner?: string) => void;
  readonly setCoupon: (code: string, owner?: string) => void;
  readonly setOrderReference: (text: string, owner?: string) => void;
  readonly empty: () => void;
  /**
   * Takes out what was ordered (T62): all of the cart that the order was made of, and of a later one as much as was
   * ordered. Done once for an order, however many tabs hear of it, and however late.
   */
  readonly takeOut: (order: OrderedCart) => void;
  /** Puts back what `empty` took away; what was added since then stays. */
  readonly restore: (taken: CartIntent) => void;
  /** Asks the server again: when the cart is opened, and to try once more. */
  readonly recalculate: () => void;
  /**
   * Resolves when the server has answered the last change; rejects when it cannot. Before ordering. A cart that is only
   * priced anew is not waited for.
   */
  readonly flush: () => Promise<void>;
}
